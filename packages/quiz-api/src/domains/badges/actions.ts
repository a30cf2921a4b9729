import { badges, badgeTypes } from '@quiz-arena/contract/badges';
import { en } from '@quiz-arena/contract/texts/en';
import type { ActionHandlers } from '../../http/handler.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { listPlayerBadges, type PlayerBadge } from './repository.ts';

export const badgeHandlers = {
  async get_user_badges(_input, { db, player }) {
    const own = new Map((await listPlayerBadges(db, player.id)).map((row) => [row.badge, row]));
    const data = badgeTypes.map((type, index) => ({
      id: String(index + 1),
      language_id: DEFAULT_LANGUAGE_ID,
      type,
      badge_label: en[`badge.${type}.label`],
      badge_note: en[`badge.${type}.note`],
      badge_reward: String(badges[type].reward),
      badge_icon: '',
      badge_counter: String(badges[type].counter),
      status: statusOf(own.get(type)),
      badge_progress: String(own.get(type)?.progress ?? 0),
    }));
    return { data };
  },
} satisfies Partial<ActionHandlers>;

function statusOf(badge: PlayerBadge | undefined): '0' | '1' | '2' {
  if (badge?.claimedAt) return '2';
  return badge?.unlockedAt ? '1' : '0';
}
