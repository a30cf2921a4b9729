import { lifelines as keys, type LifelineKey, type LifelineName } from '@quiz-arena/contract/lifelines';
import type { AttemptType } from '@quiz-arena/contract/modes';
import type { SettingKey } from '@quiz-arena/contract/settings';
import type { QuestionKind } from './question-kind.ts';

/** The lifelines of a quiz; hints belong to guess the word and have rules of their own. */
export type Lifeline = Exclude<LifelineName, 'hint'>;

export interface LifelineRow {
  /** Its key on the wire: in `use_lifeline`, in `lifeline` of a settlement, as title in the coin history. */
  readonly key: LifelineKey;
  /** The setting that holds its price in coins. */
  readonly priceSetting: SettingKey;
  /** Kinds of attempt that offer it. */
  readonly attemptTypes: readonly AttemptType[];
  /** Takes wrong options away or weighs them: needs at least two of them, never true-false. */
  readonly needsOptions?: true;
  /** Not on a question on which this one was used. */
  readonly notAfter?: Lifeline;
  /** Needs a second question in the run. */
  readonly needsOtherQuestions?: true;
  /** Only before the first answer, and only on a level that has not paid yet. */
  readonly isArmedFirst?: true;
}

/** Each can be used once per run. Source: rest-api, "Lifelines, hints, audio, multi match, exam". */
export const lifelines: Readonly<Record<Lifeline, LifelineRow>> = {
  fiftyFifty: {
    key: keys.fiftyFifty,
    priceSetting: 'quiz_zone_lifeline_deduct_coin',
    attemptTypes: ['1', '1.1'],
    needsOptions: true,
    notAfter: 'audiencePoll',
  },
  audiencePoll: {
    key: keys.audiencePoll,
    priceSetting: 'quiz_zone_lifeline_deduct_coin',
    attemptTypes: ['1', '1.1'],
    needsOptions: true,
    notAfter: 'fiftyFifty',
  },
  resetTimer: {
    key: keys.resetTimer,
    priceSetting: 'quiz_zone_lifeline_deduct_coin',
    attemptTypes: ['1', '1.1'],
  },
  skip: {
    key: keys.skip,
    priceSetting: 'quiz_zone_lifeline_deduct_coin',
    attemptTypes: ['1', '1.1'],
    needsOtherQuestions: true,
  },
  doubleCoins: {
    key: keys.doubleCoins,
    priceSetting: 'double_coins_deduct_coin',
    attemptTypes: ['1'],
    isArmedFirst: true,
  },
};

/** Every lifeline, in the order in which they are shown. */
export const lifelineNames = Object.keys(lifelines) as Lifeline[];

/** The lifeline with this key on the wire, undefined for an unknown one and for a hint. */
export function lifelineByKey(key: string): Lifeline | undefined {
  return lifelineNames.find((name) => lifelines[name].key === key);
}

/** What decides whether a lifeline may be used now. */
export interface LifelineState {
  readonly attemptType: AttemptType;
  readonly questionCount: number;
  /** Whether any question of the run was answered, skipped or timed out. */
  readonly hasAnswers: boolean;
  /** Whether this level paid coins before; false where there are no levels. */
  readonly isLevelPaid: boolean;
  /** Those used in this run, with the question they were used on. */
  readonly used: readonly { readonly lifeline: Lifeline; readonly questionId: string }[];
  readonly question: {
    readonly id: string;
    readonly kind: QuestionKind;
    readonly optionCount: number;
    /** Its time runs and it was not answered. */
    readonly isOpen: boolean;
  };
}

export type LifelineRefusal =
  | 'NOT_IN_THIS_MODE'
  | 'ALREADY_USED'
  | 'QUESTION_CLOSED'
  | 'NOT_ON_THIS_QUESTION'
  | 'NOT_AFTER_THE_OTHER'
  | 'ONLY_QUESTION'
  | 'ONLY_BEFORE_THE_FIRST_ANSWER'
  | 'LEVEL_ALREADY_PAID';

export type LifelineVerdict = { readonly ok: true } | { readonly ok: false; readonly code: LifelineRefusal };

/** Whether `lifeline` may be used on the current question; its price is the ledger's affair. */
export function canUseLifeline(state: LifelineState, lifeline: Lifeline): LifelineVerdict {
  const code = findRefusal(state, lifeline);
  return code === null ? { ok: true } : { ok: false, code };
}

function findRefusal(state: LifelineState, lifeline: Lifeline): LifelineRefusal | null {
  const row = lifelines[lifeline];
  const { question, used } = state;
  if (!row.attemptTypes.includes(state.attemptType)) return 'NOT_IN_THIS_MODE';
  if (used.some((use) => use.lifeline === lifeline)) return 'ALREADY_USED';
  if (row.isArmedFirst && state.isLevelPaid) return 'LEVEL_ALREADY_PAID';
  if (row.isArmedFirst && state.hasAnswers) return 'ONLY_BEFORE_THE_FIRST_ANSWER';
  if (!question.isOpen) return 'QUESTION_CLOSED';
  if (row.needsOtherQuestions && state.questionCount < 2) return 'ONLY_QUESTION';
  if (row.needsOptions && (question.kind !== 'choice' || question.optionCount < 3)) {
    return 'NOT_ON_THIS_QUESTION';
  }
  const isSpoiled = used.some((use) => use.questionId === question.id && use.lifeline === row.notAfter);
  return isSpoiled ? 'NOT_AFTER_THE_OTHER' : null;
}
