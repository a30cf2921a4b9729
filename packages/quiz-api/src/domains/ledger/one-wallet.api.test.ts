import type { UserId } from '@quiz-arena/contract/ids';
import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../db/database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { coinHolds, ledgerEntries } from '../../db/schema/ledger.ts';
import { openTestDatabase } from '../../db/template.ts';
import { countDeadlocks } from '../../testing/count-deadlocks.ts';
import { parallelSeeds } from '../../testing/parallel-seeds.ts';
import { findBalance } from './balance.ts';
import { grant } from './grant.ts';
import { postHolds, reserveHold, voidHolds } from './holds.ts';
import { totalOf } from './leg.ts';
import { reconcile } from './reconcile.ts';
import { spend } from './spend.ts';

const OPERATIONS = 200;
const START = 40;
const at = new Date('2026-01-31T10:00:00Z');

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** What an operation did to the wallet and the coins held from it. */
interface Effect {
  readonly key: string;
  /** Coins that came from the house or went to it, when the operation moved any. */
  readonly moved: number;
}

type Operation = (tx: Transaction) => Promise<Effect>;

/** An operation by chance; keys and references come again, so that many are repeats of each other. */
function drawOperation(userId: UserId, random: Random): Operation {
  const pick = (below: number) => Math.floor(random() * below);
  const amount = 1 + pick(9);
  const key = `${userId}:${pick(120)}`;
  const reference = `${userId}-${pick(12)}`;
  const hold = { purpose: 'redeem', reference, at } as const;
  switch (pick(6)) {
    case 0:
    case 1:
      return async (tx) => {
        const kind = amount % 2 === 0 ? 'bonus' : 'earned';
        const result = await grant(tx, { userId, amount, kind, title: 'wonQuizZone', key: `g:${key}`, at });
        return { key: `g:${key}`, moved: result === 'posted' ? amount : 0 };
      };
    case 2:
    case 3:
      return async (tx) => {
        const result = await spend(tx, { userId, amount, title: 'reviewAnswer', key: `s:${key}`, at });
        return { key: `s:${key}`, moved: result === 'posted' ? -amount : 0 };
      };
    case 4:
      return async (tx) => {
        await reserveHold(tx, { ...hold, userId, amount, title: 'redeemRequest' });
        return { key: '', moved: 0 };
      };
    default:
      return async (tx) => {
        if (random() < 0.5) await voidHolds(tx, { ...hold, title: 'cancelPaymentRequest' });
        else await postHolds(tx, { ...hold, title: 'redeemRequest' });
        return { key: '', moved: 0 };
      };
  }
}

async function heldOrSpent(userId: UserId): Promise<number> {
  const holds = await opened.db.select().from(coinHolds).where(eq(coinHolds.userId, userId));
  return holds.filter(({ state }) => state !== 'voided').reduce((sum, hold) => sum + totalOf(hold), 0);
}

async function sumOfEntries(userId: UserId): Promise<number> {
  const entries = await opened.db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, userId));
  return entries.reduce((sum, entry) => sum + totalOf(entry), 0);
}

describe('one wallet', () => {
  it(`[C1] [C2] [C3] [I1] loses and makes no coin in ${OPERATIONS} operations at once, whatever they are`, async () => {
    for (const seed of parallelSeeds(100)) {
      const userId = String(10_000 + seed) as UserId;
      const random = seededRandom(`wallet ${seed}`);
      await opened.db.transaction((tx) =>
        grant(tx, { userId, amount: START, kind: 'earned', title: 'wonContest', key: `start:${userId}`, at }),
      );
      const operations = Array.from({ length: OPERATIONS }, () => drawOperation(userId, random));
      const effects = await Promise.all(operations.map((operation) => opened.db.transaction(operation)));
      const moved = effects.filter((effect) => effect.moved !== 0);
      expect(new Set(moved.map(({ key }) => key)).size).toBe(moved.length);
      const expected = moved.reduce((sum, effect) => sum + effect.moved, START) - (await heldOrSpent(userId));
      const balance = await findBalance(opened.db, userId);
      expect({ seed, coins: totalOf(balance) }).toEqual({ seed, coins: expected });
      expect(await sumOfEntries(userId)).toBe(expected);
      expect(Math.min(balance.bonus, balance.earned)).toBeGreaterThanOrEqual(0);
    }
    expect(await reconcile(opened.db)).toEqual([]);
    expect(await countDeadlocks(opened.db)).toBe(0);
  }, 120_000);
});
