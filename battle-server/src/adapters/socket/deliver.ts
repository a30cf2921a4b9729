import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { messagesFor, type NodeMessage, type RoomNotice } from '../../application/node-message.ts';
import type { Connection, ConnectionId, NodeId } from '../../core/node-id.ts';
import type { PlayerSocket } from './player-socket.ts';
import type { SocketRegister } from './socket-register.ts';

/** Sends one message to several sockets of this node, written once for all of them. */
export type SendToAll = (connectionIds: ConnectionId[], message: BattleMessage) => void;

/** Brings what nodes tell this one to its sockets, each viewer his own part. */
export function createDelivery(
  nodeId: NodeId,
  register: SocketRegister,
  sendToAll: SendToAll,
): (message: NodeMessage) => void {
  function deliverNotice(notice: RoomNotice): void {
    const here = notice.viewers.filter(({ connection }) => connection.nodeId === nodeId);
    register.see(notice, connectionIdsOf(here));
    for (const { viewers, message } of messagesFor(notice, here))
      sendToAll(connectionIdsOf(viewers), message);
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

function connectionIdsOf(viewers: RoomNotice['viewers']): ConnectionId[] {
  return viewers.map(({ connection }) => connection.connectionId);
}

/** Tells a socket that another one owns its player now, and closes it [B13]. */
export function replace(of: PlayerSocket, owner: Connection): void {
  if (of.connection.connectionId === owner.connectionId) return;
  of.socket.emit('replaced', {});
  of.socket.disconnect();
}
