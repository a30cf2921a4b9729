import type { ActionAnswerOf, ActionError, ActionFieldsOf } from './action-types.ts';
import { type QueryName, quizApi } from './quiz-api.ts';

/** What a screen knows of a read. */
export interface ActionQuery<Answer> {
  data: Answer | undefined;
  error: ActionError | undefined;
  /** The first answer is on its way. */
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryOptions {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean | number;
  /** Reads again this often, in ms. */
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnFocus?: boolean;
}

interface ReadHooks<Name extends QueryName> {
  useQuery: (fields: ActionFieldsOf<Name>, options: QueryOptions) => ActionQuery<ActionAnswerOf<Name>>;
}

/** Reads an action through the cache: `useActionQuery('get_categories', { type: '1' })`. */
export function useActionQuery<Name extends QueryName>(
  name: Name,
  fields: ActionFieldsOf<Name>,
  options: QueryOptions = {},
): ActionQuery<ActionAnswerOf<Name>> {
  const { useQuery } = quizApi.endpoints[name] as ReadHooks<Name>;
  return useQuery(fields, options);
}

/** Whether a read was answered with 'data not found': nothing is wrong, there is just nothing. */
export function isNoData(error: ActionError | undefined): boolean {
  return error?.kind === 'refused' && error.code === 'DATA_NOT_FOUND';
}
