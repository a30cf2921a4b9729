import type { RoomId } from '@quiz-arena/contract/ids';
import { messagesFor, type NodeMessage, type RoomNotice } from '../../application/node-message.ts';
import type { Connection, ConnectionId, NodeId } from '../../core/node-id.ts';
import { packetFrames } from './packet-frames.ts';
import type { PlayerSocket } from './player-socket.ts';
import type { SocketRegister } from './socket-register.ts';

export type Viewer = RoomNotice['viewers'][number];

/**
 * Brings what nodes tell this one to its sockets, each viewer his own part. `onMissing` hears of a viewer whose socket is
 * not here though a room that has just asked a question counts on it: whatever became of its end, the room missed it [B8].
 */
export function createDelivery(
  nodeId: NodeId,
  register: SocketRegister,
  onMissing: (roomId: RoomId, viewer: Viewer) => void,
): (message: NodeMessage) => void {
  function findMissing({ roomId, events }: RoomNotice, here: readonly Viewer[]): void {
    if (!events.some(({ type }) => type === 'questionAsked')) return;
    for (const viewer of here) {
      if (register.get(viewer.connection.connectionId) === undefined) onMissing(roomId, viewer);
    }
  }

  function deliverNotice(notice: RoomNotice): void {
    const here = notice.viewers.filter(({ connection }) => connection.nodeId === nodeId);
    findMissing(notice, here);
    register.see(notice, connectionIdsOf(here));
    for (const { viewers, message } of messagesFor(notice, here)) {
      const frame = packetFrames.event('battle', message);
      for (const { connection } of viewers) register.get(connection.connectionId)?.link.send(frame);
    }
  }

  return (message) => {
    switch (message.kind) {
      case 'room':
        deliverNotice(message);
        break;
      case 'matched':
        for (const { link } of register.ofPlayer(message.playerId)) {
          link.emit('matched', { ticket: message.ticket, roomId: message.roomId });
        }
        break;
      case 'noOpponent':
        for (const { link } of register.ofPlayer(message.playerId)) {
          link.emit('noOpponent', { ticket: message.ticket });
        }
        break;
      case 'replaced':
        for (const of of register.ofPlayer(message.playerId)) replace(of, message.connection);
        break;
    }
  };
}

function connectionIdsOf(viewers: readonly Viewer[]): ConnectionId[] {
  return viewers.map(({ connection }) => connection.connectionId);
}

/** Tells a socket that another one owns its player now, and closes it [B13]. */
export function replace(of: PlayerSocket, owner: Connection): void {
  if (of.connection.connectionId === owner.connectionId) return;
  of.link.emit('replaced', {});
  of.link.disconnect();
}
