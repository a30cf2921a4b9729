import type { Access, Action } from '@quiz-arena/contract/action';
import { actionNames, actions } from '@quiz-arena/contract/action-registry';
import { successes } from '@quiz-arena/contract/codes';
import { commonErrors, type ErrorName, errors } from '@quiz-arena/contract/errors';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Codes that only an action with a caller can answer. */
const OF_CALLERS: readonly ErrorName[] = ['TOKEN_MISSING', 'ACCOUNT_DEACTIVATED', 'UNAUTHORIZED'];

const whoMayCall: Readonly<Record<Access, string>> = {
  public: 'Anybody.',
  'optional-player': 'Anybody; with a player’s token the answer is the player’s own.',
  identity: 'Whoever holds an ID token of the hosted sign-in service.',
  player: 'A player.',
  service: 'The battle servers.',
  'player-or-service': 'A player, or the battle servers, which name the player in `user_id`.',
};
const security: Readonly<Record<Access, readonly Json[]>> = {
  public: [],
  'optional-player': [{}, { player: [] }],
  identity: [{ identity: [] }],
  player: [{ player: [] }],
  service: [{ service: [] }],
  'player-or-service': [{ player: [] }, { service: [] }],
};

/** One action as people read about it. */
export interface DocumentedAction {
  readonly name: string;
  readonly access: string;
  readonly fields: Json;
  readonly answer: Json;
  readonly codes: readonly { readonly code: string; readonly name: string; readonly isError: boolean }[];
}

/** Every action of the registry, in its order. */
export function documentedActions(): DocumentedAction[] {
  return actionNames.map((name) => {
    const action: Action = actions[name];
    return {
      name,
      access: whoMayCall[action.access],
      fields: schemaOf(action.request, 'input'),
      answer: schemaOf(action.answer, 'output'),
      codes: codesOf(action),
    };
  });
}

/** The REST actions as an OpenAPI 3.1 document, made of the same table that the server answers by. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quiz Arena',
      version: '1.0.0',
      description:
        'Every call is a POST with a form body. Application errors come with status 200 and `error: true`; `message` is the code.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(
      documentedActions().map((documented) => [
        `/${documented.name}`,
        { post: operation(documented, actions[documented.name as keyof typeof actions]) },
      ]),
    ),
    components: {
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            error: { const: true },
            message: { type: 'string', description: 'The code.', pattern: '^1\\d\\d$' },
          },
          required: ['error', 'message'],
        },
      },
      securitySchemes: {
        player: {
          type: 'http',
          scheme: 'bearer',
          description: 'The api_token that user_signup answers with.',
        },
        identity: {
          type: 'http',
          scheme: 'bearer',
          description: 'The ID token of the hosted sign-in service.',
        },
        service: { type: 'apiKey', in: 'header', name: 'x-service-key' },
      },
    },
  };
}

function operation({ name, access, fields, answer, codes }: DocumentedAction, action: Action): Json {
  const schema = { schema: fields };
  return {
    operationId: name,
    summary: name,
    description: [access, ...codes.map(({ code, name: of }) => `- ${code} ${of}`)].join('\n'),
    security: security[action.access],
    requestBody: {
      content: { 'multipart/form-data': schema, 'application/x-www-form-urlencoded': schema },
    },
    responses: {
      200: {
        description: 'The answer, or a refusal.',
        content: json({ oneOf: [successSchema(answer, codes), refusal] }),
      },
      ...Object.fromEntries(
        [...statusesOf(action)].map(([status, description]) => [
          status,
          { description, content: json(refusal) },
        ]),
      ),
    },
  };
}

const refusal = { $ref: '#/components/schemas/Refusal' };

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** The envelope of a success: what the action answers beside `error` and `message`. */
function successSchema(answer: Json, codes: DocumentedAction['codes']): Json {
  const messages = codes.filter(({ isError }) => !isError).map(({ code }) => code);
  const { properties = {}, required = [] } = answer as { properties?: Json; required?: string[] };
  return {
    ...answer,
    properties: {
      error: { const: false },
      ...(messages.length > 0 && { message: { enum: messages } }),
      ...properties,
    },
    required: ['error', ...required],
  };
}

function statusesOf(action: Action): Map<number, string> {
  const statuses = new Map([
    [400, 'The body cannot be parsed.'],
    [413, 'The body is too large.'],
  ]);
  for (const name of errorsOf(action)) {
    const status = action.statuses[name] ?? errors[name].status;
    const told = statuses.get(status);
    const line = `${errors[name].code} ${name}`;
    if (status !== 200) statuses.set(status, told === undefined ? line : `${told}, ${line}`);
  }
  return new Map([...statuses].sort(([one], [other]) => one - other));
}

function errorsOf({ access, errorCodes }: Action): ErrorName[] {
  const isOpen = access === 'public' || access === 'optional-player';
  const common = commonErrors.filter((name) => !(isOpen && OF_CALLERS.includes(name)));
  return [...new Set([...errorCodes, ...common])];
}

function codesOf(action: Action): DocumentedAction['codes'] {
  return [
    ...action.successCodes.map((name) => ({ code: String(successes[name].code), name, isError: false })),
    ...errorsOf(action).map((name) => ({ code: String(errors[name].code), name, isError: true })),
  ];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...body } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // The one thing that is no JSON: a file of a multipart body.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') jsonSchema.contentMediaType = 'application/octet-stream';
    },
  });
  return body as Json;
}
