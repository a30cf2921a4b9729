import type { SubmittedAnswer } from '@quiz-arena/contract/actions/attempts';
import type { AttemptState, GivenAnswer } from '@quiz-arena/contract/attempt-state';
import type { LifelineEffect } from '@quiz-arena/contract/lifeline-values';
import type { LifelineKey } from '@quiz-arena/contract/lifelines';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import type { SourceCall } from '../quiz-play/play-mode.ts';
import type { Replies } from './fake-api.ts';
import { makeLevelQuestion, makeSoloResult } from './play-factories.ts';

/** A question of the fake attempt: `options` from A on, the right one by its letter. */
export interface FakeQuestion {
  text: string;
  options: readonly string[];
  right: string;
  note?: string;
}

export interface FakeAttemptOptions {
  questions: readonly FakeQuestion[];
  /** The action that opens it. */
  source?: SourceCall['name'];
  quizType?: AttemptState['quiz_type'];
  /** What the rows of its source have besides those of the Quiz Zone. */
  extra?: {
    answer_type?: '1' | '2';
    letters?: string[];
    pattern?: number[];
    audio?: string;
    audio_type?: '1' | '2';
    clip_ms?: string;
  };
  /** One timer over all questions, answered in any order; whether an answer may be changed. */
  free?: { canChange: boolean };
  /** Questions answered before the page is opened. */
  given?: readonly string[];
  lifelinesUsed?: AttemptState['lifelines_used'];
  /** Time left of the running question, ms. */
  leftMs?: number;
  /** 1 only whether it was right, 2 nothing, 3 the right one and its note. */
  answerMode?: 1 | 2 | 3;
  /** The player's balance before. */
  coins?: number;
  result?: Partial<SoloResult>;
  effects?: Partial<Record<LifelineKey, LifelineEffect>>;
}

const SECONDS = 30;

/** What the backend answers about one attempt, from the first question to its review. It keeps its own record. */
export function createFakeAttempt(options: FakeAttemptOptions): Replies {
  const { questions, leftMs = SECONDS * 1000, answerMode = 3, effects = {}, free } = options;
  const rows = questions.map((question, place) => ({ ...questionRow(question, place), ...options.extra }));
  const answers: (string | undefined)[] = [...(options.given ?? [])];
  let coins = options.coins ?? 100;

  const told = (place: number): Omit<GivenAnswer, 'question_id' | 'answer'> => {
    if (free !== undefined) return {};
    const { right = '', note = '' } = questions[place] ?? {};
    const is_correct = (answers[place] ?? '').toLowerCase() === right.toLowerCase();
    if (answerMode === 2) return {};
    return answerMode === 1 ? { is_correct } : { is_correct, correct_answer: right, note };
  };
  const running = (ms: number) => {
    const row = rows[answers.length];
    if (row === undefined || free !== undefined) return null;
    const starts_at = Date.now() + ms - SECONDS * 1000 + Number(options.extra?.clip_ms ?? 0);
    const deadline = starts_at + SECONDS * 1000;
    return { question_id: row.id, index: answers.length, starts_at, deadline };
  };
  const submit = (questionId: string, answer: string): SubmittedAnswer => {
    const place = rows.findIndex(({ id }) => id === questionId);
    if (free?.canChange === true) answers[place] = answer;
    else answers[place] ??= answer;
    const given = answers[place];
    const next = running(SECONDS * 1000);
    return { recorded: true, timed_out: given === '', given, ...told(place), next, now: Date.now() };
  };

  return {
    [options.source ?? 'get_questions_by_level']: () => ({
      data: rows,
      attempt_id: 'attempt-1',
      attempt: {
        attempt_id: 'attempt-1',
        quiz_type: options.quizType ?? '1',
        now: Date.now(),
        is_resumed: answers.length > 0,
        current: running(leftMs),
        question_seconds: free === undefined ? SECONDS : null,
        ends_at: free === undefined ? null : Date.now() + leftMs,
        can_change: free?.canChange ?? false,
        given: [...answers.entries()].flatMap(([place, answer]) =>
          answer === undefined ? [] : [{ question_id: rows[place]?.id ?? '', answer, ...told(place) }],
        ),
        lifelines_used: options.lifelinesUsed ?? [],
      },
    }),
    submit_answer: ({ question_id = '', answer = '' }) => ({ data: submit(question_id, answer) }),
    use_lifeline: ({ question_id = '', lifeline = '' }) => {
      coins -= 10;
      const effect = effects[lifeline as LifelineKey] ?? { skipped: true };
      if ('skipped' in effect) submit(question_id, '');
      return { data: effect, coins: String(coins), now: Date.now() };
    },
    set_quiz_coin_score: () => ({
      data: makeSoloResult({ total_questions: questions.length, coins, ...options.result }),
    }),
    get_review: () => ({
      attempt_id: 'attempt-1',
      coins: String(coins - 10),
      data: reviewed(rows, questions, answers),
    }),
  };
}

function questionRow(
  { text, options: [a = '', b = '', c = '', d = '', e = ''] }: FakeQuestion,
  place: number,
) {
  const row = makeLevelQuestion({
    id: `q${place + 1}`,
    question: text,
    question_type: c === '' ? '2' : '1',
    optiona: a,
    optionb: b,
    optionc: c,
    optiond: d,
    optione: e,
  });
  // What other sources than the Quiz Zone's send besides.
  const others = { cat_id: row.category, subcat_id: row.subcategory, fun_n_learn_id: '1' };
  const special = { contest_id: '3', exam_module_id: '4', marks: String(place + 1) };
  const bookmark = { user_id: '7', question_id: row.id, status: '1', type: '1' } as const;
  return { ...row, ...others, ...special, ...bookmark };
}

function reviewed(
  rows: readonly ReturnType<typeof questionRow>[],
  questions: readonly FakeQuestion[],
  answers: readonly (string | undefined)[],
) {
  return rows.map(({ id, question, optiona, optionb, optionc, optiond }, place) => ({
    ...{ id, question, optiona, optionb, optionc, optiond },
    correct_answer: questions[place]?.right ?? '',
    given_answer: answers[place] ?? '',
    is_correct: answers[place] === questions[place]?.right,
    note: questions[place]?.note ?? '',
  }));
}
