import type { RoomId } from '@quiz-arena/contract/ids';
import type { Node } from './one-node.ts';
import { ANNA, BEN } from './test-room.ts';

/** Pairs ANNA and BEN in a random room that neither has attached to. `cid`: of both searches, new for each pairing. */
export async function pairOnNode(node: Node, cid = 'first'): Promise<RoomId> {
  await node.search(ANNA, cid);
  await node.search(BEN, cid);
  await node.pass(300);
  const [first] = node.matched();
  if (first === undefined) {
    throw new Error('nobody was paired');
  }
  return first.roomId;
}

/** A random battle of ANNA and BEN whose first question runs. */
export async function battleOnNode(node: Node, cid?: string): Promise<RoomId> {
  const roomId = await pairOnNode(node, cid);
  await node.send(ANNA, 'attach', { roomId });
  await node.send(BEN, 'attach', { roomId });
  await node.pass(3_500);
  return roomId;
}
