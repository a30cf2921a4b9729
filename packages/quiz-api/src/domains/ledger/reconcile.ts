import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

export interface LedgerFault {
  readonly kind: 'transaction-not-zero' | 'transaction-altered' | 'balance-differs' | 'hold-account-differs';
  /** Transaction id, player id, or purpose and reference of a hold. */
  readonly subject: string;
  readonly detail: string;
}

/** Transactions that are looked at in one statement. */
const PAGE = 100_000;

/**
 * Recomputes the ledger from its entries and lists what does not fit: a missing, doubled or altered entry, a balance
 * that is not the sum of its entries, coins lying in a match or request that no open hold explains.
 * Reads every row: an operator's check, not for a request.
 */
export async function reconcile(db: Queryable): Promise<LedgerFault[]> {
  return [
    ...(await findBrokenTransactions(db)),
    ...(await findWrongBalances(db)),
    ...(await findWrongHoldAccounts(db)),
  ];
}

async function findBrokenTransactions(db: Queryable): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(id) as last from ledger_transactions`,
  );
  const faults: LedgerFault[] = [];
  for (let after = 0; after < Number(rows[0]?.last ?? 0); after += PAGE) {
    faults.push(...(await findBrokenBetween(db, after, after + PAGE)));
  }
  return faults;
}

/** The database computes `transactionDigest` itself: ten million entries need not travel for it. */
async function findBrokenBetween(db: Queryable, after: number, last: number): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ id: string; key: string; uneven: string | null; altered: boolean }>(sql`
    with entered as (
      select transaction_id, sum(bonus) as bonus, sum(earned) as earned, count(*) as entries,
        string_agg(to_json(line)::text, ',' order by line collate "C") as lines
      from ledger_entries, lateral (
        select '[' || to_json(account_kind || ':' || account_id) || ',' || bonus || ',' || earned || ']' as line
      ) as digested
      where transaction_id > ${after} and transaction_id <= ${last}
      group by transaction_id
    ), checked as (
      select t.id, t.idempotency_key as key,
        case when e.bonus <> 0 or e.earned <> 0 or coalesce(e.entries, 0) < 2
          then coalesce(e.bonus, 0) || ' bonus and ' || coalesce(e.earned, 0) || ' earned' end as uneven,
        t.digest <> encode(sha256(convert_to('[' || to_json(t.idempotency_key) || ',' || to_json(t.title)
          || ',[' || coalesce(e.lines, '') || ']]', 'UTF8')), 'hex') as altered
      from ledger_transactions t left join entered e on e.transaction_id = t.id
      where t.id > ${after} and t.id <= ${last}
    )
    select * from checked where uneven is not null or altered order by id`);
  return rows.flatMap(({ id, key, uneven, altered }) => [
    ...(uneven === null
      ? []
      : [{ kind: 'transaction-not-zero' as const, subject: String(id), detail: `sums to ${uneven}` }]),
    ...(altered ? [{ kind: 'transaction-altered' as const, subject: String(id), detail: key }] : []),
  ]);
}

async function findWrongBalances(db: Queryable): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ id: string; held: string; entered: string }>(sql`
    with entered as (
      select account_id, sum(bonus) as bonus, sum(earned) as earned
      from ledger_entries where account_kind = 'player' group by account_id
    )
    select coalesce(b.user_id::text, e.account_id) as id,
      coalesce(b.bonus, 0) || '/' || coalesce(b.earned, 0) as held,
      coalesce(e.bonus, 0) || '/' || coalesce(e.earned, 0) as entered
    from player_balances b full join entered e on e.account_id = b.user_id::text
    where coalesce(b.bonus, 0) <> coalesce(e.bonus, 0) or coalesce(b.earned, 0) <> coalesce(e.earned, 0)`);
  return rows.map(({ id, held, entered }) => ({
    kind: 'balance-differs',
    subject: id,
    detail: `balance ${held}, entries ${entered} (bonus/earned)`,
  }));
}

async function findWrongHoldAccounts(db: Queryable): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ subject: string; held: string; entered: string }>(sql`
    with entered as (
      select account_kind, account_id, sum(bonus) as bonus, sum(earned) as earned
      from ledger_entries where account_kind in ('match', 'redeem') group by account_kind, account_id
    ), held as (
      select purpose, reference, sum(bonus) as bonus, sum(earned) as earned
      from coin_holds where state = 'held' group by purpose, reference
    )
    select coalesce(h.purpose, e.account_kind) || ':' || coalesce(h.reference, e.account_id) as subject,
      coalesce(h.bonus, 0) || '/' || coalesce(h.earned, 0) as held,
      coalesce(e.bonus, 0) || '/' || coalesce(e.earned, 0) as entered
    from held h full join entered e on e.account_kind = h.purpose and e.account_id = h.reference
    where coalesce(h.bonus, 0) <> coalesce(e.bonus, 0) or coalesce(h.earned, 0) <> coalesce(e.earned, 0)`);
  return rows.map(({ subject, held, entered }) => ({
    kind: 'hold-account-differs',
    subject,
    detail: `held ${held}, entries ${entered} (bonus/earned)`,
  }));
}
