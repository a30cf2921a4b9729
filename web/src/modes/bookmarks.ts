import type { BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

const types = ['1', '3', '4', '5', '6'] as const satisfies readonly BookmarkType[];

/** Saved questions of one kind again, as practice: right answers are told at once, nothing is counted. */
export const bookmarks = {
  id: 'bookmarks',
  titleKey: 'mode.bookmarks',
  textKey: 'bookmarks.text',
  paths: soloPaths.bookmarks,
  ground: null,
  open: ({ bookmarks: type }) => ({ name: 'get_bookmark', fields: { type: readType(type) } }),
  kinds: ['choice', 'trueFalse', 'letters', 'multiSelect', 'sequence'],
  points: null,
  ending: 'plain',
  isReviewFree: true,
  isRepeatable: true,
  hasFormulas: true,
  upKey: 'bookmarks.all',
  refusals: { DATA_NOT_FOUND: { titleKey: 'no_questions_found', textKey: 'bookmarks.none' } },
} as const satisfies PlayMode;

/** The type in an address; that of the Quiz Zone for one that does not exist. */
function readType(type: string): BookmarkType {
  return types.find((known) => known === type) ?? '1';
}
