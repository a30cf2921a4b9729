import { roomId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { CodeTries } from './code-tries.ts';
import type { RoomCodes } from './room-codes.ts';

/** `roomCodeTriesPerMinute` 5, `wrongCodeWaitMs` 60,000, `wrongCodeWaitMaxMs` 100,000. */
export interface RoomCodesHarness {
  openCodes(): RoomCodes;
  openTries(): CodeTries;
  now(): Promise<number>;
  pass(ms: number): Promise<void>;
}

const [one, other] = [roomId.parse('r1'), roomId.parse('r2')];
const [ada, bob] = [userId.parse('1'), userId.parse('2')];

/** The contract of room codes and of the tries at them. */
export function describeRoomCodes(harness: RoomCodesHarness): void {
  describe('codes', () => {
    it('are given to one of two rooms that want the same at once [B16]', async () => {
      const codes = harness.openCodes();
      const claims = await Promise.all([
        codes.claim('ABC123', one, 60_000),
        codes.claim('ABC123', other, 60_000),
      ]);
      expect([...claims].sort()).toEqual([false, true]);
      expect(await codes.find('ABC123')).toBe(claims[0] ? one : other);
    });

    it('are renewed by their own room, as after a lost reply', async () => {
      const codes = harness.openCodes();
      await codes.claim('ABC123', one, 60);
      expect(await codes.claim('ABC123', one, 60_000)).toBe(true);
      await harness.pass(100);
      expect(await codes.find('ABC123')).toBe(one);
    });

    it('are given back by their own room only, and then free for another [B16]', async () => {
      const codes = harness.openCodes();
      await codes.claim('ABC123', one, 60_000);
      await codes.release('ABC123', other);
      expect(await codes.find('ABC123')).toBe(one);
      await codes.release('ABC123', one);
      expect(await codes.find('ABC123')).toBeNull();
      expect(await codes.claim('ABC123', other, 60_000)).toBe(true);
    });

    it('are forgotten when their time is over', async () => {
      const codes = harness.openCodes();
      await codes.claim('ABC123', one, 40);
      await harness.pass(60);
      expect(await codes.find('ABC123')).toBeNull();
    });
  });

  describe('tries', () => {
    it('are five a minute, however many come at once, and others have theirs [B16]', async () => {
      const tries = harness.openTries();
      const answers = await Promise.all(Array.from({ length: 8 }, () => tries.take(ada)));
      expect(answers.filter((until) => until === 0)).toHaveLength(5);
      expect(await tries.take(bob)).toBe(0);
    });

    it('that were right do not count', async () => {
      const tries = harness.openTries();
      for (let count = 0; count < 20; count += 1) {
        expect(await tries.take(ada)).toBe(0);
        await tries.giveBack(ada);
      }
    });

    it('beyond them bring a wait, longer each time up to the longest, that more guesses do not move [B16]', async () => {
      const tries = harness.openTries();
      for (let count = 0; count < 5; count += 1) await tries.take(ada);
      const until = await tries.take(ada);
      const waitMs = until - (await harness.now());
      expect(waitMs).toBeGreaterThan(59_000);
      expect(waitMs).toBeLessThanOrEqual(60_000);
      expect(await tries.take(ada)).toBe(until);
    });
  });
}
