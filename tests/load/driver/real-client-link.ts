import { io } from 'socket.io-client';
import type { PlayerLink, PlayerLinkHandlers } from './player-link.ts';

/** A player's link by the official client, as browsers have it: heavier than the driver's own, and never wrong about the protocol. */
export function openRealClientLink(url: string, auth: object, handlers: PlayerLinkHandlers): PlayerLink {
  const socket = io(new URL('/battle', url).href, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { ...auth },
  });
  let isOver = false;
  const end = (reason: string) => {
    if (isOver) return;
    isOver = true;
    socket.close();
    handlers.onClose(reason);
  };
  socket.on('connect', handlers.onConnect);
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    if (error.data === undefined) return end(error.message);
    handlers.onRefused(error.data);
    return end('refused');
  });
  socket.on('disconnect', end);
  socket.onAny((name: string, body: unknown) => handlers.onMessage(name, body));
  return {
    tell: (name, payload) => void (socket.connected && socket.emit(name, payload)),
    ask(name, payload, onAnswer) {
      if (socket.connected) socket.emit(name, payload, onAnswer);
    },
    close: () => end('closed here'),
    cut() {
      // Closing the engine would say goodbye: only the WebSocket below it can be broken.
      const webSocket: unknown = Reflect.get(socket.io.engine.transport, 'ws');
      if (hasTerminate(webSocket)) webSocket.terminate();
      end('cut here');
    },
  };
}

/** Whether it is the WebSocket that Node clients of Socket.IO use. */
function hasTerminate(socket: unknown): socket is { terminate(): void } {
  return typeof socket === 'object' && socket !== null && 'terminate' in socket;
}
