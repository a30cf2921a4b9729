import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../db/database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { ledgerEntries, ledgerTransactions, playerBalances } from '../../db/schema/ledger.ts';
import { openTestDatabase } from '../../db/template.ts';
import { findBalance } from './balance.ts';
import { closeAccount } from './close-account.ts';
import { grant } from './grant.ts';
import { findHolds, postHolds, reserveHold, voidHolds } from './holds.ts';
import { HOUSE, leg, playerAccount } from './leg.ts';
import { postTransaction } from './post-transaction.ts';
import { reconcile } from './reconcile.ts';
import { countCoinChanges, listCoinChanges } from './repository.ts';
import { spend } from './spend.ts';

const at = new Date('2026-01-31T10:00:00Z');
let opened: OpenDatabase;
let lastPlayer = 1_000;
let lastKey = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => opened.db.transaction(work);
const nextKey = () => {
  lastKey += 1;
  return `deed:${lastKey}`;
};

async function newPlayer(bonus = 0, earned = 0): Promise<UserId> {
  lastPlayer += 1;
  const userId = String(lastPlayer) as UserId;
  await inTransaction(async (tx) => {
    await grant(tx, { userId, amount: bonus, kind: 'bonus', title: 'welcomeBonus', key: nextKey(), at });
    await grant(tx, { userId, amount: earned, kind: 'earned', title: 'wonQuizZone', key: nextKey(), at });
  });
  return userId;
}

const charge = (userId: UserId, amount: number, key = nextKey()) =>
  inTransaction((tx) => spend(tx, { userId, amount, title: 'reviewAnswer', key, at }));
const hold = (userId: UserId, reference: string, amount: number) =>
  inTransaction((tx) =>
    reserveHold(tx, { purpose: 'match', reference, userId, amount, title: 'playedBattle', at }),
  );
const giveBack = (reference: string) =>
  inTransaction((tx) => voidHolds(tx, { purpose: 'match', reference, title: 'returnedEntry', at }));

describe('spend and grant', () => {
  it('[C9] spends bonus coins first and keeps the kinds apart', async () => {
    const player = await newPlayer(10, 6);
    expect(await charge(player, 12)).toBe('posted');
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 0, earned: 4 });
  });

  it('[C4] refuses what would take the balance below zero and changes nothing', async () => {
    const player = await newPlayer(3, 1);
    expect(await charge(player, 5)).toBe('NOT_ENOUGH_COINS');
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 3, earned: 1 });
  });

  it('[C3] moves coins once per key, also when the balance would no longer suffice', async () => {
    const player = await newPlayer(0, 5);
    const key = nextKey();
    expect(await charge(player, 5, key)).toBe('posted');
    expect(await charge(player, 5, key)).toBe('repeated');
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 0, earned: 0 });
  });

  it('[C2] refuses a transaction that would take one kind below zero', async () => {
    const player = await newPlayer(5, 0);
    const earned = { bonus: 0, earned: 1 };
    const legs = [leg(playerAccount(player), { bonus: 0, earned: -1 }), leg(HOUSE, earned)];
    const result = await inTransaction((tx) =>
      postTransaction(tx, { key: nextKey(), title: 'redeemRequest', legs, at }),
    );
    expect(result).toBe('NOT_ENOUGH_COINS');
  });

  it('[C2] 100 parallel spends never go below zero', async () => {
    const player = await newPlayer(10, 20);
    const results = await Promise.all(Array.from({ length: 100 }, () => charge(player, 1)));
    expect(results.filter((result) => result === 'posted')).toHaveLength(30);
    expect(results.filter((result) => result === 'NOT_ENOUGH_COINS')).toHaveLength(70);
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 0, earned: 0 });
  });

  it('[C3] 50 parallel repeats of one deed charge once', async () => {
    const player = await newPlayer(0, 100);
    const key = nextKey();
    const results = await Promise.all(Array.from({ length: 50 }, () => charge(player, 2, key)));
    expect(results.filter((result) => result === 'posted')).toHaveLength(1);
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 0, earned: 98 });
  });
});

describe('holds', () => {
  it('[C22] [C10] takes the fee once per match and player and gives it back in its kinds', async () => {
    const player = await newPlayer(3, 9);
    expect(await hold(player, 'm-back', 5)).toBe('held');
    expect(await hold(player, 'm-back', 5)).toBe('repeated');
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 0, earned: 7 });
    await giveBack('m-back');
    await giveBack('m-back');
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 3, earned: 9 });
    expect(await hold(player, 'm-back', 5)).toBe('repeated');
  });

  it('[C23] [I11] holds a fee for one battle of a player at a time, also when there is no fee', async () => {
    const player = await newPlayer(0, 20);
    const results = await Promise.all(['m-a', 'm-b', 'm-c'].map((match) => hold(player, match, 0)));
    expect(results.sort()).toEqual(['OTHER_MATCH_OPEN', 'OTHER_MATCH_OPEN', 'held']);
  });

  it('[C4] refuses a fee that the player does not have', async () => {
    const player = await newPlayer(2, 2);
    expect(await hold(player, 'm-short', 5)).toBe('NOT_ENOUGH_COINS');
    expect(await findHolds(opened.db, 'match', 'm-short')).toEqual([]);
  });

  it('gives a posted hold to the house', async () => {
    const player = await newPlayer(0, 8);
    await hold(player, 'm-house', 5);
    await inTransaction((tx) =>
      postHolds(tx, { purpose: 'match', reference: 'm-house', title: 'playedBattle', at }),
    );
    expect(await findBalance(opened.db, player)).toEqual({ bonus: 0, earned: 3 });
    expect(await findHolds(opened.db, 'match', 'm-house')).toEqual([
      { userId: player, bonus: 0, earned: 5, state: 'posted' },
    ]);
  });

  it('[C27] keeps the account of a player whose fee is held, and gives the rest of a closed one to the house', async () => {
    const player = await newPlayer(1, 8);
    await hold(player, 'm-close', 5);
    const close = () => inTransaction((tx) => closeAccount(tx, { userId: player, at }));
    expect(await close()).toBe('MATCH_OPEN');
    await giveBack('m-close');
    expect(await close()).toBe('closed');
    const rows = await opened.db.select().from(playerBalances).where(eq(playerBalances.userId, player));
    expect(rows).toEqual([]);
  });
});

