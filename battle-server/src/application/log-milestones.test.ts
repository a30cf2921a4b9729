import { expect, it } from 'vitest';
import type { Log } from '../ports/log.ts';
import { battleOnNode } from '../testing/battle-on-node.ts';
import { openNode } from '../testing/one-node.ts';
import { ANNA, BEN, secretQuestions } from '../testing/test-room.ts';

/** A log that a test can read. */
function recordedLog() {
  const lines: { readonly message: string; readonly fields: object }[] = [];
  const write = (fields: object, message: string) => void lines.push({ message, fields });
  const log: Log = { info: write, warn: write, error: write };
  return { log, lines, saying: (message: string) => lines.filter((line) => line.message === message) };
}

it('what became of a battle and of its players is in the log, without any answer', async () => {
  const { log, lines, saying } = recordedLog();
  const node = await openNode({ log });
  const { send, pass } = node;
  const roomId = await battleOnNode(node);
  expect(saying('a battle starts')).toMatchObject([{ fields: { roomId, kind: 'random' } }]);
  await send(ANNA, 'answer', { roomId, question: 0, answer: 'c' });
  await send(BEN, 'leave', { roomId });
  await pass(10_000);
  expect(saying('a player left')).toMatchObject([
    { fields: { roomId, playerId: BEN, reason: 'left', version: expect.any(Number) } },
  ]);
  expect(saying('a battle ended')).toMatchObject([{ fields: { roomId, reason: 'opponentLeft' } }]);
  expect(saying('a battle was settled')).toMatchObject([{ fields: { roomId } }]);
  const all = JSON.stringify(lines);
  expect(all).not.toMatch(/right|answer|letter|option/);
  for (const { question } of secretQuestions()) expect(all).not.toContain(question);
});

it('a receipt that is refused names its room, version and match', async () => {
  const { log, saying } = recordedLog();
  const node = await openNode({ log });
  const { send, pass, backend } = node;
  backend.answers.push({ kind: 'dead', code: '143' });
  const roomId = await battleOnNode(node);
  await send(BEN, 'leave', { roomId });
  await pass(5_000);
  expect(saying('a receipt will never be taken')).toMatchObject([
    { fields: { roomId, version: expect.any(Number), matchId: `${roomId}-1`, code: '143' } },
  ]);
});
