import type { Action } from '@quiz-arena/contract/action';
import type { LeaderboardRow, leaderboardActions } from '@quiz-arena/contract/actions/leaderboards';
import type { ActionHandlers, Context, Handler } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { sumCounts } from './board-counts.ts';
import { type BoardPeriod, periodOf } from './board-period.ts';
import { findRanked, listRanked, type RankedRow } from './repository.ts';

type Leaderboard = (typeof leaderboardActions)['get_daily_leaderboard'] & Action;

function leaderboard(board: BoardPeriod['board']): Handler<Leaderboard> {
  return async (page, context) => {
    const { db, player, now, settings } = context;
    const place = periodOf(board, now, settings.system_timezone);
    const total = await sumCounts(db, place);
    if (total === 0) throw new Refusal('DATA_NOT_FOUND');
    const [[own], others, top] = await Promise.all([
      findRanked(db, place, [player.id]),
      listRanked(db, place, page),
      listRanked(db, place, { offset: 0, limit: 3 }),
    ]);
    const toWire = (row: RankedRow) => wireRow(row, context);
    return {
      total: String(total),
      data: {
        my_rank: own ? toWire(own) : null,
        other_users_rank: others.map(toWire),
        top_three_ranks: top.map(toWire),
      },
    };
  };
}

function wireRow(row: RankedRow, { imageUrl }: Pick<Context<'player'>, 'imageUrl'>): LeaderboardRow {
  return {
    id: row.userId,
    user_id: row.userId,
    name: row.name,
    profile: imageUrl(row.profileImage),
    score: String(row.score),
    user_rank: String(row.rank),
    last_updated: row.updatedAt.toISOString(),
  };
}

export const leaderboardHandlers = {
  get_daily_leaderboard: leaderboard('daily'),
  get_monthly_leaderboard: leaderboard('monthly'),
  get_globle_leaderboard: leaderboard('global'),
} satisfies Partial<ActionHandlers>;
