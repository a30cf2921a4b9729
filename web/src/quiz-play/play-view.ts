import type { Settings } from '@quiz-arena/contract/settings';
import { markOption, type OptionMark } from '@quiz-arena/quiz-rules/mark-option';
import { readLetters } from '@quiz-arena/quiz-rules/option-letter';
import type { LifelineUse, RunState } from '@quiz-arena/quiz-rules/run-state';
import { createSelector } from '@reduxjs/toolkit';
import type { ActionError } from '../shared/api/action-types.ts';
import { selectSettings } from '../shared/settings/use-setting.ts';
import type { RootState } from '../shared/store/root-reducer.ts';
import type { OptionState } from '../shared/ui/option-button.tsx';
import type { DotState } from '../shared/ui/progress-dots.tsx';
import { type HintOffer, hintOffer, type ShownHint, shownHints } from './hint-offer.ts';
import { type LifelineOffer, lifelineOffers } from './lifeline-offers.ts';
import type { ContentOption, QuestionContent } from './play-content.ts';
import type { PlayRules } from './play-mode.ts';
import { type PlayNotice, type PlayState, selectPlay } from './play-slice.ts';
import { currentAnswer, isLastQuestion } from './run-facts.ts';
import { serverNow } from './server-clock.ts';
import type { ShownOption } from './shown-option.ts';
import { tellAnswer } from './told-answer.ts';
import { unsentAnswer } from './unsent-answer.ts';

/** How the current question ended. `recorded`: the server keeps to itself whether the answer was right. */
export type Verdict = 'right' | 'wrong' | 'timeUp' | 'skipped' | 'recorded';

/** A question on the board. */
export interface BoardPlace {
  readonly id: string;
  readonly isCurrent: boolean;
  /** `saving`: answered, and the server has not confirmed it yet. */
  readonly state: 'open' | 'saving' | 'saved';
}

/** Everything that the play screen shows of a running game. */
export interface PlayView {
  readonly question: QuestionContent;
  readonly options: readonly ShownOption[];
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly dots: readonly DotState[];
  /** Points so far; null where the mode shows none, or the server does not tell what was right. */
  readonly points: number | null;
  /** When the time is over, server clock; null while it stands still at `stoppedMs`. */
  readonly deadline: number | null;
  readonly stoppedMs: number;
  readonly totalMs: number;
  readonly canAnswer: boolean;
  /** When the question's time starts, server clock: before that its clip is heard. */
  readonly startsAt: number;
  /** Every question, where they are answered in any order; null where they follow one another. */
  readonly board: readonly BoardPlace[] | null;
  /** Null as long as the question is open, or its answer is on the way. */
  readonly verdict: Verdict | null;
  /** The answer that was given, and the right one as far as it was told; null while the question is open. */
  readonly closed: { readonly given: string; readonly right: string } | null;
  /** The right answer in words, where it was told and was not given; else "". */
  readonly missed: string;
  readonly note: string;
  readonly isLast: boolean;
  /** How long a closed question stays, ms; null: until the player goes on. */
  readonly pauseMs: number | null;
  readonly lifelines: readonly LifelineOffer[];
  /** Hints of the word that is guessed; null where there are none. */
  readonly hint: HintOffer | null;
  readonly shownHints: readonly ShownHint[];
  readonly refusedLifeline: PlayState['lifeline']['refused'];
  /** What the lifelines used on this question have shown. */
  readonly shownLifelines: readonly LifelineUse[];
  readonly notice: PlayNotice | null;
}

/** What there is of a game. */
export type PlayStage =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unavailable'; readonly error: ActionError }
  | { readonly kind: 'playing'; readonly view: PlayView }
  /** Nothing can be answered any more, and the server does not have all answers yet. */
  | { readonly kind: 'closing'; readonly notice: PlayNotice | null }
  | { readonly kind: 'finished'; readonly attemptId: string };

/** The game as its screen shows it. */
export const selectPlayStage = createSelector(
  [selectPlay, selectSettings, (state: RootState) => state.session.user?.coins ?? 0],
  (play, settings, coins): PlayStage => {
    const { run, order, attemptId, error } = play;
    if (error !== null) return { kind: 'unavailable', error };
    if (run === null || order === null || attemptId === null) return { kind: 'opening' };
    if (play.isOver) return { kind: 'finished', attemptId };
    if (run.phase === 'finished') {
      return unsentAnswer(play) === null
        ? { kind: 'finished', attemptId }
        : { kind: 'closing', notice: play.notice };
    }
    const question = play.contents[run.index];
    if (question === undefined) return { kind: 'finished', attemptId };
    return { kind: 'playing', view: viewOf({ play, run, question, mode: order.mode, settings, coins }) };
  },
);

/** The server's clock, for countdowns. */
export const selectServerNow = createSelector(
  [(state: RootState) => selectPlay(state).clock],
  (clock) => () => serverNow(clock),
);

