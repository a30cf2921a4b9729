/** What a client sends, out of Engine.IO 4 and Socket.IO 5 as they are over a WebSocket. */
export type ClientPacket =
  | { readonly kind: 'pong' }
  | { readonly kind: 'enter'; readonly namespace: string; readonly auth: unknown }
  | { readonly kind: 'leave'; readonly namespace: string }
  | {
      readonly kind: 'command';
      readonly namespace: string;
      readonly name: string;
      readonly payload: unknown;
      /** Its answer is sent with this number; null: nobody waits for one. */
      readonly ackId: number | null;
    };

/** `4` is Engine.IO's message, then Socket.IO's own kind, namespace, number and JSON. */
const message = /^4([012])(?:(\/[^,]*)(?:,|$))?(\d{1,15})?/;
const PONG: ClientPacket = { kind: 'pong' };

/** One text frame of a client as a packet; null for everything that no client has a reason to send. */
export function readPacket(text: string): ClientPacket | null {
  if (text === '3') return PONG;
  const head = message.exec(text);
  if (head === null) return null;
  const [matched, kind, namespace = '/', number] = head;
  const body = readJson(text.slice(matched.length));
  if (kind === '2') return readCommand(namespace, number, body);
  if (number !== undefined || body === MALFORMED) return null;
  return kind === '0' ? { kind: 'enter', namespace, auth: body } : { kind: 'leave', namespace };
}

const MALFORMED = Symbol('no JSON');

function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return MALFORMED;
  }
}

/** `[name, payload]`; a command with more to it is one that the contract does not know. */
function readCommand(namespace: string, number: string | undefined, body: unknown): ClientPacket | null {
  if (!Array.isArray(body) || typeof body[0] !== 'string') return null;
  const [name, payload, ...more]: [string, ...unknown[]] = [body[0], ...body.slice(1)];
  return {
    kind: 'command',
    namespace,
    name,
    payload: more.length === 0 ? payload : undefined,
    ackId: number === undefined ? null : Number(number),
  };
}
