import type { Alerts } from '../../alerts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { hasOpenAttempts } from '../attempts/has-open-attempts.ts';
import { awardBadges } from '../badges/service.ts';
import { listContestBest, type RankedRow } from '../leaderboards/service.ts';
import { grant } from '../ledger/grant.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { notify } from '../notifications/notify.ts';
import { type Contest, listUnpaid, lockContest, markClosed } from './repository.ts';

/** Whoever entered in the last moment has an attempt by then. */
const CLOSE_AFTER_MS = 60_000;
const BATCH = 50;

/**
 * Closes the boards of ended contests and pays their prizes, once. A contest in which someone still plays waits; one
 * that cannot be closed is an alert and holds up no other.
 * @returns how many were closed
 */
export async function closeContests(
  db: Database,
  { now, alerts }: { readonly now: Date; readonly alerts: Alerts },
): Promise<number> {
  let closed = 0;
  for (const { id } of await listUnpaid(db, new Date(now.getTime() - CLOSE_AFTER_MS), BATCH)) {
    try {
      if (await db.transaction((tx) => closeContest(tx, id, now))) closed += 1;
    } catch (error) {
      alerts.raise('contest-not-closable', { err: error, contestId: id });
    }
  }
  return closed;
}

async function closeContest(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const contest = await lockContest(tx, id);
  if (contest === undefined || contest.closedAt !== null) return false;
  if (await hasOpenAttempts(tx, 'contest', id)) return false;
  const board = await listContestBest(tx, id, contest.prizes.length);
  // A score of nothing wins nothing, even alone.
  const winners = board.filter(({ score }) => score > 0);
  await lockPlayers(
    tx,
    winners.map(({ userId }) => userId),
  );
  for (const winner of winners) await payPrize(tx, contest, winner, now);
  await markClosed(tx, id, now);
  return true;
}

async function payPrize(
  tx: Transaction,
  { id, name, prizes }: Contest,
  { userId, rank }: RankedRow,
  at: Date,
): Promise<void> {
  const coins = prizes[rank - 1] ?? 0;
  const key = `contest:${id}:${userId}`;
  await grant(tx, { userId, amount: coins, kind: 'earned', title: 'wonContest', key, at });
  await awardBadges(tx, [{ userId, earned: ['most_wanted_winner'], counted: { elite: coins } }], at);
  const notification = {
    title: `You won in ${name}`,
    message: `Rank ${rank}: ${coins} coins are yours.`,
    type: 'contest',
    typeId: id,
    image: '',
  };
  await notify(tx, notification, { users: [userId], at });
}
