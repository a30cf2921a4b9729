import type { ActionName, AnswerOf, FieldsOf } from '@quiz-arena/contract/action-registry';
import type { BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import type { ErrorName } from '@quiz-arena/contract/errors';
import type { SoloModeId } from '@quiz-arena/contract/modes';
import type { SettingKey } from '@quiz-arena/contract/settings';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import type { SoloPaths } from '../shared/routing/solo-paths.ts';
import type { PlayableKind } from './playable-kind.ts';

/**
 * A way to play alone, as data: the engine and the pages read it and ask nothing else about a mode. What the wire
 * knows of it (quiz_type, flag, categories) is the contract's own table; how questions follow one another, their times
 * and whether answers may change come with each attempt.
 */
export interface PlayMode {
  readonly id: SoloModeId;
  readonly titleKey: PlainTextKey;
  /** What its first page says below the title. */
  readonly textKey: PlainTextKey;
  readonly paths: SoloPaths;
  /** What its places hold; null: it has no places. */
  readonly ground: Ground | null;
  /** The call that opens an attempt at a place, or goes on with the open one. */
  readonly open: (place: PlayPlace) => SourceCall;
  /** Kinds of question that it asks; each has an answer surface. */
  readonly kinds: readonly PlayableKind[];
  /** Settings with the points of a right and of a wrong answer; null: no points are shown while playing. */
  readonly points: { readonly credit: SettingKey; readonly deduct: SettingKey } | null;
  /** Its review costs nothing. */
  readonly isReviewFree?: true;
  /** `decided`: a run is won or lost. `plain`: it is over, that is all. */
  readonly ending: 'decided' | 'plain';
  /** The type under which its questions are bookmarked; left out: they cannot be. */
  readonly bookmarks?: BookmarkType;
  /** Whether a place can be played again. */
  readonly isRepeatable: boolean;
  /** Home offers to go on where the player was last. */
  readonly isContinued?: true;
  /** Its texts have formulas, whatever latex_mode says. */
  readonly hasFormulas?: true;
  /** The setting that gives its texts formulas, where it has one of its own. */
  readonly formulasFlag?: SettingKey;
  /** Letters of its words can be bought. */
  readonly hasHints?: true;
  /** Opening it costs coins. */
  readonly hasEntryFee?: true;
  /** No sounds and nothing that moves: an exam is no game. */
  readonly isSober?: true;
  /** What leaving a running game means, where that is not to go on later. */
  readonly leaving?: LeavingWords;
  /** Where its first page is not where its places are chosen: what the way back to it says. */
  readonly upKey?: PlainTextKey;
  /** What is said where it cannot be played, beside what every mode says. */
  readonly refusals?: Refusals;
}

/** What a player is asked who leaves a running game, and the words for staying. */
export interface LeavingWords {
  readonly titleKey: PlainTextKey;
  readonly textKey: PlainTextKey;
  readonly stayKey: PlainTextKey;
}

const goOnLater: LeavingWords = {
  titleKey: 'play.quit.title',
  textKey: 'play.quit.text',
  stayKey: 'play.quit.stay',
};

/** What is said to who leaves a running game of this mode. */
export function wordsOfLeaving({ leaving = goOnLater }: Pick<PlayMode, 'leaving'>): LeavingWords {
  return leaving;
}

/** Words for a game that the server does not open. */
export type Refusals = {
  readonly [Code in ErrorName]?: { readonly titleKey: PlainTextKey; readonly textKey: PlainTextKey };
};

/** What the engine keeps of a mode: plain data, as its store wants it. */
export type PlayRules = Omit<PlayMode, 'open'>;

/** What a category or subcategory holds. */
export type Ground =
  | {
      readonly kind: 'levels';
      readonly source: 'get_level_data' | 'get_multi_match_level_data';
      /** Settings: a level asks `most` questions where `isFixed` is on, or where there is no such setting. */
      readonly isFixed: SettingKey | null;
      readonly most: SettingKey;
    }
  /** Texts to read, each with its questions. */
  | { readonly kind: 'texts' }
  /** Its questions, played at once. */
  | { readonly kind: 'questions' };

/** Where something is played, by the names in its address; "" for what the address does not name. */
export interface PlayPlace {
  readonly category: string;
  readonly subcategory: string;
  readonly level: string;
  /** The id of a text. */
  readonly text: string;
  /** Ids of a contest and of an exam. */
  readonly contest: string;
  readonly exam: string;
  /** The type of the bookmarks that are practised. */
  readonly bookmarks: string;
  /** How many questions were asked for, and within how many minutes. */
  readonly questions: string;
  readonly minutes: string;
}

/** No place at all: a mode is played as a whole. */
export const nowhere: PlayPlace = {
  category: '',
  subcategory: '',
  level: '',
  text: '',
  contest: '',
  exam: '',
  bookmarks: '',
  questions: '',
  minutes: '',
};

/** Actions that open an attempt. */
type SourceName = {
  [Name in ActionName]: AnswerOf<Name> extends { attempt: AttemptState; data: readonly object[] }
    ? Name
    : never;
}[ActionName];

/** A call that opens an attempt: the same call goes on with it. */
export type SourceCall<Name extends SourceName = SourceName> = {
  [Each in Name]: { readonly name: Each; readonly fields: FieldsOf<Each> };
}[Name];
