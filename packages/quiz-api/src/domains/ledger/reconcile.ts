import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import { transactionDigest } from './transaction-digest.ts';

export interface LedgerFault {
  readonly kind: 'transaction-not-zero' | 'transaction-altered' | 'balance-differs' | 'hold-account-differs';
  /** Transaction id, player id, or purpose and reference of a hold. */
  readonly subject: string;
  readonly detail: string;
}

const PAGE = 2_000;

/**
 * Recomputes the ledger from its entries and lists what does not fit: a missing, doubled or altered entry, a balance
 * that is not the sum of its entries, coins lying in a match or request that no open hold explains.
 * Reads every row: an operator's check, not for a request.
 */
export async function reconcile(db: Queryable): Promise<LedgerFault[]> {
  return [
    ...(await findUnevenTransactions(db)),
    ...(await findAlteredTransactions(db)),
    ...(await findWrongBalances(db)),
    ...(await findWrongHoldAccounts(db)),
  ];
}

async function findUnevenTransactions(db: Queryable): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ id: string; bonus: string; earned: string }>(sql`
    select t.id, coalesce(sum(e.bonus), 0) as bonus, coalesce(sum(e.earned), 0) as earned
    from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
    group by t.id
    having coalesce(sum(e.bonus), 0) <> 0 or coalesce(sum(e.earned), 0) <> 0 or count(e.*) < 2`);
  return rows.map(({ id, bonus, earned }) => ({
    kind: 'transaction-not-zero',
    subject: String(id),
    detail: `sums to ${bonus} bonus and ${earned} earned`,
  }));
}

async function findAlteredTransactions(db: Queryable): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (let after = '0'; ; ) {
    const page = await db
      .select()
      .from(ledgerTransactions)
      .where(gt(ledgerTransactions.id, after))
      .orderBy(asc(ledgerTransactions.id))
      .limit(PAGE);
    const last = page.at(-1);
    if (last === undefined) return faults;
    after = last.id;
    const entries = await db
      .select()
      .from(ledgerEntries)
      .where(
        inArray(
          ledgerEntries.transactionId,
          page.map(({ id }) => id),
        ),
      );
    const byTransaction = Map.groupBy(entries, (entry) => entry.transactionId);
    for (const { id, idempotencyKey, title, digest } of page) {
      const digested = (byTransaction.get(id) ?? []).map(({ accountKind, accountId, bonus, earned }) => ({
        account: { kind: accountKind, id: accountId },
        bonus,
        earned,
      }));
      if (transactionDigest(idempotencyKey, title, digested) === digest) continue;
      faults.push({ kind: 'transaction-altered', subject: id, detail: idempotencyKey });
    }
  }
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
