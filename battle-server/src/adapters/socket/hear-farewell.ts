import { EventEmitter } from 'node:events';
import type { BattleSocket } from './player-socket.ts';

/** Codes that a WebSocket is closed with on purpose: 1001 says that the page goes away (RFC 6455, 7.4.1). */
const farewells: ReadonlySet<unknown> = new Set([1_000, 1_001]);

/**
 * Whether the other side closed its WebSocket on purpose. One that ends without a farewell (a proxy that gave up, a
 * network that went) is a lost link, as its player's page takes it [B8].
 */
export function hearFarewell(conn: Pick<BattleSocket['conn'], 'request'>): () => boolean {
  let code: unknown;
  const websocket: unknown = Reflect.get(conn.request, 'websocket');
  if (websocket instanceof EventEmitter) {
    // Before the engine's own listener, which ends the socket there and then.
    websocket.prependOnceListener('close', (closedWith: unknown) => {
      code = closedWith;
    });
  }
  return () => farewells.has(code);
}
