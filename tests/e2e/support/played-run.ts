import { expect, type Page } from '@playwright/test';
import { defaultSettings, readSettings, type SettingKey } from '@quiz-arena/contract/settings';
import { scoreSolo } from '@quiz-arena/quiz-rules/score-solo';
import type { AnswerWay } from './answer-ways.ts';
import { readQuestion } from './asked-question.ts';

const settings = readSettings(defaultSettings);

export interface PlayedRun {
  readonly total: number;
  readonly correct: number;
}

/** How many are answered rightly, or wrongly; the wrong ones come last. */
type Tally =
  | { readonly right: number; readonly wrong?: never }
  | { readonly wrong: number; readonly right?: never };

type RunOptions = Tally & {
  readonly way: AnswerWay;
  /** The page is loaded again before this question is answered, counted from 0. */
  readonly reloadBefore?: number;
  /** What is said after a right and a wrong answer; left out where the server keeps it to itself. */
  readonly verdicts?: readonly [string, string];
};

const told = ['Right!', 'Not quite'] as const;
const kept = ['Answer saved', 'Answer saved'] as const;

/** Answers questions as they follow one another until the result stands. */
export async function playRun(page: Page, options: RunOptions): Promise<PlayedRun> {
  const { way, reloadBefore, verdicts = told } = options;
  const total = await countQuestions(page);
  const right = options.right ?? total - options.wrong;
  let question = '';
  for (let index = 0; index < total; index += 1) {
    question = await readQuestion(page, question);
    if (index === reloadBefore) {
      await page.reload();
      expect(await readQuestion(page)).toBe(question);
      await expect(page.getByText(`Question ${index + 1} of ${total}`, { exact: true })).toBeVisible();
    }
    await way.answer(page, question, index < right);
    await expectClosed(page, { verdict: verdicts[index < right ? 0 : 1], index, total });
    await way.goOn(page);
  }
  return { total, correct: Math.min(right, total) };
}

/** The verdict stands there; on a busy machine the game may have gone on already: the result tells the same. */
async function expectClosed(
  page: Page,
  { verdict, index, total }: { verdict: string; index: number; total: number },
): Promise<void> {
  const told = page.locator('section').getByText(verdict, { exact: true });
  const next = page.getByText(`Question ${index + 2} of ${total}`, { exact: true });
  const result = page.getByRole('img', { name: /^\d+ %, / });
  await expect(told.or(next).or(result).first()).toBeVisible();
}

/** What is said where nothing is told before the end. */
export const untold = kept;

async function countQuestions(page: Page): Promise<number> {
  const number = page.getByText(/^Question \d+ of \d+$/);
  await expect(number).toBeVisible({ timeout: 45_000 });
  return Number((await number.textContent())?.split(' ').at(-1));
}

interface ScorePolicyKeys {
  /** Settings with the points of an answer. */
  readonly credit: SettingKey;
  readonly deduct: SettingKey;
  /** Points count whether the run was won or not. */
  readonly isAlwaysCounted?: true;
}

/** The result page shows what the rules make of a run. `policy` null: it is unpaid. */
export async function expectResult(
  page: Page,
  run: PlayedRun,
  policy: ScorePolicyKeys | null,
): Promise<void> {
  const { total: served, correct } = run;
  const creditPerCorrect = policy === null ? 0 : Number(settings[policy.credit]);
  const score = scoreSolo(
    { served, correct },
    {
      maximumCoins: settings.maximum_winning_coins,
      fullPercentage: settings.minimum_coins_winning_percentage,
      winningPercentage: settings.quiz_winning_percentage,
    },
    { creditPerCorrect, deductPerWrong: policy === null ? 0 : Number(settings[policy.deduct]) },
  );
  const percent = Math.round(score.percentage);
  await expect(page.getByRole('img', { name: `${percent} %, ${correct} of ${served} right` })).toBeVisible();
  const isCounted = score.isWon || policy?.isAlwaysCounted === true;
  const points = isCounted ? correct * creditPerCorrect : 0;
  const right = page
    .getByRole('region', { name: 'What you earned' })
    .getByRole('listitem')
    .filter({ hasText: 'right answer' });
  await expect(right).toContainText(points === 0 ? '0 points' : `+${points} points`);
}
