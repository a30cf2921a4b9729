import { expect, it } from 'vitest';
import { findPlayer, isLive } from '../../core/battle-state.ts';
import type { Connection, ConnectionId } from '../../core/node-id.ts';
import { fakePlayerSocket } from '../../testing/fake-player-socket.ts';
import { type Node, openNode } from '../../testing/one-node.ts';
import { ANNA } from '../../testing/test-room.ts';
import { createDelivery, type Viewer } from './deliver.ts';
import { SocketRegister } from './socket-register.ts';

/** ANNA plays the bot; her room, and what a node with these sockets finds missing of what it is told. */
async function playBot(sockets: (anna: Connection) => readonly ConnectionId[]) {
  const node = await openNode();
  const register = new SocketRegister();
  for (const connectionId of sockets(node.connection(ANNA))) register.add(fakePlayerSocket(connectionId).of);
  const ack = await node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' });
  if (!ack.ok) throw new Error(ack.code);
  const missing: Viewer[] = [];
  const deliver = createDelivery(node.ports.nodeId, register, (_roomId, viewer) => missing.push(viewer));
  const told = () => node.heard.splice(0).forEach(deliver);
  return { node, roomId: ack.roomId, missing, told };
}

const others = () => ['somebody else’s' as ConnectionId];
const hers = ({ connectionId }: Connection) => [connectionId];
const presenceIn = async (node: Node, roomId: Parameters<Node['read']>[0]) => {
  const state = await node.read(roomId);
  return state && findPlayer(state, ANNA)?.presence.is;
};

it('finds a player missing with the next question, and once he is known to be the battle ends [B8]', async () => {
  const { node, roomId, missing, told } = await playBot(others);
  told();
  expect(missing).toEqual([]);
  await node.pass(6_000);
  told();
  const connection = node.connection(ANNA);
  expect(missing).toEqual([{ userId: ANNA, connection }]);
  expect(await presenceIn(node, roomId)).toBe('here');
  await node.application.missed(roomId, ANNA, connection);
  expect(await presenceIn(node, roomId)).toBe('dropped');
  await node.pass(node.ports.settings.graceLostMs + 1_000);
  const room = await node.read(roomId);
  expect(room && isLive(room)).toBe(false);
});

it('misses nobody whose socket is here, whatever he leaves unanswered', async () => {
  const { node, missing, told } = await playBot(hers);
  await node.pass(60_000);
  told();
  expect(missing).toEqual([]);
});
