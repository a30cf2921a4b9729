import { messageFor, type NodeMessage, type RoomNotice } from '../../application/node-message.ts';
import type { Connection, NodeId } from '../../core/node-id.ts';
import type { PlayerSocket } from './player-socket.ts';
import type { SocketRegister } from './socket-register.ts';

/** Brings what nodes tell this one to its sockets, each viewer his own part. */
export function createDelivery(nodeId: NodeId, register: SocketRegister): (message: NodeMessage) => void {
  function deliverNotice(notice: RoomNotice): void {
    const here = notice.viewers.filter(({ connection }) => connection.nodeId === nodeId);
    const viewers = here.map(({ connection }) => connection.connectionId);
    register.see(notice, viewers);
    for (const { userId, connection } of here) {
      register.get(connection.connectionId)?.socket.emit('battle', messageFor(notice, userId));
    }
  }

  return (message) => {
    switch (message.kind) {
      case 'room':
        deliverNotice(message);
        break;
      case 'matched':
        for (const { socket } of register.ofPlayer(message.playerId)) {
          socket.emit('matched', { ticket: message.ticket, roomId: message.roomId });
        }
        break;
      case 'noOpponent':
        for (const { socket } of register.ofPlayer(message.playerId)) {
          socket.emit('noOpponent', { ticket: message.ticket });
        }
        break;
      case 'replaced':
        for (const of of register.ofPlayer(message.playerId)) replace(of, message.connection);
        break;
    }
  };
}

/** Tells a socket that another one owns its player now, and closes it [B13]. */
export function replace(of: PlayerSocket, owner: Connection): void {
  if (of.connection.connectionId === owner.connectionId) return;
  of.socket.emit('replaced', {});
  of.socket.disconnect();
}
