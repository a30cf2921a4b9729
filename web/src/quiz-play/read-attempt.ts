import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import type { LifelineEffect } from '@quiz-arena/contract/lifeline-values';
import { type LifelineKey, lifelines } from '@quiz-arena/contract/lifelines';
import { clockDefaults } from '@quiz-arena/quiz-rules/attempt-clock';
import { lifelineByKey } from '@quiz-arena/quiz-rules/lifelines';
import { optionLetters } from '@quiz-arena/quiz-rules/option-letter';
import type { LifelineUse, Reveal, RunState } from '@quiz-arena/quiz-rules/run-state';
import { startRun } from '@quiz-arena/quiz-rules/start-run';
import type { QuestionContent } from './play-content.ts';

/** The run that an attempt's answer describes: new, or in the middle after a reload. */
export function readAttempt(attempt: AttemptState, contents: readonly QuestionContent[]): RunState {
  const { revealMs, noteMs } = clockDefaults;
  const isPerRun = attempt.question_seconds === null;
  return startRun({
    policy: {
      pacing: isPerRun ? 'per-run' : 'per-question',
      isFreeNavigation: isPerRun,
      canChangeAnswer: attempt.can_change,
      timeMs: runTimeMs(attempt),
      revealMs,
      noteMs,
    },
    questions: contents.map(({ id, kind, options, clip }) => ({
      id,
      kind,
      letters: options.map(({ letter }) => letter),
      clipMs: clip?.lengthMs ?? 0,
    })),
    given: attempt.given.map(({ question_id, answer, ...told }) => ({
      questionId: question_id,
      answer,
      reveal: readReveal(told),
    })),
    lifelinesUsed: attempt.lifelines_used.flatMap(({ lifeline, question_id, effect }) => {
      const use = readLifelineUse(lifeline, question_id, effect);
      return use === null ? [] : [use];
    }),
    current: attempt.current && {
      index: attempt.current.index,
      startsAt: attempt.current.starts_at,
      deadline: attempt.current.deadline,
    },
    endsAt: attempt.ends_at,
  });
}

/** One timer over everything started with this call, or with one before: what is left is what there is to show. */
function runTimeMs({ question_seconds, ends_at, now }: AttemptState): number {
  if (question_seconds !== null) return question_seconds * 1000;
  return Math.max(0, (ends_at ?? now) - now);
}

/** What the server told about an answer. */
export function readReveal(told: {
  is_correct?: boolean | undefined;
  correct_answer?: string | undefined;
  note?: string | undefined;
}): Reveal {
  return {
    ...(told.is_correct === undefined ? {} : { isCorrect: told.is_correct }),
    ...(told.correct_answer === undefined ? {} : { correctAnswer: told.correct_answer }),
    ...(told.note === undefined ? {} : { note: told.note }),
  };
}

/** What a lifeline showed; null when the effect is not one of that lifeline. */
export function readLifelineUse(
  key: LifelineKey,
  questionId: string,
  effect: LifelineEffect,
): LifelineUse | null {
  if (key === lifelines.hint) {
    return 'position' in effect ? { lifeline: 'hint', questionId, ...effect } : null;
  }
  const lifeline = lifelineByKey(key);
  if (lifeline === 'fiftyFifty') {
    return 'options' in effect ? { lifeline, questionId, stays: effect.options } : null;
  }
  if (lifeline === 'audiencePoll') {
    if (!('probability_a' in effect)) return null;
    const shares = optionLetters.flatMap((letter) => {
      const share = effect[`probability_${letter}`];
      return share === undefined ? [] : [[letter, share] as const];
    });
    return { lifeline, questionId, poll: Object.fromEntries(shares) };
  }
  if (lifeline === 'resetTimer') {
    return 'deadline' in effect ? { lifeline, questionId, deadline: effect.deadline } : null;
  }
  return lifeline === undefined ? null : { lifeline, questionId };
}
