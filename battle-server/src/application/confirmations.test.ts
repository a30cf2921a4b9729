import { roomId, userId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import { openNode } from '../testing/one-node.ts';
import { ANNA, connectionOf, newPlayer } from '../testing/test-room.ts';
import { createConfirmations } from './confirmations.ts';

const ADA = userId.parse('7');
const room = roomId.parse('r1');
const caller = (receivedAt: number) => ({
  player: { ...newPlayer(ADA), isProvisional: false },
  connection: connectionOf('socket-1'),
  receivedAt,
  roundTripMs: 40,
});
const received = (question: number) => ({ cid: 'c', roomId: room, question });

it('the first confirmation of a question stands, and goes with the answer to that question only [B4]', () => {
  const confirmations = createConfirmations();
  confirmations.note(received(3), caller(100));
  confirmations.note(received(3), caller(450));
  expect(confirmations.find(ADA, room, 3)).toMatchObject({ receivedAt: 100, roundTripMs: 40 });
  expect(confirmations.find(ADA, room, 4)).toBeNull();
  expect(confirmations.find(ADA, roomId.parse('r2'), 3)).toBeNull();
  confirmations.note(received(4), caller(900));
  expect(confirmations.find(ADA, room, 4)).toMatchObject({ receivedAt: 900 });
  expect(confirmations.find(ADA, room, 3)).toBeNull();
});

it('who goes takes his confirmation along: elsewhere nobody knows of it either [B4]', () => {
  const confirmations = createConfirmations();
  confirmations.note(received(3), caller(100));
  confirmations.forget(ADA);
  expect(confirmations.find(ADA, room, 3)).toBeNull();
});

it('an answer brings the `received` before it along, in one commit [B4] [B5]', async () => {
  const node = await openNode();
  const played = await node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' });
  if (!played.ok) throw new Error(played.code);
  const { roomId } = played;
  await node.pass(node.ports.settings.countdownMs + 10);
  const asked = await node.read(roomId);
  if (asked?.phase.name !== 'question') throw new Error('no question runs');
  await node.pass(asked.phase.askedAt + 200 - node.time.now());
  expect(await node.send(ANNA, 'received', { roomId, question: 0 })).toEqual({ ok: true });
  expect((await node.read(roomId))?.version).toBe(asked.version);
  await node.pass(500);
  const answer = await node.send(ANNA, 'answer', { roomId, question: 0, answer: 'a' });
  expect(answer).toEqual({ ok: true, takenMs: 500 });
  const after = await node.read(roomId);
  expect(after?.version).toBe(asked.version + 1);
  expect(after?.players.find(({ userId: id }) => id === ANNA)?.creditMs).toBe(200);
});
