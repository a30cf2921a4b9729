import type { UserId } from '@quiz-arena/contract/ids';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions, playerBalances } from '../../db/schema/ledger.ts';
import type { CoinTitle } from './coin-title.ts';
import { balanceLegs, type Coins, type Leg, NO_COINS } from './leg.ts';
import { lockPlayers } from './lock-players.ts';
import { transactionDigest } from './transaction-digest.ts';

export interface CoinMove {
  /** Names the deed; the same key moves coins once, however often it is posted. */
  readonly key: string;
  readonly title: CoinTitle;
  readonly legs: readonly Leg[];
  readonly at: Date;
  /** A changing statement of the ledger that is carried out together with it, also when it was posted before. */
  readonly alongside?: SQL;
}

/** `repeated`: a transaction with this key is already there; nothing was moved. */
export type PostResult = 'posted' | 'repeated' | 'NOT_ENOUGH_COINS';

/**
 * Posts one double-entry transaction and brings the players' balances up to it; the only writer of both.
 * Refused, without a trace, when a player's balance of a kind would fall below zero.
 * Throws when the legs do not sum to zero in each kind of coin.
 * @param locked the balances as `lockPlayers` told them and as they still are; without, they are locked here if needed
 */
export async function postTransaction(
  tx: Transaction,
  move: CoinMove,
  locked?: ReadonlyMap<UserId, Coins>,
): Promise<PostResult> {
  const legs = balanceLegs(move.legs);
  if (legs.length === 0) {
    if (move.alongside !== undefined) await tx.execute(move.alongside);
    return 'posted';
  }
  const players = playersIn(legs);
  if (!players.some(({ coins }) => takes(coins))) return await write(tx, move, legs, creditBalances);
  const balances =
    locked ??
    (await lockPlayers(
      tx,
      players.map(({ id }) => id),
    ));
  if (players.some(({ id, coins }) => fallsBelowZero(balances.get(id) ?? NO_COINS, coins))) {
    return (await isPosted(tx, move.key)) ? 'repeated' : 'NOT_ENOUGH_COINS';
  }
  return await write(tx, move, legs, changeBalances);
}

/** Whether a transaction with this key was posted. */
export async function isPosted(tx: Transaction, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, key));
  return row !== undefined;
}

interface PlayerChange {
  readonly id: UserId;
  readonly coins: Coins;
}

function playersIn(legs: readonly Leg[]): PlayerChange[] {
  return legs.flatMap((part) =>
    part.account.kind === 'player' ? [{ id: part.account.id, coins: part }] : [],
  );
}

function takes({ bonus, earned }: Coins): boolean {
  return bonus < 0 || earned < 0;
}

function fallsBelowZero(balance: Coins, change: Coins): boolean {
  return balance.bonus + change.bonus < 0 || balance.earned + change.earned < 0;
}

/** The transaction, its entries and the balances in one statement, all or, for a key that is known, nothing. */
async function write(
  tx: Transaction,
  move: CoinMove,
  legs: readonly Leg[],
  changeOf: (changes: SQL) => SQL,
): Promise<'posted' | 'repeated'> {
  const players = playersIn(legs).map(({ id, coins }) => ({ id, bonus: coins.bonus, earned: coins.earned }));
  const changes = sql`posted, jsonb_to_recordset(${JSON.stringify(players)}) as change (id bigint, bonus bigint, earned bigint)`;
  const entries = legs.map(({ account, bonus, earned }) => ({ ...account, bonus, earned }));
  const digest = transactionDigest(move.key, move.title, legs);
  const { rows } = await tx.execute<{ balances: number }>(sql`
    with ${move.alongside === undefined ? sql`` : sql`alongside as (${move.alongside}), `}posted as (
      insert into ${ledgerTransactions} (idempotency_key, title, digest, posted_at)
      values (${move.key}, ${move.title}, ${digest}, ${move.at.toISOString()})
      on conflict (idempotency_key) do nothing returning id
    ), entered as (
      insert into ${ledgerEntries} (account_kind, account_id, transaction_id, bonus, earned)
      select kind, entry.id, posted.id, bonus, earned from posted,
        jsonb_to_recordset(${JSON.stringify(entries)}) as entry (kind text, id text, bonus bigint, earned bigint)
    ), balanced as (${changeOf(changes)} returning balance.user_id)
    select (select count(*)::int from balanced) as balances from posted`);
  const [posted] = rows;
  if (posted === undefined) return 'repeated';
  if (posted.balances !== players.length) throw new Error('a locked balance did not take its entry');
  return 'posted';
}

/** In the order in which `lockPlayers` locks; a player without a balance gets one. */
function creditBalances(changes: SQL): SQL {
  return sql`
    insert into ${playerBalances} as balance (user_id, bonus, earned)
    select change.id, bonus, earned from ${changes} order by change.id
    on conflict (user_id) do update
    set bonus = balance.bonus + excluded.bonus, earned = balance.earned + excluded.earned`;
}

/** Locked before, so in any order. The database itself refuses a debt. */
function changeBalances(changes: SQL): SQL {
  return sql`
    update ${playerBalances} as balance
    set bonus = balance.bonus + change.bonus, earned = balance.earned + change.earned
    from ${changes} where balance.user_id = change.id`;
}