interface ViewInput {
  play: PlayState;
  run: RunState;
  question: QuestionContent;
  mode: PlayRules;
  settings: Settings;
  coins: number;
}

function viewOf({ play, run, question, mode, settings, coins }: ViewInput): PlayView {
  const answer = currentAnswer(run);
  const isFree = run.policy.isFreeNavigation;
  const isClosed = !isFree && answer?.isRecorded === true;
  const right = isClosed ? (answer.reveal.correctAnswer ?? '') : '';
  const isLast = isLastQuestion(run);
  const note = answer?.reveal.note ?? '';
  const { pending, refused } = play.lifeline;
  return {
    question,
    options: question.options.map((option) => shownOption(run, question, option)),
    number: run.index + 1,
    total: run.questions.length,
    dots: run.questions.map(({ id }, place) => dotOf(run, id, place === run.index)),
    points: countPoints(run, mode, settings),
    deadline: run.phase === 'asking' ? run.deadline : null,
    stoppedMs: Math.max(0, run.deadline - (run.closedAt ?? run.startsAt)),
    totalMs: run.policy.timeMs,
    canAnswer: canAnswer(run) && pending !== 'skip',
    startsAt: run.startsAt,
    board: isFree ? run.questions.map(({ id }, place) => boardPlace(run, id, place)) : null,
    verdict: verdictOf(run),
    closed: isFree || answer === undefined ? null : { given: answer.answer, right },
    missed: verdictOf(run) === 'right' ? '' : tellAnswer(question, right),
    note,
    isLast,
    pauseMs: isLast && note !== '' ? null : note === '' ? run.policy.revealMs : run.policy.noteMs,
    lifelines: lifelineOffers({
      modeId: mode.id,
      run,
      isLevelPaid: play.isLevelPaid,
      pending,
      settings,
      coins,
    }),
    hint: hintOffer({ mode, run, isBusy: pending === 'hint', settings, coins }),
    shownHints: shownHints(run),
    refusedLifeline: refused,
    shownLifelines: run.lifelinesUsed.filter((use) => use.questionId === question.id),
    notice: play.notice,
  };
}

function canAnswer(run: RunState): boolean {
  const isTaken = run.policy.isFreeNavigation && currentAnswer(run) !== undefined;
  return run.phase === 'asking' && (run.policy.canChangeAnswer || !isTaken);
}

function boardPlace({ answers, index }: RunState, id: string, place: number): BoardPlace {
  const answer = answers[id];
  const isAnswered = answer !== undefined && (answer.answer !== '' || !answer.isRecorded);
  const state = isAnswered ? (answer.isRecorded ? 'saved' : 'saving') : 'open';
  return { id, isCurrent: place === index, state };
}

const looks: Record<OptionMark, OptionState> = {
  plain: 'idle',
  removed: 'dimmed',
  chosen: 'chosen',
  right: 'right',
  wrong: 'wrong',
  missed: 'right',
};

function shownOption(run: RunState, { id }: QuestionContent, option: ContentOption): ShownOption {
  const mark = markOption(run, id, option.letter);
  const answer = run.answers[id];
  const isOwn = answer !== undefined && readLetters(answer.answer).includes(option.letter);
  const isOver = answer?.isRecorded === true && !run.policy.canChangeAnswer;
  const state = mark === 'plain' && isOver ? 'dimmed' : looks[mark];
  const poll = run.lifelinesUsed.find((use) => use.lifeline === 'audiencePoll' && use.questionId === id);
  const percent = poll?.lifeline === 'audiencePoll' ? poll.poll[option.letter] : undefined;
  return { ...option, state, isOwn, ...(percent === undefined ? {} : { percent }) };
}

function dotOf({ answers }: RunState, questionId: string, isCurrent: boolean): DotState {
  const answer = answers[questionId];
  if (answer?.isRecorded !== true) return isCurrent ? 'current' : 'open';
  if (answer.reveal.isCorrect === undefined) return 'answered';
  return answer.reveal.isCorrect ? 'right' : 'wrong';
}

function verdictOf(run: RunState): Verdict | null {
  const answer = currentAnswer(run);
  if (run.policy.isFreeNavigation || answer?.isRecorded !== true) return null;
  if (answer.how === 'skipped') return 'skipped';
  if (answer.how === 'timedOut') return 'timeUp';
  if (answer.reveal.isCorrect === undefined) return 'recorded';
  return answer.reveal.isCorrect ? 'right' : 'wrong';
}

function countPoints({ answers }: RunState, { points }: PlayRules, settings: Settings): number | null {
  if (points === null) return null;
  const recorded = Object.values(answers).filter(({ isRecorded }) => isRecorded);
  const isTold = recorded.every(({ how, reveal }) => how === 'skipped' || reveal.isCorrect !== undefined);
  if (!isTold) return null;
  const right = recorded.filter(({ reveal }) => reveal.isCorrect).length;
  const wrong = recorded.length - right;
  return right * Number(settings[points.credit]) - wrong * Number(settings[points.deduct]);
}
