import { expect } from '@playwright/test';
import { soloPaths } from '../../../../web/src/shared/routing/solo-paths.ts';
import { byKeys } from '../answer-ways.ts';
import { expectDialogKeepsFocus, expectFocusInPage, pressEnterOn } from '../keyboard.ts';
import { playRun } from '../played-run.ts';
import { enterAsSharedPlayer } from '../shared-player.ts';
import type { PageScene, SceneStage } from './scene.ts';

const { 'quiz-zone': zone, bookmarks, mistakes } = soloPaths;

/** A level of the Quiz Zone with a saved question and two mistakes, and what is practised of them afterwards. */
export const practiceScene: PageScene = {
  title: 'a level is played, what was saved and what was wrong is practised',
  pages: [
    ...Object.values(zone),
    ...Object.values(bookmarks),
    ...Object.values(mistakes),
    '/profile/play-bookmark-questions/',
  ],
  async play(stage) {
    await enterAsSharedPlayer(stage.page);
    await playLevel(stage);
    await practise(stage, 'bookmarks');
    await stage.page.goto('/profile/play-bookmark-questions/');
    await stage.look('/profile/play-bookmark-questions/', stage.page, bookmarks.start);
    await practise(stage, 'mistakes');
  },
};

async function playLevel({ page, look }: SceneStage): Promise<void> {
  await page.goto(zone.start);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await look(zone.start);
  await byKeys.press(page, 'link', /^Science/);
  await expectFocusInPage(page);
  await look(zone.category);
  await byKeys.press(page, 'link', /^Chemistry/);
  await expectFocusInPage(page);
  await look(zone.place);
  await byKeys.press(page, 'link', /^Play.*Level 1$/);
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await look(zone.play);
  const quit = page.getByRole('button', { name: 'Quit' });
  await pressEnterOn(quit);
  await expectDialogKeepsFocus(page.getByRole('dialog'), quit);
  await byKeys.press(page, 'button', 'Save');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await playRun(page, { way: byKeys, wrong: 2 });
  await expect(page.getByRole('heading', { level: 1, name: 'Level 1 won!' })).toBeFocused();
  await look(zone.result);
  await byKeys.press(page, 'link', /^Review the answers/);
  await byKeys.press(page, 'button', /^Show for/);
  await expect(page.getByText(/^\d+ of 10 right$/)).toBeVisible();
  await look(zone.review);
}

async function practise({ page, look }: SceneStage, mode: 'bookmarks' | 'mistakes'): Promise<void> {
  const paths = soloPaths[mode];
  await page.goto(paths.start);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await look(paths.start);
  await byKeys.press(page, 'link', mode === 'bookmarks' ? 'Quiz Zone' : 'Start');
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await look(paths.play);
  const done = page.getByRole('heading', { level: 1, name: 'Done!' });
  const timeUp = page.locator('section').getByText('Time is up', { exact: true });
  // A look may last longer than a question: what is left of the run is played.
  while (await timeUp.isVisible()) {
    await byKeys.goOn(page);
    await expect(timeUp).toBeHidden();
  }
  if (!(await done.isVisible())) await playRun(page, { way: byKeys, wrong: 0 });
  await expect(done).toBeFocused();
  await look(paths.result);
  await byKeys.press(page, 'link', 'Review');
  await expect(page.getByText(/^\d+ of \d+ right$/)).toBeVisible();
  await expectFocusInPage(page);
  await look(paths.review);
}
