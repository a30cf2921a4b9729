import { describe, expect, it, vi } from 'vitest';
import { createCountingMeter } from '../testing/memory-ports.ts';
import { openNode } from '../testing/one-node.ts';
import { ANNA, NODE_B } from '../testing/test-room.ts';
import { createCommitRoom } from './commit-room.ts';
import { createRoomCache } from './room-cache.ts';

/** ANNA plays the bot on one node; what she says is committed by another one, with the same rules or others. */
async function playOnTwoNodes(rules?: string) {
  const meter = createCountingMeter();
  const node = await openNode({ meter });
  const played = await node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' });
  if (!played.ok) throw new Error(played.code);
  const { roomId } = played;
  await node.pass(6_000);
  const other = { ...node.ports, nodeId: NODE_B, ...(rules !== undefined && { rules }) };
  const commitElsewhere = createCommitRoom(other, createRoomCache(10), () => undefined);
  const say = (cid: string) => commitElsewhere(roomId, { type: 'say', userId: ANNA, cid, text: 'text1' });
  const leave = () => node.send(ANNA, 'leave', { roomId });
  return { node, meter, roomId, say, leave };
}

/** Longer than a question and what is shown after it, milliseconds. */
const UNTIL_NEXT_QUESTION = 40_000;

describe('a room that another node commits', () => {
  it('goes on here without a conflict', async () => {
    const { node, say, leave, meter } = await playOnTwoNodes();
    expect(await say('s1')).toMatchObject({ isAccepted: true });
    const read = vi.spyOn(node.ports.store, 'read');
    const leaving = leave();
    expect(read).not.toHaveBeenCalled();
    expect(await leaving).toMatchObject({ ok: true });
    expect(meter.count('commit-conflict')).toBe(0);
  });

  it('is read anew when that node has other rules', async () => {
    const { node, say, leave } = await playOnTwoNodes('of the next release');
    expect(await say('s1')).toMatchObject({ isAccepted: true });
    const read = vi.spyOn(node.ports.store, 'read');
    const leaving = leave();
    expect(read).toHaveBeenCalledOnce();
    expect(await leaving).toMatchObject({ ok: true });
  });

  it('has its deadline run all the same, by the sweep, should that node be gone', async () => {
    const { node, say, roomId } = await playOnTwoNodes();
    await say('s1');
    await node.pass(UNTIL_NEXT_QUESTION);
    expect((await node.read(roomId))?.closed.length).toBeGreaterThan(0);
  });
});
