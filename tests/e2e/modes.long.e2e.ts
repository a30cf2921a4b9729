import { expect, type Page } from '@playwright/test';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';
import { type AnswerWay, byKeys, byMouse } from './support/answer-ways.ts';
import { test } from './support/arena-test.ts';
import { bringAudioIn, serveClips } from './support/audio-content.ts';
import { expectResult, type ModePay } from './support/expected-result.ts';
import { playRun, untold } from './support/played-run.ts';
import { bringPracticeIn } from './support/practice-content.ts';
import { signUpByEmail } from './support/sign-up.ts';

interface ModeRun {
  mode: string;
  /** What the player needs before. */
  prepare?: (page: Page) => Promise<void>;
  /** From the first page of the mode into its game. */
  enter: (page: Page, way: AnswerWay) => Promise<void>;
  pay: ModePay;
  /** Coins that the entry costs. */
  entry?: number;
  /** The heading of a won and of a lost result. */
  headings: readonly [won: string, lost: string];
  verdicts?: readonly [string, string];
  /** `paid` unless told; `closed`: its answers come later. */
  review?: 'free' | 'closed';
}

/** Of a newcomer. */
const WELCOME = 10;
const wonOrLost = ['You won!', 'Not this time'] as const;
const done = ['Done!', 'Done!'] as const;

const go = (path: string) => async (page: Page) => {
  await page.goto(path);
};

/** From `start` on by the links with these names. */
const follow =
  (start: string, ...names: readonly RegExp[]): ModeRun['enter'] =>
  async (page, way) => {
    await page.goto(start);
    for (const name of names) await way.press(page, 'link', name);
  };

const firstText =
  loadQuestionBank().texts.find(({ language, category }) => language === 'en' && category === 'learn-nature')
    ?.title ?? '';

const runs: readonly ModeRun[] = [
  {
    mode: 'Quiz Zone',
    enter: follow('/quiz-zone/history/ancient-world/', /^Play.*Level 1$/),
    pay: {
      quizType: '1',
      points: {
        credit: 'quiz_zone_correct_answer_credit_score',
        deduct: 'quiz_zone_wrong_answer_deduct_score',
      },
    },
    headings: ['Level 1 won!', 'Not this time'],
  },
  {
    mode: 'Daily Quiz',
    enter: follow('/quiz-play/daily-quiz-dashboard/', /^Start$/),
    pay: { quizType: '1.1' },
    headings: wonOrLost,
  },
  {
    mode: 'True & False',
    enter: go('/quiz-play/true-and-false-play/'),
    pay: { quizType: '1.2' },
    headings: wonOrLost,
  },
  {
    mode: 'Fun & Learn',
    enter: follow('/fun-and-learn/learn-nature/', new RegExp(`^${firstText}`), /^Let's start$/),
    pay: {
      quizType: '2',
      points: {
        credit: 'fun_n_learn_quiz_correct_answer_credit_score',
        deduct: 'fun_n_learn_quiz_wrong_answer_deduct_score',
      },
    },
    headings: wonOrLost,
  },
  {
    mode: 'Guess The Word',
    enter: go('/guess-the-word/word-nature/play/'),
    pay: {
      quizType: '3',
      points: {
        credit: 'guess_the_word_correct_answer_credit_score',
        deduct: 'guess_the_word_wrong_answer_deduct_score',
      },
      mostCoins: 'guess_the_word_max_winning_coin',
    },
    headings: wonOrLost,
  },
  {
    mode: 'Audio Questions',
    prepare: serveClips,
    enter: follow('/audio-questions/', /Tones/),
    pay: {
      quizType: '4',
      points: {
        credit: 'audio_quiz_correct_answer_credit_score',
        deduct: 'audio_quiz_wrong_answer_deduct_score',
      },
    },
    headings: wonOrLost,
  },
  {
    mode: 'Math Mania',
    enter: follow('/math-mania/maths-fractions/', /^Adding Fractions/),
    pay: {
      quizType: '5',
      points: {
        credit: 'maths_quiz_correct_answer_credit_score',
        deduct: 'maths_quiz_wrong_answer_deduct_score',
      },
    },
    headings: wonOrLost,
  },
  {
    mode: 'Multi Match',
    enter: follow('/multi-match-questions/match-nature/', /^Play.*Level 1$/),
    pay: {
      quizType: '6',
      points: {
        credit: 'multi_match_correct_answer_credit_score',
        deduct: 'multi_match_wrong_answer_deduct_score',
      },
    },
    headings: ['Level 1 won!', 'Not this time'],
  },
  {
    mode: 'Contest',
    enter: async (page, way) => {
      await page.goto('/contest-play/');
      await way.press(page, 'button', 'Play Daily Sprint');
      await way.press(page, 'button', 'Enter');
    },
    pay: {
      quizType: 'contest',
      points: { credit: 'contest_mode_correct_credit_score', deduct: 'contest_mode_wrong_deduct_score' },
    },
    entry: 2,
    headings: done,
    verdicts: untold,
    review: 'closed',
  },
  {
    mode: 'Bookmark play',
    prepare: bringPracticeIn,
    enter: follow('/play-bookmark-questions/', /^Quiz Zone$/),
    pay: { quizType: 'bookmark' },
    headings: done,
    review: 'free',
  },
  {
    mode: 'My Mistakes',
    prepare: bringPracticeIn,
    enter: follow('/my-mistakes/', /^Start$/),
    pay: { quizType: 'mistakes' },
    headings: done,
    review: 'free',
  },
];

// A run is some dozens of presses, each a moment on a busy machine.
test.describe.configure({ timeout: 180_000 });

test.beforeAll(bringAudioIn);

for (const run of runs) {
  const { mode, prepare, enter, pay, entry = 0, headings, review } = run;
  const verdicts = run.verdicts === undefined ? {} : { verdicts: run.verdicts };
  const coins = WELCOME - entry;

  test(`${mode}: won with the mouse on a desktop, with its review`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signUpByEmail(page, 'modes');
    await prepare?.(page);
    await enter(page, byMouse);
    const played = await playRun(page, { way: byMouse, wrong: 1, ...verdicts });
    await expect(page.getByRole('heading', { level: 1, name: headings[0] })).toBeVisible();
    await expectResult(page, played, pay, { coins });
    await page.getByRole('link', { name: /^Review/ }).click();
    if (review !== 'free') await page.getByRole('button', { name: /^Show for/ }).click();
    const { correct, total } = played;
    const seen = review === 'closed' ? 'The answers come later' : `${correct} of ${total} right`;
    await expect(page.getByText(seen)).toBeVisible();
  });

  test(`${mode}: lost by keyboard alone, with a reload and a time-out`, async ({ page }) => {
    await signUpByEmail(page, 'keys');
    await prepare?.(page);
    await page.clock.install();
    await enter(page, byKeys);
    const played = await playRun(page, {
      way: byKeys,
      right: 1,
      reloadBefore: 1,
      timeOutAt: 2,
      ...verdicts,
    });
    await expect(page.getByRole('heading', { level: 1, name: headings[1] })).toBeVisible();
    await expectResult(page, played, pay, { coins });
  });
}
