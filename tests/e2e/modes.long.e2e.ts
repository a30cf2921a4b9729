import { expect, type Page } from '@playwright/test';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';
import { type AnswerWay, byKeys, byMouse } from './support/answer-ways.ts';
import { test } from './support/arena-test.ts';
import { bringAudioIn, serveClips } from './support/audio-content.ts';
import { expectResult, playRun, untold } from './support/played-run.ts';
import { signUpByEmail } from './support/sign-up.ts';

interface ModeRun {
  mode: string;
  /** From the first page of the mode into its game. */
  enter: (page: Page, way: AnswerWay) => Promise<void>;
  points: Parameters<typeof expectResult>[2];
  /** The heading of a won and of a lost result. */
  headings: readonly [won: string, lost: string];
  verdicts?: readonly [string, string];
  /** What the review says instead of the answers. */
  closedReview?: string;
}

const wonOrLost = ['You won!', 'Not this time'] as const;
const done = ['Done!', 'Done!'] as const;

const go = (path: string) => async (page: Page) => {
  await page.goto(path);
};

const firstText =
  loadQuestionBank().texts.find(({ language, category }) => language === 'en' && category === 'learn-nature')
    ?.title ?? '';

const runs: readonly ModeRun[] = [
  {
    mode: 'Quiz Zone',
    enter: async (page, way) => {
      await page.goto('/quiz-zone/history/ancient-world/');
      await way.press(page, 'link', /^Play.*Level 1$/);
    },
    points: {
      credit: 'quiz_zone_correct_answer_credit_score',
      deduct: 'quiz_zone_wrong_answer_deduct_score',
    },
    headings: ['Level 1 won!', 'Not this time'],
  },
  {
    mode: 'Daily Quiz',
    enter: async (page, way) => {
      await page.goto('/quiz-play/daily-quiz-dashboard/');
      await way.press(page, 'link', 'Start');
    },
    points: null,
    headings: wonOrLost,
  },
  {
    mode: 'True & False',
    enter: go('/quiz-play/true-and-false-play/'),
    points: null,
    headings: wonOrLost,
  },
  {
    mode: 'Fun & Learn',
    enter: async (page, way) => {
      await page.goto('/fun-and-learn/learn-nature/');
      await way.press(page, 'link', new RegExp(`^${firstText}`));
      await way.press(page, 'link', "Let's start");
    },
    points: {
      credit: 'fun_n_learn_quiz_correct_answer_credit_score',
      deduct: 'fun_n_learn_quiz_wrong_answer_deduct_score',
    },
    headings: wonOrLost,
  },
  {
    mode: 'Guess The Word',
    enter: go('/guess-the-word/word-nature/play/'),
    points: {
      credit: 'guess_the_word_correct_answer_credit_score',
      deduct: 'guess_the_word_wrong_answer_deduct_score',
    },
    headings: wonOrLost,
  },
  {
    mode: 'Audio Questions',
    enter: async (page, way) => {
      await serveClips(page);
      await page.goto('/audio-questions/');
      await way.press(page, 'link', /Tones/);
    },
    points: {
      credit: 'audio_quiz_correct_answer_credit_score',
      deduct: 'audio_quiz_wrong_answer_deduct_score',
    },
    headings: wonOrLost,
  },
  {
    mode: 'Math Mania',
    enter: async (page, way) => {
      await page.goto('/math-mania/maths-fractions/');
      await way.press(page, 'link', /^Adding Fractions/);
    },
    points: {
      credit: 'maths_quiz_correct_answer_credit_score',
      deduct: 'maths_quiz_wrong_answer_deduct_score',
    },
    headings: wonOrLost,
  },
  {
    mode: 'Multi Match',
    enter: async (page, way) => {
      await page.goto('/multi-match-questions/match-nature/');
      await way.press(page, 'link', /^Play.*Level 1$/);
    },
    points: {
      credit: 'multi_match_correct_answer_credit_score',
      deduct: 'multi_match_wrong_answer_deduct_score',
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
    points: {
      credit: 'contest_mode_correct_credit_score',
      deduct: 'contest_mode_wrong_deduct_score',
      isAlwaysCounted: true,
    },
    headings: done,
    verdicts: untold,
    closedReview: 'The answers come later',
  },
];

// A run is some dozens of presses, each a moment on a busy machine.
test.describe.configure({ timeout: 180_000 });

test.beforeAll(bringAudioIn);

for (const run of runs) {
  test(`${run.mode}: won with the mouse on a desktop, with its review`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signUpByEmail(page, 'modes');
    await run.enter(page, byMouse);
    const played = await playRun(page, { way: byMouse, wrong: 1, ...verdictsOf(run) });
    await expect(page.getByRole('heading', { level: 1, name: run.headings[0] })).toBeVisible();
    await expectResult(page, played, run.points);
    await page.getByRole('link', { name: /^Review the answers/ }).click();
    await page.getByRole('button', { name: /^Show for/ }).click();
    const { correct, total } = played;
    await expect(page.getByText(run.closedReview ?? `${correct} of ${total} right`)).toBeVisible();
  });

  test(`${run.mode}: lost by keyboard alone, with a reload in the middle`, async ({ page }) => {
    await signUpByEmail(page, 'keys');
    await run.enter(page, byKeys);
    const played = await playRun(page, { way: byKeys, right: 1, reloadBefore: 1, ...verdictsOf(run) });
    await expect(page.getByRole('heading', { level: 1, name: run.headings[1] })).toBeVisible();
    await expectResult(page, played, run.points);
  });
}

function verdictsOf({ verdicts }: ModeRun) {
  return verdicts === undefined ? {} : { verdicts };
}
