import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { createHandshake } from './handshake.ts';
import type { BattleNamespace } from './player-socket.ts';
import { textParser } from './text-parser.ts';

/** A client that does not answer a ping within it is gone, milliseconds. */
const PING_TIMEOUT_MS = 5_000;
const PING_EVERY_MS = 5_000;
/** The largest command is some hundred bytes. */
const MOST_BYTES = 4_096;
/** A connection that names no namespace by then is closed, milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Socket.IO on `http`: WebSocket only, uncompressed, browsers of the allowed origins, the namespace /battle. */
export function openNamespace(
  http: HttpServer,
  origins: readonly string[],
  handshake: ReturnType<typeof createHandshake>,
): { readonly namespace: BattleNamespace; close(): Promise<void> } {
  const io = new Server(http, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    parser: textParser,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MOST_BYTES,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PING_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: ({ headers: { origin } }, allow) => {
      const isAllowed = origin === undefined || origins.includes(origin);
      allow(isAllowed ? null : 'origin not allowed', isAllowed);
    },
  });
  io.use((_socket, next) => next(new Error('There is nothing here. Connect to /battle.')));
  const namespace: BattleNamespace = io.of('/battle');
  namespace.use(handshake);
  return { namespace, close: () => io.close() };
}
