import { messagesFor, type NodeMessage, type RoomNotice } from '../../application/node-message.ts';
import type { Connection, ConnectionId, NodeId } from '../../core/node-id.ts';
import { packetFrames } from './packet-frames.ts';
import type { PlayerSocket } from './player-socket.ts';
import type { SocketRegister } from './socket-register.ts';

/** Brings what nodes tell this one to its sockets, each viewer his own part. */
export function createDelivery(nodeId: NodeId, register: SocketRegister): (message: NodeMessage) => void {
  function deliverNotice(notice: RoomNotice): void {
    const here = notice.viewers.filter(({ connection }) => connection.nodeId === nodeId);
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

function connectionIdsOf(viewers: RoomNotice['viewers']): ConnectionId[] {
  return viewers.map(({ connection }) => connection.connectionId);
}

/** Tells a socket that another one owns its player now, and closes it [B13]. */
export function replace(of: PlayerSocket, owner: Connection): void {
  if (of.connection.connectionId === owner.connectionId) return;
  of.link.emit('replaced', {});
  of.link.disconnect();
}
