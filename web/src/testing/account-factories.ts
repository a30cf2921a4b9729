import { badgeRow, statisticsRow, trackerRow } from '@quiz-arena/contract/actions/coins';
import { paymentRequestRow } from '@quiz-arena/contract/actions/wallet';
import { badges, badgeTypes } from '@quiz-arena/contract/badges';
import { factory } from './factories.ts';

const makeBadge = factory(badgeRow, {
  id: '1',
  language_id: '14',
  type: 'dashing_debut',
  badge_label: 'Dashing Debut',
  badge_note: 'Finish your first Quiz Zone quiz.',
  badge_reward: '2',
  badge_icon: '',
  badge_counter: '1',
  status: '0',
  badge_progress: '0',
});

/** All fifteen, locked, in their fixed order. */
export function makeBadges() {
  return badgeTypes.map((type, index) =>
    makeBadge({
      id: String(index + 1),
      type,
      badge_label: type,
      badge_counter: String(badges[type].counter),
    }),
  );
}

export const makeCoinChange = factory(trackerRow, {
  id: '1',
  user_id: '7',
  points: '10',
  type: 'welcomeBonus',
  status: '0',
  date: '2026-01-05T09:00:00Z',
});

export const makeStatistics = factory(statisticsRow, {
  id: '7',
  user_id: '7',
  questions_answered: '40',
  correct_answers: '30',
  strong_category: 'Science',
  ratio1: '90',
  weak_category: 'History',
  ratio2: '40',
  best_position: '3',
  date_created: '2026-01-05T09:00:00Z',
  name: 'Amira',
  profile: '',
  category_accuracy: [],
  daily_activity: [],
});

export const makePaymentRequest = factory(paymentRequestRow, {
  id: '1',
  user_id: '7',
  payment_type: 'PayPal',
  payment_address: 'amira@example.com',
  payment_amount: '20.00',
  coin_used: '200',
  details: 'Two hundred coins',
  status: '0',
  date: '2026-01-05T09:00:00Z',
  status_date: '',
});
