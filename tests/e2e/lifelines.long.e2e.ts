import { expect, type Locator, type Page } from '@playwright/test';
import { type AnswerWay, byKeys, byMouse } from './support/answer-ways.ts';
import { test } from './support/arena-test.ts';
import { readOptions, readQuestion, rightAnswerOf } from './support/asked-question.ts';
import { expectCoins } from './support/coins.ts';
import { press } from './support/control-ways.ts';
import { expectResult, type ModePay } from './support/expected-result.ts';
import { operate } from './support/operator.ts';
import { playRun } from './support/played-run.ts';
import { freshEmail, signUpByEmail } from './support/sign-up.ts';

const quizZone: ModePay = {
  quizType: '1',
  points: {
    credit: 'quiz_zone_correct_answer_credit_score',
    deduct: 'quiz_zone_wrong_answer_deduct_score',
  },
};

test.describe.configure({ timeout: 180_000 });

test('Quiz Zone: all five lifelines with the mouse on a desktop, each at its price, coins doubled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpWithCoins(page, 60);
  await page.goto('/quiz-zone/history/rulers-and-leaders/level/1/');
  await readQuestion(page);
  await lifeline(page, /^Double/).click();
  await expect(lifeline(page, /^Double/)).toContainText('active');
  await expectCoins(page, 58);
  const from = await useLifelines(page, byMouse);
  await expectCoins(page, 18);
  const { total } = await playRun(page, { way: byMouse, wrong: 0, from });
  await expect(page.getByRole('heading', { level: 1, name: 'Level 1 won!' })).toBeVisible();
  const played = { total, correct: total - 1 };
  await expectResult(page, played, quizZone, { coins: 18, spent: 42, isDoubled: true });
});

test('Daily Quiz: four lifelines by keyboard alone, with plain words where one is not to be had', async ({
  page,
}) => {
  await signUpWithCoins(page, 60);
  await page.goto('/quiz-play/daily-quiz-dashboard/');
  await byKeys.press(page, 'link', 'Start');
  await readQuestion(page);
  await expect(page.getByRole('group', { name: 'Lifelines' }).getByRole('button')).toHaveCount(4);
  const from = await useLifelines(page, byKeys, async () => {
    await page.keyboard.press('l');
    await expect(page.locator('fieldset :focus')).toHaveCount(1);
    await press(byKeys, lifeline(page, /^Poll/));
    await expect(page.getByText('Poll cannot be used after 50 : 50 on the same question.')).toBeVisible();
    await press(byKeys, lifeline(page, /^50 : 50/));
    await expect(page.getByText('You have used this lifeline. Each works once in a quiz.')).toBeVisible();
  });
  const { total } = await playRun(page, { way: byKeys, wrong: 0, from });
  await expectResult(page, { total, correct: total - 1 }, { quizType: '1.1' }, { coins: 20, spent: 40 });
});

test('Guess The Word: two hints a word, then no more, by keyboard alone', async ({ page }) => {
  await signUpByEmail(page, 'hints');
  await page.goto('/guess-the-word/word-science/play/');
  const question = await readQuestion(page);
  const word = (rightAnswerOf(question).texts[0] ?? '').replaceAll(' ', '').toUpperCase();
  const spelled = page.getByRole('status').filter({ hasText: /^Your word: / });
  const hint = page.getByRole('button', { name: /^Hint \(\d\)/ });
  for (const left of [1, 0]) {
    await press(byKeys, hint);
    await expect(hint).toContainText(`Hint (${left})`);
  }
  await press(byKeys, hint);
  await expect(page.getByText('There are no more hints for this word.')).toBeVisible();
  await expectCoins(page, 8);
  const places = ((await spelled.textContent()) ?? '').replace('Your word: ', '').split(' ');
  expect(places.filter((letter) => letter !== 'gap')).toHaveLength(2);
  for (const [place, letter] of places.entries()) {
    if (letter === 'gap') await page.keyboard.press((word[place] ?? '').toLowerCase());
    else expect(letter).toBe(word[place]);
  }
  await byKeys.press(page, 'button', 'Submit');
  await expect(page.locator('section').getByText('Right!', { exact: true })).toBeVisible();
});

/**
 * Half of the options away and the time anew on the first question that has four, the poll on the next one, which is
 * skipped. Everything else is answered rightly. @returns where the run stands
 */
async function useLifelines(
  page: Page,
  way: AnswerWay,
  whileHalved?: () => Promise<void>,
): Promise<{ index: number; after: string }> {
  const halved = await reachFourOptions(page, way);
  await press(way, lifeline(page, /^50 : 50/));
  const open = page.getByRole('group', { name: 'Answers' }).locator('button:enabled');
  await expect(open).toHaveCount(2);
  await expect(open.filter({ hasText: rightAnswerOf(halved).texts[0] ?? '' })).toHaveCount(1);
  await whileHalved?.();
  await expect.poll(() => secondsLeft(page)).toBeLessThan(28);
  await press(way, lifeline(page, /^Reset time/));
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(27);
  await way.answer(page, halved, true);
  await goOn(page, way);

  const polled = await reachFourOptions(page, way, halved);
  const right = (await readOptions(page)).indexOf(rightAnswerOf(polled).texts[0] ?? '');
  await press(way, lifeline(page, /^Poll/));
  const shares = await readShares(page);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(shares[right]).toBe(Math.max(...shares));
  await press(way, lifeline(page, /^Skip/));
  await readQuestion(page, polled);
  await expect(lifeline(page, /^Skip/)).toContainText('used');
  return { index: (await questionNumber(page)) - 1, after: polled };
}

/** Answers what has fewer than four options, from the question after `after` on. @returns the one that has them */
async function reachFourOptions(page: Page, way: AnswerWay, after = ''): Promise<string> {
  let question = await readQuestion(page, after);
  while ((await readOptions(page)).length < 4) {
    await way.answer(page, question, true);
    await goOn(page, way);
    question = await readQuestion(page, question);
  }
  return question;
}

/** A new player with so many coins. */
async function signUpWithCoins(page: Page, coins: number): Promise<void> {
  const email = freshEmail('lifelines');
  await signUpByEmail(page, 'lifelines', email);
  await operate('user', 'coins', email, String(coins - 10), '--reason', 'for the lifelines');
  await page.goto('/');
  await expectCoins(page, coins);
}

function lifeline(page: Page, name: RegExp): Locator {
  return page.getByRole('group', { name: 'Lifelines' }).getByRole('button', { name });
}

/** From the verdict to the next question; after a moment the game does it by itself. */
async function goOn(page: Page, way: AnswerWay): Promise<void> {
  await expect(page.locator('section').getByText('Right!', { exact: true })).toBeVisible();
  await way.goOn(page);
}

async function questionNumber(page: Page): Promise<number> {
  const text = await page.getByText(/^Question \d+ of \d+$/).textContent();
  return Number(text?.split(' ')[1]);
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

/** The percentages of the poll, from A on. */
async function readShares(page: Page): Promise<number[]> {
  const shares = page.getByRole('group', { name: 'Answers' }).getByText(/^\d+ %$/);
  await expect(shares).toHaveCount(4);
  return (await shares.allInnerTexts()).map((text) => Number(text.replace(' %', '')));
}
