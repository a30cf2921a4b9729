import type { CoinTitle } from '@quiz-arena/contract/coin-titles';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { type CoinDirection, countCoinChanges, listCoinChanges } from './repository.ts';

const directions = { '1': 'income', '2': 'spending' } as const satisfies Record<string, CoinDirection>;

export const ledgerHandlers = {
  async get_tracker_data({ type, offset, limit }, { db, player }) {
    const direction = type === undefined ? 'all' : directions[type];
    const changes = await listCoinChanges(db, { userId: player.id, direction, offset, limit });
    if (changes.length === 0) throw new Refusal('DATA_NOT_FOUND');
    const total = await countCoinChanges(db, { userId: player.id, direction });
    return {
      total: String(total),
      data: changes.map(({ id, points, title, postedAt }) => ({
        id,
        user_id: player.id,
        points: String(points),
        type: title as CoinTitle,
        status: points < 0 ? ('1' as const) : ('0' as const),
        date: postedAt.toISOString(),
      })),
    };
  },
} satisfies Partial<ActionHandlers>;
