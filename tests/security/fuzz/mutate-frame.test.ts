import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { expect, it } from 'vitest';
import { type FrameFamily, frameFamilies, mutateFrame } from './mutate-frame.ts';

const memory = { roomId: 'room', ticket: 'ticket', roomCode: 'ABC234' };

function drawn(seed: string, count: number): FrameFamily[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, id) => mutateFrame(random, memory, id).family);
}

it('makes the same kinds of wrong in the same order from the same seed, and every kind', () => {
  expect(drawn('one', 500)).toEqual(drawn('one', 500));
  expect(drawn('one', 500)).not.toEqual(drawn('other', 500));
  expect(new Set(drawn('all', 3_000))).toEqual(new Set(frameFamilies));
});
