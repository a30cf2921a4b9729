import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { coinHolds } from '../../db/schema/ledger.ts';
import type { CoinTitle } from './coin-title.ts';
import {
  type CoinAccount,
  type Coins,
  leg,
  NO_COINS,
  negate,
  playerAccount,
  splitSpend,
  totalOf,
} from './leg.ts';
import { lockPlayers } from './lock-players.ts';
import { postTransaction } from './post-transaction.ts';

export type HoldPurpose = 'match' | 'redeem';

export interface Hold extends Coins {
  readonly userId: UserId;
  readonly state: 'held' | 'posted' | 'voided';
}

interface HoldRequest {
  readonly purpose: HoldPurpose;
  /** Match id or payment request id. */
  readonly reference: string;
  readonly userId: UserId;
  /** Coins, whole, 0 or more: a battle without a fee is held too, so that nobody is in two battles. */
  readonly amount: number;
  /** Only coins that can be redeemed; else bonus coins go first. */
  readonly isEarnedOnly?: boolean;
  readonly title: CoinTitle;
  readonly at: Date;
}

/** `repeated`: this player's coins are held for this reference already, whatever became of them. */
export type HoldResult = 'held' | 'repeated' | 'NOT_ENOUGH_COINS' | 'OTHER_MATCH_OPEN';

/** Takes coins from a player into the account of `reference`, once per reference and player. */
export async function reserveHold(tx: Transaction, request: HoldRequest): Promise<HoldResult> {
  const { purpose, reference, userId, at } = request;
  const balances = await lockPlayers(tx, [userId]);
  const holds = await tx.select().from(coinHolds).where(sameOrOpenMatch(request));
  if (holds.some((hold) => hold.reference === reference)) return 'repeated';
  if (holds.length > 0) return 'OTHER_MATCH_OPEN';
  const balance = balances.get(userId) ?? NO_COINS;
  const usable = request.isEarnedOnly ? { ...balance, bonus: 0 } : balance;
  const coins = splitSpend(usable, request.amount);
  if (coins === undefined) return 'NOT_ENOUGH_COINS';
  await tx.insert(coinHolds).values({ purpose, reference, userId, ...coins, state: 'held', heldAt: at });
  const move = {
    key: `hold:${purpose}:${reference}:${userId}`,
    title: request.title,
    legs: [leg(playerAccount(userId), negate(coins)), leg(holdAccount(purpose, reference), coins)],
    at,
  };
  if ((await postTransaction(tx, move, balances)) !== 'posted') throw new Error(`${move.key} was not posted`);
  return 'held';
}

/** The holds of a reference, by player. Inside a settlement the match or request row must be locked before. */
export async function findHolds(db: Queryable, purpose: HoldPurpose, reference: string): Promise<Hold[]> {
  return await db
    .select({
      userId: coinHolds.userId,
      bonus: coinHolds.bonus,
      earned: coinHolds.earned,
      state: coinHolds.state,
    })
    .from(coinHolds)
    .where(and(eq(coinHolds.purpose, purpose), eq(coinHolds.reference, reference)))
    .orderBy(asc(coinHolds.userId));
}

/** Whether a player's coins are held for a battle or a redeem request. */
export async function hasOpenHold(db: Queryable, userId: UserId, purpose: HoldPurpose): Promise<boolean> {
  return (await listOpenHolds(db, userId, purpose)).length > 0;
}

/** What a player's coins are held for: match ids or payment request ids. */
export async function listOpenHolds(db: Queryable, userId: UserId, purpose: HoldPurpose): Promise<string[]> {
  const rows = await db
    .select({ reference: coinHolds.reference })
    .from(coinHolds)
    .where(and(eq(coinHolds.userId, userId), eq(coinHolds.purpose, purpose), eq(coinHolds.state, 'held')));
  return rows.map(({ reference }) => reference);
}

/** Where the held coins lie; a settlement empties it. */
export function holdAccount(purpose: HoldPurpose, reference: string): CoinAccount {
  return { kind: purpose, id: reference };
}

/**
 * The statement that marks all open holds of a reference as ended, to be carried out alongside the move of their coins.
 */
export function holdsEnd(purpose: HoldPurpose, reference: string, state: 'posted' | 'voided', at: Date): SQL {
  return sql`update ${coinHolds} set state = ${state}, ended_at = ${at.toISOString()}
    where purpose = ${purpose} and reference = ${reference} and state = 'held'`;
}

/**
 * Marks all open holds of a reference as ended. Moving their coins is the caller's part of the same transaction.
 * @returns those that this call has ended, by player
 */
async function endHolds(
  tx: Transaction,
  purpose: HoldPurpose,
  reference: string,
  state: 'posted' | 'voided',
  at: Date,
): Promise<Hold[]> {
  const ended = await tx
    .update(coinHolds)
    .set({ state, endedAt: at })
    .where(
      and(eq(coinHolds.purpose, purpose), eq(coinHolds.reference, reference), eq(coinHolds.state, 'held')),
    )
    .returning({
      userId: coinHolds.userId,
      bonus: coinHolds.bonus,
      earned: coinHolds.earned,
      state: coinHolds.state,
    });
  return ended.sort((one, other) => Number(one.userId) - Number(other.userId));
}

/** Ends all open holds of a reference and gives each player the own coins back, in their kinds. Harmless when repeated. */
export async function voidHolds(
  tx: Transaction,
  end: { purpose: HoldPurpose; reference: string; title: CoinTitle; at: Date },
): Promise<void> {
  await payOutHolds(tx, end, 'voided', (hold) => playerAccount(hold.userId));
}

/** Ends all open holds of a reference; the coins go to the house. Harmless when repeated. */
export async function postHolds(
  tx: Transaction,
  end: { purpose: HoldPurpose; reference: string; title: CoinTitle; at: Date },
): Promise<void> {
  await payOutHolds(tx, end, 'posted', () => ({ kind: 'house', id: '' }));
}

async function payOutHolds(
  tx: Transaction,
  end: { purpose: HoldPurpose; reference: string; title: CoinTitle; at: Date },
  state: 'posted' | 'voided',
  receiver: (hold: Hold) => CoinAccount,
): Promise<void> {
  const { purpose, reference, title, at } = end;
  const ended = await endHolds(tx, purpose, reference, state, at);
  await postTransaction(tx, {
    key: `${state}:${purpose}:${reference}`,
    title,
    legs: ended
      .filter((hold) => totalOf(hold) > 0)
      .flatMap((hold) => [leg(holdAccount(purpose, reference), negate(hold)), leg(receiver(hold), hold)]),
    at,
  });
}

/** The hold asked for, and, for a battle, whichever battle hold of that player is open. */
function sameOrOpenMatch({ purpose, reference, userId }: HoldRequest) {
  const same = and(
    eq(coinHolds.userId, userId),
    eq(coinHolds.purpose, purpose),
    eq(coinHolds.reference, reference),
  );
  if (purpose !== 'match') return same;
  return or(
    same,
    and(eq(coinHolds.userId, userId), eq(coinHolds.purpose, 'match'), eq(coinHolds.state, 'held')),
  );
}
