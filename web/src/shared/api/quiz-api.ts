import { actionFacts } from 'virtual:action-facts';
import type { ActionClient } from '@quiz-arena/contract/action-caller';
import type { ActionName } from '@quiz-arena/contract/action-registry';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { nextTask } from '../next-task.ts';
import type { ActionAnswerOf, ActionError, ActionFieldsOf } from './action-types.ts';

/** Given to the store as the thunks' extra argument: the client needs the store, and the store the client. */
export interface ActionClientHolder {
  client: ActionClient;
}

/** Actions that only read; they are cached and shared by whoever shows them. */
export type QueryName = Extract<ActionName, `get_${string}`>;

interface ActionCall {
  name: ActionName;
  fields: ActionFieldsOf<ActionName>;
}

const baseQuery: BaseQueryFn<ActionCall, unknown, ActionError> = async ({ name, fields }, { extra }) => {
  const { client } = extra as ActionClientHolder;
  // A page asks for much at once, and each call costs a phone milliseconds.
  await nextTask();
  const outcome = await client.request(name, fields);
  if (outcome.kind === 'answer') return { data: outcome.answer };
  if (outcome.kind === 'refused') return { error: { kind: 'refused', code: outcome.code } };
  return { error: { kind: 'failed' } };
};

const bareApi = createApi({
  reducerPath: 'quizApi',
  baseQuery,
  tagTypes: ['player', 'content'],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});

type Endpoints = Parameters<typeof bareApi.injectEndpoints>[0]['endpoints'];
type Build = Parameters<Endpoints>[0];

function readEndpoint<Name extends QueryName>(build: Build, name: Name) {
  return build.query<ActionAnswerOf<Name>, ActionFieldsOf<Name>>({
    query: (fields) => ({ name, fields }),
    providesTags: [actionFacts[name].access === 'public' ? 'content' : 'player'],
  });
}

type ReadEndpoints = { [Name in QueryName]: ReturnType<typeof readEndpoint<Name>> };

/** One cached read per `get_…` action of the registry. Writes go through `callAction`. */
export const quizApi = bareApi.injectEndpoints({
  endpoints: (build) => {
    const names = Object.keys(actionFacts).filter((name): name is QueryName => name.startsWith('get_'));
    return Object.fromEntries(names.map((name) => [name, readEndpoint(build, name)])) as ReadEndpoints;
  },
});
