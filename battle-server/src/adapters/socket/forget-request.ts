import type { BattleSocket } from './player-socket.ts';

/**
 * Lets go of the HTTP request that a connection began with: the engine would keep it, with its headers, as long as the
 * player is connected. Nothing asks for it after the handshake.
 */
export function forgetRequest({ conn, handshake }: BattleSocket): void {
  Reflect.set(conn, 'request', undefined);
  handshake.headers = {};
  handshake.query = {};
}
