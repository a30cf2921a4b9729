import type { SettingKey } from './settings.ts';

/**
 * Kinds of an attempt: `quiz_type` on the wire. The numbers are the family's own; self_challenge, exam,
 * bookmark and mistakes are this project's words for attempts that pay nothing and have no number.
 */
export const attemptTypes = [
  '1',
  '1.1',
  '1.2',
  '2',
  '3',
  '4',
  '5',
  '6',
  'contest',
  'self_challenge',
  'exam',
  'bookmark',
  'mistakes',
] as const;
export type AttemptType = (typeof attemptTypes)[number];

export const battleTypes = ['1.3', '1.4', '1.5'] as const;
/** `quiz_type` of a battle: 1.3 random 1v1, 1.4 1v1 with a friend, 1.5 group. */
export type BattleType = (typeof battleTypes)[number];

export type QuizType = AttemptType | BattleType;

/** `type` of a category on the wire: which kind of content it holds. */
export const categoryTypes = {
  quizZone: '1',
  funAndLearn: '2',
  guessTheWord: '3',
  audio: '4',
  maths: '5',
  multiMatch: '6',
} as const;
export type CategoryType = (typeof categoryTypes)[keyof typeof categoryTypes];

export interface SoloModeRow {
  readonly quizType: AttemptType;
  /** The setting that switches the mode on; null: it is always on. */
  readonly flag: SettingKey | null;
  /** Which categories it plays; none: it has no category of its own. */
  readonly categoryType?: CategoryType;
  /** Settlements pay coins and score. */
  readonly pays: boolean;
  /** Whether its questions can be bookmarked (set_bookmark has a type for them). */
  readonly hasBookmarks: boolean;
}

/** Solo modes: what the wire knows of each. How a mode plays and looks is the web client's own table. */
export const soloModes = {
  'quiz-zone': row('1', 'quiz_zone_mode', { categoryType: '1', pays: true, hasBookmarks: true }),
  'daily-quiz': row('1.1', 'daily_quiz_mode'),
  'true-false': row('1.2', 'true_false_mode'),
  'fun-and-learn': row('2', 'fun_n_learn_question', { categoryType: '2', pays: true }),
  'guess-the-word': row('3', 'guess_the_word_question', {
    categoryType: '3',
    pays: true,
    hasBookmarks: true,
  }),
  'self-challenge': row('self_challenge', 'self_challenge_mode', { categoryType: '1' }),
  contest: row('contest', 'contest_mode', { pays: true }),
  audio: row('4', 'audio_mode_question', { categoryType: '4', pays: true, hasBookmarks: true }),
  maths: row('5', 'maths_quiz_mode', { categoryType: '5', pays: true, hasBookmarks: true }),
  exam: row('exam', 'exam_module'),
  'multi-match': row('6', 'multi_match_mode', { categoryType: '6', pays: true, hasBookmarks: true }),
  bookmarks: row('bookmark', null),
  mistakes: row('mistakes', null),
} as const satisfies Record<string, SoloModeRow>;

export type SoloModeId = keyof typeof soloModes;

/** Kinds of battle: seats, and what the wire calls them. */
export const battleKinds = {
  random: { quizType: '1.3', flag: 'battle_mode_random', minPlayers: 2, maxPlayers: 2, settings: 'random' },
  friend: { quizType: '1.4', flag: 'battle_mode_one', minPlayers: 2, maxPlayers: 2, settings: 'one' },
  group: { quizType: '1.5', flag: 'battle_mode_group', minPlayers: 2, maxPlayers: 4, settings: 'group' },
} as const satisfies Record<
  string,
  {
    quizType: BattleType;
    flag: SettingKey;
    minPlayers: number;
    maxPlayers: number;
    /** Its configuration keys start with `battle_mode_` and this word. */
    settings: 'one' | 'random' | 'group';
  }
>;

export type BattleKind = keyof typeof battleKinds;
export type ModeId = SoloModeId | BattleKind;

/** Right answers are shown as they are given whatever answer_mode says: practice, nothing at stake. */
export const practiceTypes = ['bookmark', 'mistakes'] as const satisfies readonly AttemptType[];

function row<const Type extends AttemptType, const Flag extends SettingKey | null>(
  quizType: Type,
  flag: Flag,
  rest: { categoryType?: CategoryType; pays?: boolean; hasBookmarks?: boolean } = {},
): SoloModeRow & { readonly quizType: Type; readonly flag: Flag } {
  return { quizType, flag, pays: false, hasBookmarks: false, ...rest };
}
