import { expect, type Page } from '@playwright/test';
import { soloPaths } from '../../../../web/src/shared/routing/solo-paths.ts';
import { byKeys } from '../answer-ways.ts';
import { readQuestion } from '../asked-question.ts';
import {
  chooseByKeys,
  expectDialogKeepsFocus,
  expectFocusInPage,
  focusByTab,
  pressEnterOn,
  typeInto,
} from '../keyboard.ts';
import { playRun, untold } from '../played-run.ts';
import { enterAsSharedPlayer } from '../shared-player.ts';
import type { PageScene } from './scene.ts';

const { 'daily-quiz': daily, 'true-false': trueFalse, 'self-challenge': self, contest, exam } = soloPaths;

/** The first page of a mode, by its address. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const dailyScene: PageScene = {
  title: 'the daily quiz, and true and false',
  pages: [...Object.values(daily), ...Object.values(trueFalse)],
  async play({ page, look }) {
    await enterAsSharedPlayer(page);
    await open(page, daily.start);
    await look(daily.start);
    for (const paths of [daily, trueFalse]) {
      if (paths === daily) await byKeys.press(page, 'link', 'Start');
      else await page.goto(trueFalse.play);
      await expect(page.getByText(/^Question 1 of/)).toBeVisible();
      await look(paths.play);
      await playRun(page, { way: byKeys, wrong: 0 });
      await expect(page.getByRole('heading', { level: 1, name: 'You won!' })).toBeFocused();
      await look(paths.result);
      await byKeys.press(page, 'link', /^Review/);
      await expectFocusInPage(page);
      await look(paths.review);
    }
  },
};

const contestScene: PageScene = {
  title: 'a contest',
  pages: Object.values(contest),
  async play({ page, look }) {
    await enterAsSharedPlayer(page);
    await open(page, contest.start);
    const enter = page.getByRole('button', { name: 'Play Daily Sprint' });
    await expect(enter).toBeVisible();
    await look(contest.start);
    await pressEnterOn(enter);
    await expectDialogKeepsFocus(page.getByRole('dialog'), enter);
    await page.keyboard.press('Enter');
    await byKeys.press(page, 'button', 'Enter');
    await expect(page.getByText(/^Question 1 of/)).toBeVisible();
    await look(contest.play);
    await playRun(page, { way: byKeys, wrong: 1, verdicts: untold });
    await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeFocused();
    await look(contest.result);
    await byKeys.press(page, 'link', /^Review/);
    await expectFocusInPage(page);
    await look(contest.review);
    await page.goBack();
    await byKeys.press(page, 'link', /^Leaderboard/);
    await expectFocusInPage(page);
    await look(contest.board);
  },
};

const challengeScene: PageScene = {
  title: 'a self challenge',
  pages: Object.values(self),
  async play({ page, look }) {
    await enterAsSharedPlayer(page);
    await open(page, self.start);
    await look(self.start);
    await focusByTab(page.getByLabel('Category'));
    await page.keyboard.type('Science');
    await expect(page.getByLabel('Category')).toHaveValue('science');
    await chooseByKeys(page.getByRole('group', { name: 'Questions' }).getByLabel('5', { exact: true }));
    await chooseByKeys(page.getByRole('group', { name: 'Minutes' }).getByLabel('3', { exact: true }));
    await byKeys.press(page, 'button', 'Start the challenge');
    const question = await readQuestion(page);
    await look(self.play);
    await byKeys.answer(page, question, true);
    await handIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeFocused();
    await look(self.result);
    await byKeys.press(page, 'link', 'Review');
    await expectFocusInPage(page);
    await look(self.review);
  },
};

const examScene: PageScene = {
  title: 'an exam',
  pages: Object.values(exam),
  async play({ page, look }) {
    await enterAsSharedPlayer(page);
    await open(page, exam.start);
    await expect(page.getByRole('link', { name: /Begin Practice exam: general/ })).toBeVisible();
    await look(exam.start);
    await byKeys.press(page, 'link', /Begin Practice exam: general knowledge/);
    await expect(page.getByLabel('Exam key')).toBeVisible();
    await expectFocusInPage(page);
    await look(exam.rules);
    await typeInto(page.getByLabel('Exam key'), '2026');
    await focusByTab(page.getByLabel('I agree to the exam rules'));
    await page.keyboard.press('Space');
    await byKeys.press(page, 'button', 'Start the exam');
    const question = await readQuestion(page);
    await look(exam.play);
    await byKeys.answer(page, question, true);
    await handIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Done!' })).toBeFocused();
    await look(exam.result);
    await byKeys.press(page, 'link', /^Review/);
    await expectFocusInPage(page);
    await look(exam.review);
  },
};

async function handIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Question 1, saved' })).toBeVisible();
  await byKeys.press(page, 'button', 'Hand in');
  const dialog = page.getByRole('dialog', { name: 'Hand in now?' });
  await pressEnterOn(dialog.getByRole('button', { name: 'Hand in' }));
}

/** Ways to play that have a day, a key, or a shape of their own. */
export const eventScenes: readonly PageScene[] = [dailyScene, contestScene, challengeScene, examScene];
