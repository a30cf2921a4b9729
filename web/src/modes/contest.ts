import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** The same questions for everyone until the contest ends, once, for an entry fee; nothing is told before the end. */
export const contest = {
  id: 'contest',
  titleKey: 'mode.contest',
  textKey: 'contest.text',
  paths: soloPaths.contest,
  ground: null,
  open: ({ contest: contest_id }) => ({ name: 'get_questions_by_contest', fields: { contest_id } }),
  kinds: ['choice', 'trueFalse'],
  points: null,
  ending: 'plain',
  isRepeatable: false,
  hasEntryFee: true,
  upKey: 'contest.all',
  refusals: {
    DATA_NOT_FOUND: { titleKey: 'document_does_not_exist', textKey: 'contest.unknown' },
    NOT_ALLOWED: { titleKey: 'contest.closed.title', textKey: 'contest.closed.text' },
    ALREADY_PLAYED: { titleKey: 'already_played', textKey: 'contest.played.text' },
    NOT_ENOUGH_COINS: { titleKey: 'not_enough_coins', textKey: 'contest.poor' },
  },
} as const satisfies PlayMode;
