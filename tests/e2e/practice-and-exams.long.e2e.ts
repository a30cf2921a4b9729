import { expect, type Page } from '@playwright/test';
import { type AnswerWay, byKeys, byMouse } from './support/answer-ways.ts';
import { test } from './support/arena-test.ts';
import { readQuestion } from './support/asked-question.ts';
import { fillIn, press } from './support/control-ways.ts';
import { expectResult } from './support/expected-result.ts';
import { playRun } from './support/played-run.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.describe.configure({ timeout: 180_000 });

test('a wrong answer comes back in My Mistakes, a saved question in the bookmarks', async ({ page }) => {
  await signUpByEmail(page, 'practice');
  await page.goto('/quiz-zone/history/modern-times/level/1/');
  const saved = await readQuestion(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await playRun(page, { way: byKeys, wrong: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Level 1 won!' })).toBeVisible();

  await page.goto('/play-bookmark-questions/');
  await page.getByRole('link', { name: 'Quiz Zone' }).click();
  expect(await readQuestion(page)).toBe(saved);
  const bookmarks = await playRun(page, { way: byMouse, right: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
  await expectResult(page, bookmarks, { quizType: 'bookmark' }, { coins: 14 });

  await page.goto('/my-mistakes/');
  await byKeys.press(page, 'link', 'Start');
  const mistakes = await playRun(page, { way: byKeys, right: 1 });
  expect(mistakes.total).toBe(1);
  await expectResult(page, mistakes, { quizType: 'mistakes' }, { coins: 14 });
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('1 of 1 right')).toBeVisible();
});

test('a self challenge with the mouse on a desktop: any order, a changed answer, graded at its end, a picture of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpByEmail(page, 'challenger');
  await startChallenge(page, byMouse);
  const first = await readQuestion(page);
  await byMouse.answer(page, first, false);
  await expectSaved(page, 1);
  await page.getByRole('button', { name: 'Next' }).click();
  const second = await readQuestion(page, first);
  await byMouse.answer(page, second, true);
  await expectSaved(page, 2);
  await page.reload();
  await expect(page.getByText('Question 3 of 5', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Question 1, saved' }).click();
  expect(await readQuestion(page)).toBe(first);
  await byMouse.answer(page, first, true);
  await expect(page.getByText('Answer saved')).toBeVisible();
  await handIn(page, byMouse, '3 questions have no answer yet.');
  await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
  await expectResult(page, { total: 5, correct: 2 }, { quizType: 'self_challenge' }, { coins: 10 });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  expect((await saved).suggestedFilename()).toBe('quiz-arena-result.png');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('2 of 5 right')).toBeVisible();
});

test('a self challenge by keyboard alone, until its one timer runs out', async ({ page }) => {
  await signUpByEmail(page, 'timed');
  await page.clock.install();
  await startChallenge(page, byKeys);
  const first = await readQuestion(page);
  await byKeys.answer(page, first, true);
  await expectSaved(page, 1);
  await page.keyboard.press('ArrowRight');
  await byKeys.answer(page, await readQuestion(page, first), false);
  await expectSaved(page, 2);
  await page.clock.fastForward('03:02');
  await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
  await expectResult(page, { total: 5, correct: 1 }, { quizType: 'self_challenge' }, { coins: 10 });
  await byKeys.press(page, 'link', 'Review');
  await expect(page.getByText('1 of 5 right')).toBeVisible();
});

test('an exam by keyboard alone: key, rules, board, Print Screen, hand-in and marks', async ({ page }) => {
  await signUpByEmail(page, 'examinee');
  await page.goto('/exam-module/');
  await byKeys.press(page, 'link', /Begin Practice exam: general knowledge/);
  await enterExam(page, byKeys, '2027');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid exam key' })).toBeVisible();
  await fillIn(byKeys, page.getByLabel('Exam key'), '2026');
  await byKeys.press(page, 'button', 'Start the exam');
  await answerExam(page, byKeys, () => page.keyboard.press('ArrowRight'));
  await page.keyboard.press('PrintScreen');
  await expect(page.getByText('Screenshots are prohibited. This question was noted.')).toBeVisible();
  await handIn(page, byKeys, '12 questions have no answer yet.');
  await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
  await expect(page.getByRole('img', { name: '2 of 20 marks' })).toBeVisible();
  await page.goto('/exam-module/');
  await press(byKeys, page.getByLabel('Today'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 20 marks')).toBeVisible();
});

test('an exam with the mouse on a desktop: a reload in the middle, its time runs out, its review waits for the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpByEmail(page, 'candidate');
  await page.clock.install();
  await page.goto('/exam-module/');
  await page.getByRole('link', { name: /Begin Practice exam: general knowledge/ }).click();
  await enterExam(page, byMouse, '2026');
  await answerExam(page, byMouse, () => page.getByRole('button', { name: 'Next' }).click());
  await page.reload();
  await page.getByRole('button', { name: 'Go on with the exam' }).click();
  await expect(page.getByRole('button', { name: 'Question 3, saved' })).toBeVisible();
  await page.clock.fastForward('15:02');
  await expect(page.getByRole('img', { name: '2 of 20 marks' })).toBeVisible();
  await expect(page.getByText('2 right, 8 wrong or missed')).toBeVisible();
  await page.getByRole('link', { name: /^Review the answers/ }).click();
  await page.getByRole('button', { name: /^Show for/ }).click();
  await expect(page.getByText('The answers come later')).toBeVisible();
});

test('an exam is completed for who is away for more than five seconds', async ({ page }) => {
  await signUpByEmail(page, 'wanderer');
  await page.goto('/exam-module/');
  await page.getByRole('link', { name: /Begin Practice exam: arts and culture/ }).click();
  await page.getByLabel('Exam key').fill('1685');
  await page.getByLabel('I agree to the exam rules').check();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await readQuestion(page);
  await page.evaluate(() =>
    localStorage.setItem(`exam-left-at:${location.pathname.split('/')[2]}`, String(Date.now() - 9000)),
  );
  await page.reload();
  await expect(page.getByText(/The exam was completed because you were away for too long/)).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('time runs out, and an answer given offline arrives once the link is back', async ({
    page,
    context,
  }) => {
    await signUpByEmail(page, 'offline');
    await page.clock.install();
    await page.goto('/quiz-zone/history/explorers/level/1/');
    const first = await readQuestion(page);
    await page.clock.fastForward('00:31');
    await expect(page.locator('section').getByText('Time is up', { exact: true })).toBeVisible();
    await byMouse.goOn(page);
    const second = await readQuestion(page, first);
    await context.setOffline(true);
    await byMouse.answer(page, second, true);
    await expect(page.getByText('No connection. We keep trying to send your answer.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('section').getByText('Right!', { exact: true })).toBeVisible();
  });
});

test('a sequence is put in order by dragging', async ({ page }) => {
  await signUpByEmail(page, 'dragger');
  await page.goto('/multi-match-questions/match-history/level/1/');
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  const list = page.getByRole('list', { name: 'Answers' });
  let question = await readQuestion(page);
  for (let left = 10; left > 0 && !(await list.isVisible()); left -= 1) {
    await byMouse.answer(page, question, true);
    await byMouse.goOn(page);
    question = await readQuestion(page, question);
  }
  const rows = list.getByRole('listitem');
  const [top] = await rows.allInnerTexts();
  const from = await rows.nth(0).boundingBox();
  const to = await rows.nth(1).boundingBox();
  if (from === null || to === null) throw new Error('the rows are not on the page');
  await page.mouse.move(from.x + 24, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 24, to.y + to.height * 0.9, { steps: 6 });
  await page.mouse.up();
  await expect(rows.nth(1)).toContainText((top ?? '').split('\n').at(-1) ?? '');
});

/** Five questions on science within three minutes. */
async function startChallenge(page: Page, way: AnswerWay): Promise<void> {
  await page.goto('/self-learning/');
  await fillIn(way, page.getByLabel('Category'), 'Science');
  for (const [group, value] of [
    ['Questions', '5'],
    ['Minutes', '3'],
  ] as const) {
    const chips = page.getByRole('group', { name: group });
    await press(way, chips.getByLabel(value, { exact: true }));
  }
  await way.press(page, 'button', 'Start the challenge');
}

async function enterExam(page: Page, way: AnswerWay, key: string): Promise<void> {
  await fillIn(way, page.getByLabel('Exam key'), key);
  await press(way, page.getByLabel('I agree to the exam rules'));
  await way.press(page, 'button', 'Start the exam');
}

/** The first three questions of an exam: two marks, and one mistake. */
async function answerExam(page: Page, way: AnswerWay, goOn: () => Promise<void>): Promise<void> {
  let question = '';
  for (const number of [1, 2, 3]) {
    question = await readQuestion(page, question);
    await way.answer(page, question, number < 3);
    await expectSaved(page, number);
    await goOn();
  }
}

async function expectSaved(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('button', { name: `Question ${number}, saved` })).toBeVisible();
}

/** Says yes to the question whether to hand in, which tells how much is open. */
async function handIn(page: Page, way: AnswerWay, open: string): Promise<void> {
  await way.press(page, 'button', 'Hand in');
  const dialog = page.getByRole('dialog', { name: 'Hand in now?' });
  await expect(dialog).toContainText(open);
  await press(way, dialog.getByRole('button', { name: 'Hand in' }));
}
