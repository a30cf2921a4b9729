import type { LifelineName } from '@quiz-arena/contract/lifelines';
import { type SoloModeId, soloModes } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import {
  canUseLifeline,
  type Lifeline,
  type LifelineRefusal,
  lifelineNames,
  lifelines,
} from '@quiz-arena/quiz-rules/lifelines';
import type { RunState } from '@quiz-arena/quiz-rules/run-state';
import { currentQuestion } from '@quiz-arena/quiz-rules/step-run';

/** A lifeline as the bar shows it. */
export interface LifelineOffer {
  readonly lifeline: Lifeline;
  /** Coins. */
  readonly price: number;
  /** `active`: double coins, in force until the end. */
  readonly state: 'ready' | 'busy' | 'used' | 'active' | 'refused';
  /** Why it cannot be used now; null when it can. */
  readonly refusalKey: PlainTextKey | null;
}

const refusalKeys: Record<Exclude<LifelineRefusal, 'NOT_AFTER_THE_OTHER'>, PlainTextKey> = {
  NOT_IN_THIS_MODE: 'lifeline.refused.mode',
  ALREADY_USED: 'lifeline.refused.used',
  QUESTION_CLOSED: 'lifeline.refused.closed',
  NOT_ON_THIS_QUESTION: 'lifeline.refused.question',
  ONLY_QUESTION: 'lifeline.refused.onlyQuestion',
  ONLY_BEFORE_THE_FIRST_ANSWER: 'lifeline.refused.firstAnswer',
  LEVEL_ALREADY_PAID: 'lifeline.refused.paid',
};

export interface OfferInput {
  readonly modeId: SoloModeId;
  readonly run: RunState;
  readonly isLevelPaid: boolean;
  readonly pending: LifelineName | null;
  readonly settings: Settings;
  /** The player's balance. */
  readonly coins: number;
}

/** The lifelines that a mode offers, each with its price and whether it may be used on the current question. */
export function lifelineOffers(input: OfferInput): LifelineOffer[] {
  const { quizType } = soloModes[input.modeId];
  const offered = lifelineNames.filter((name) => lifelines[name].attemptTypes.includes(quizType));
  return offered.map((lifeline) => {
    const price = Number(input.settings[lifelines[lifeline].priceSetting]);
    const refusalKey = findRefusal(input, lifeline, price);
    return { lifeline, price, state: stateOf(input, lifeline, refusalKey), refusalKey };
  });
}

function stateOf(
  { run, pending }: OfferInput,
  lifeline: Lifeline,
  refusalKey: PlainTextKey | null,
): LifelineOffer['state'] {
  if (pending === lifeline) return 'busy';
  if (run.lifelinesUsed.some((use) => use.lifeline === lifeline)) {
    return lifeline === 'doubleCoins' ? 'active' : 'used';
  }
  return refusalKey === null ? 'ready' : 'refused';
}

function findRefusal(input: OfferInput, lifeline: Lifeline, price: number): PlainTextKey | null {
  const { run, isLevelPaid, modeId } = input;
  const question = currentQuestion(run);
  if (question === undefined) return refusalKeys.QUESTION_CLOSED;
  const verdict = canUseLifeline(
    {
      attemptType: soloModes[modeId].quizType,
      questionCount: run.questions.length,
      hasAnswers: Object.keys(run.answers).length > 0,
      isLevelPaid,
      used: run.lifelinesUsed.flatMap((use) =>
        use.lifeline === 'hint' ? [] : [{ lifeline: use.lifeline, questionId: use.questionId }],
      ),
      question: {
        id: question.id,
        kind: question.kind,
        optionCount: question.letters.length,
        isOpen: run.phase === 'asking',
      },
    },
    lifeline,
  );
  if (verdict.ok) return input.coins < price ? 'not_enough_coins' : null;
  if (verdict.code !== 'NOT_AFTER_THE_OTHER') return refusalKeys[verdict.code];
  return lifeline === 'audiencePoll' ? 'lifeline.refused.audiencePoll' : 'lifeline.refused.fiftyFifty';
}
