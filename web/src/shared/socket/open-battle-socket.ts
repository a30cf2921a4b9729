import { type BattleCode, isBattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type { BattleServerMessageName } from '@quiz-arena/contract/battle/battle-events';
import { io } from 'socket.io-client';
import type { BattleSocket, OpenBattleSocket, ServerMessage } from './battle-socket.ts';

const messageNames: Record<BattleServerMessageName, true> = {
  battle: true,
  matched: true,
  noOpponent: true,
  seat: true,
  replaced: true,
  draining: true,
};

/** A link that was not opened within it counts as none; also one closed before its handshake, which tells nobody. */
const HANDSHAKE_MS = 5_000;

/**
 * Socket.IO in the browser: WebSocket only, namespace /battle of the page's own origin. Reconnecting is left to the
 * connection, so messages are not buffered here either.
 */
export const openBattleSocket: OpenBattleSocket = (handshake, listener) => {
  const socket = io('/battle', {
    path: '/socket.io',
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: HANDSHAKE_MS,
    auth: (give) => give(handshake()),
  });
  socket.on('connect', () => listener.connected());
  socket.on('disconnect', () => listener.disconnected());
  socket.on('connect_error', (error) => listener.refused(refusalCode(error)));
  for (const name of Object.keys(messageNames) as BattleServerMessageName[]) {
    socket.on(name, (body: unknown) => listener.arrived({ name, body } as ServerMessage));
  }
  return {
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    dropLink: () => void socket.io.engine?.close(),
    send: ((name, payload, onAck) => {
      if (!socket.connected) return;
      if (onAck === undefined) socket.emit(name, payload);
      else socket.emit(name, payload, onAck);
    }) satisfies BattleSocket['send'],
  };
};

function refusalCode(error: Error & { data?: unknown }): BattleCode | null {
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  const { code } = data;
  return typeof code === 'string' && isBattleCode(code) ? code : null;
}
