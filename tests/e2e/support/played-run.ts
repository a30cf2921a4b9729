import { expect, type Page } from '@playwright/test';
import type { AnswerWay } from './answer-ways.ts';
import { readQuestion } from './asked-question.ts';

/** Longer than any question has; the clock of the page has to be the test's (`page.clock.install`). */
const LONGER_THAN_A_QUESTION = '01:05';

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
  /** The time of this question runs out; it is one of the wrong ones. */
  readonly timeOutAt?: number;
  /** What is said after a right and a wrong answer; left out where it is told. */
  readonly verdicts?: readonly [string, string];
  /** Questions that are over already, and the one that was asked last; left out: it begins with the one that is open. */
  readonly from?: { readonly index: number; readonly after: string };
};

const told = ['Right!', 'Not quite'] as const;

/** What is said where nothing is told before the end. */
export const untold = ['Answer saved', 'Answer saved'] as const;

/** Answers questions as they follow one another until the result stands. */
export async function playRun(page: Page, options: RunOptions): Promise<PlayedRun> {
  const { open, total } = await countQuestions(page);
  const { way, reloadBefore, timeOutAt, verdicts = told, from = { index: open, after: '' } } = options;
  const right = options.right ?? total - options.wrong;
  let question = from.after;
  for (let index = from.index; index < total; index += 1) {
    question = await readQuestion(page, question);
    if (index === reloadBefore) await expectSameAfterReload(page, question, { index, total });
    if (index === timeOutAt) await page.clock.fastForward(LONGER_THAN_A_QUESTION);
    else await way.answer(page, question, index < right);
    const verdict = index === timeOutAt ? 'Time is up' : verdicts[index < right ? 0 : 1];
    await expectClosed(page, { verdict, index, total });
    await way.goOn(page);
  }
  return { total, correct: Math.min(right, total) };
}

async function expectSameAfterReload(
  page: Page,
  question: string,
  { index, total }: { index: number; total: number },
): Promise<void> {
  await page.reload();
  expect(await readQuestion(page)).toBe(question);
  await expect(page.getByText(`Question ${index + 1} of ${total}`, { exact: true })).toBeVisible();
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

/** Which question is open, counted from 0, and how many there are. */
async function countQuestions(page: Page): Promise<{ open: number; total: number }> {
  const place = page.getByText(/^Question \d+ of \d+$/);
  await expect(place).toBeVisible({ timeout: 45_000 });
  const [, number, , total] = ((await place.textContent()) ?? '').split(' ');
  return { open: Number(number) - 1, total: Number(total) };
}
