import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ActionName, actions, type InputOf } from '@quiz-arena/contract/action-registry';
import { type ErrorName, errors } from '@quiz-arena/contract/errors';

const served = [
  'get_system_configurations',
  'get_user_by_id',
  'get_random_questions',
  'set_quiz_coin_score',
  'renew_matches',
  'get_revocations',
] as const satisfies readonly ActionName[];

/** The actions that a battle node calls. */
export type Served = (typeof served)[number];
/** The parts of a success beside `error`, before the contract parses them. */
export type FakeAnswer = Readonly<Record<string, unknown>>;
/** `bearer` is '' for the service. */
export type FakeHandlers = {
  readonly [Name in Served]: (input: InputOf<Name>, bearer: string) => FakeAnswer | ErrorName;
};

/** Serves actions over HTTP, requests and answers parsed by the contract; `refused` comes before the handler. */
export async function serveActions(
  serviceKey: string,
  handlers: FakeHandlers,
  refused: ReadonlyMap<Served, ErrorName>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const name = served.find((action) => request.url === `/api/${action}`);
    if (!name) return { status: 404, body: { error: true, message: '122' } };
    const code = refused.get(name);
    if (code) return refusal(code);
    const isService = request.headers['x-service-key'] === serviceKey;
    if (actions[name].access === 'service' && !isService) return refusal('NOT_ALLOWED');
    const input = actions[name].request.safeParse(await formFields(request));
    if (!input.success) return refusal('MISSING_FIELDS');
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const handle = handlers[name] as (input: unknown, bearer: string) => FakeAnswer | ErrorName;
    const outcome = handle(input.data, bearer);
    if (typeof outcome === 'string') return refusal(outcome);
    return { status: 200, body: { error: false, ...actions[name].answer.parse(outcome) } };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function formFields(request: IncomingMessage): Promise<Record<string, string | File>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  return Object.fromEntries(form);
}

function refusal(name: ErrorName): { status: number; body: object } {
  return { status: errors[name].status, body: { error: true, message: String(errors[name].code) } };
}