describe('coin history', () => {
  it('[C7] lists one signed row a transaction, newest first, by direction and page', async () => {
    const player = await newPlayer(10, 6);
    await charge(player, 12);
    const all = { userId: player, direction: 'all', offset: 0, limit: 10 } as const;
    const rows = await listCoinChanges(opened.db, all);
    expect(rows.map(({ points, title }) => [points, title])).toEqual([
      [-12, 'reviewAnswer'],
      [6, 'wonQuizZone'],
      [10, 'welcomeBonus'],
    ]);
    const income = await listCoinChanges(opened.db, { ...all, direction: 'income', offset: 1, limit: 1 });
    expect(income.map(({ points }) => points)).toEqual([10]);
    expect(await countCoinChanges(opened.db, { userId: player, direction: 'spending' })).toBe(1);
  });
});

describe('reconcile', () => {
  type Step = {
    deed: 'grant' | 'spend' | 'hold' | 'void' | 'post';
    who: number;
    amount: number;
    match: number;
  };
  const step: fc.Arbitrary<Step> = fc.record({
    deed: fc.constantFrom('grant', 'spend', 'hold', 'void', 'post'),
    who: fc.nat(2),
    amount: fc.nat(12),
    match: fc.nat(3),
  });

  async function run(players: readonly UserId[], prefix: string, { deed, who, amount, match }: Step) {
    const userId = players[who];
    if (userId === undefined) throw new Error('no such player');
    const key = `${prefix}:${deed}:${who}:${amount}:${match}`;
    const end = { purpose: 'match', reference: `${prefix}-${match}`, title: 'returnedEntry', at } as const;
    await inTransaction(async (tx) => {
      if (deed === 'grant') {
        const kind = match % 2 === 0 ? 'bonus' : 'earned';
        await grant(tx, { userId, amount, kind, title: 'wonQuizZone', key, at });
      }
      if (deed === 'spend') await spend(tx, { userId, amount, title: 'reviewAnswer', key, at });
      if (deed === 'hold') await reserveHold(tx, { ...end, userId, amount, title: 'playedBattle' });
      if (deed === 'void') await voidHolds(tx, end);
      if (deed === 'post') await postHolds(tx, end);
    });
  }

  it('[C1] [I1] finds nothing after any order of grants, spends, holds and repeats', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.uuid(), async (steps, prefix) => {
        const players = await Promise.all([newPlayer(5, 5), newPlayer(0, 20), newPlayer(20, 0)]);
        for (const one of steps) await run(players, prefix, one);
        expect(await reconcile(opened.db)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('[C6] finds an entry that is missing, doubled or altered, and a balance that was changed', async () => {
    const player = await newPlayer(0, 50);
    await charge(player, 5);
    const own = and(eq(ledgerEntries.accountKind, 'player'), eq(ledgerEntries.accountId, player));
    const newest = await opened.db.select().from(ledgerEntries).where(own);
    const entry = newest.find(({ earned }) => earned === -5);
    if (!entry) throw new Error('no entry');
    const ofTransaction = eq(ledgerEntries.transactionId, entry.transactionId);
    const kindsAfter = async (change: (tx: Transaction) => Promise<unknown>) => {
      const rollback = new Error('rollback');
      let kinds: string[] = [];
      await inTransaction(async (tx) => {
        await change(tx);
        kinds = (await reconcile(tx)).map(({ kind }) => kind);
        throw rollback;
      }).catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
      return kinds;
    };
    const removed = await kindsAfter((tx) => tx.delete(ledgerEntries).where(and(own, ofTransaction)));
    expect(removed).toEqual(['transaction-not-zero', 'transaction-altered', 'balance-differs']);
    const doubled = await kindsAfter((tx) =>
      tx.insert(ledgerEntries).values({ ...entry, accountId: '999999' }),
    );
    expect(doubled).toEqual(['transaction-not-zero', 'transaction-altered', 'balance-differs']);
    const altered = await kindsAfter((tx) =>
      tx
        .update(ledgerEntries)
        .set({ earned: sql`${ledgerEntries.earned} * 2` })
        .where(ofTransaction),
    );
    expect(altered).toEqual(['transaction-altered', 'balance-differs']);
    const retitled = await kindsAfter((tx) =>
      tx
        .update(ledgerTransactions)
        .set({ title: 'wonContest' })
        .where(eq(ledgerTransactions.id, entry.transactionId)),
    );
    expect(retitled).toEqual(['transaction-altered']);
    const enriched = await kindsAfter((tx) =>
      tx.update(playerBalances).set({ earned: 1_000 }).where(eq(playerBalances.userId, player)),
    );
    expect(enriched).toEqual(['balance-differs']);
  });
});
