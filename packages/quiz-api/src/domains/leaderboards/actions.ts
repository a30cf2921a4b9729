import type { Action } from '@quiz-arena/contract/action';
import type { LeaderboardRow, leaderboardActions } from '@quiz-arena/contract/actions/leaderboards';
import type { ActionHandlers, Context, Handler } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { periodOf, type TimedBoard } from './board-period.ts';
import type { RankedRow } from './repository.ts';
import { viewBoard } from './service.ts';

type Leaderboard = (typeof leaderboardActions)['get_daily_leaderboard'] & Action;

function leaderboard(board: TimedBoard): Handler<Leaderboard> {
  return async (page, context) => {
    const { db, player, now, settings } = context;
    const place = periodOf(board, now, settings.system_timezone);
    const view = await viewBoard(db, place, { userId: player.id, ...page });
    if (view === undefined) throw new Refusal('DATA_NOT_FOUND');
    const { total, own, top } = view;
    const toWire = (row: RankedRow) => wireRow(row, context);
    return {
      total: String(total),
      data: {
        my_rank: own ? toWire(own) : null,
        other_users_rank: view.page.map(toWire),
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
