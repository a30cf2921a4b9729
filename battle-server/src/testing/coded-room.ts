import type { BattleAck } from '@quiz-arena/contract/battle/battle-commands';
import type { UserId } from '@quiz-arena/contract/ids';
import { CARL, type Node } from './one-node.ts';
import { ANNA, BEN } from './test-room.ts';

/** What ANNA asks for in the tests of rooms with a code. */
export const room = { kind: 'group', category: '', languageId: '14', entryCoin: 5 } as const;

export type Created = Extract<BattleAck<'createRoom'>, { ok: true }>;

/** ANNA, or who is told, opens a room. */
export async function create(node: Node, more: object = {}, id = ANNA): Promise<Created> {
  const ack = await node.send(id, 'createRoom', { ...room, ...more });
  if (!ack.ok) throw new Error(ack.code);
  return ack as Created;
}

/** The code of a refusal, or 'ok'. */
export const codeOf = (ack: { ok: boolean; code?: string }) => (ack.ok ? 'ok' : ack.code);
export const join = (node: Node, id: UserId, roomCode: string) => node.send(id, 'joinRoom', { roomCode });

/** ANNA's room with BEN and CARL in it, all ready. */
export async function readyRoom(node: Node): Promise<Created> {
  const created = await create(node);
  const { roomId } = created;
  for (const id of [BEN, CARL]) {
    await join(node, id, created.roomCode);
    await node.send(id, 'ready', { roomId, ready: true });
  }
  return created;
}
