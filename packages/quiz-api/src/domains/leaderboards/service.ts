import type { UserId } from '@quiz-arena/contract/ids';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { sumCounts, sumCountsOf } from './board-counts.ts';
import { type BoardPeriod, contestBoard, periodOf } from './board-period.ts';
import {
  addToBoards,
  findRanked,
  findScore,
  listRanked,
  type RankedRow,
  selectRanks,
  setHidden,
} from './repository.ts';

export type { RankedRow };

/** What a player sees of a ranking at once. */
export interface BoardView {
  /** Shown players. */
  readonly total: number;
  /** Undefined without a score, or when not shown. */
  readonly own: RankedRow | undefined;
  readonly page: readonly RankedRow[];
  /** The first three. */
  readonly top: readonly RankedRow[];
}

/** A page of a ranking with the player's own row; undefined when nobody is on it. */
export async function viewBoard(
  db: Queryable,
  place: BoardPeriod,
  { userId, ...page }: { userId: UserId; offset: number; limit: number },
): Promise<BoardView | undefined> {
  const total = await sumCounts(db, place);
  if (total === 0) return undefined;
  const [[own], shown, top] = await Promise.all([
    findRanked(db, place, [userId]),
    listRanked(db, place, page),
    listRanked(db, place, { offset: 0, limit: 3 }),
  ]);
  return { total, own, page: shown, top };
}

/** The best of a contest's board. */
export async function listContestBest(db: Queryable, contestId: string, limit: number): Promise<RankedRow[]> {
  return await listRanked(db, contestBoard(contestId), { offset: 0, limit });
}

/** How many shown players each of these contests has; those without players are left out. */
export async function countContestPlayers(
  db: Queryable,
  contestIds: readonly string[],
): Promise<Map<string, number>> {
  return await sumCountsOf(db, 'contest', contestIds);
}

/** Brings a player, who is locked, to a score of a contest's board; a corrected one keeps its time. */
export async function recordContestScore(
  tx: Transaction,
  { contestId, userId, score }: { contestId: string; userId: UserId; score: number },
  at: Date,
): Promise<void> {
  const place = contestBoard(contestId);
  const before = await findScore(tx, place, userId);
  const points = score - (before?.score ?? 0);
  await addToBoards(tx, [{ ...place, userId, points }], before?.updatedAt ?? at);
}

/** Adds the points of settled quizzes (may be negative) to the daily, monthly and global boards, no player twice. */
export async function recordScores(
  tx: Transaction,
  scores: readonly { readonly userId: UserId; readonly points: number }[],
  {
    at,
    zone,
  }: {
    at: Date;
    /** The setting system_timezone: whose days and months count. */
    zone: string;
  },
): Promise<void> {
  const places = [periodOf('daily', at, zone), periodOf('monthly', at, zone), periodOf('global', at, zone)];
  const counted = scores.filter(({ points }) => points !== 0);
  await addToBoards(
    tx,
    counted.flatMap(({ userId, points }) => places.map((place) => ({ ...place, userId, points }))),
    at,
  );
}

const GLOBAL: BoardPeriod = { board: 'global', period: 'all' };

/** A player's all-time score and rank; both 0 before the first score. */
export async function globalStanding(
  db: Queryable,
  userId: UserId,
): Promise<{ score: number; rank: number }> {
  const [row] = await findRanked(db, GLOBAL, [userId]);
  return { score: row?.score ?? 0, rank: row?.rank ?? 0 };
}

/** The query of (user_id, rank): the all-time ranks of those players that have a score and are shown. */
export function selectGlobalRanks(userIds: readonly UserId[]): SQL {
  return selectRanks(GLOBAL, userIds);
}

/** Takes a closed account out of all rankings, or puts a reopened one back. */
export async function setRankingVisibility(tx: Transaction, userId: UserId, isShown: boolean): Promise<void> {
  await setHidden(tx, userId, !isShown);
}
