import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { interfaceLanguages } from '@quiz-arena/contract/interface-languages';
import { test } from './support/arena-test.ts';
import { expectNoCutWords } from './support/cut-words.ts';
import { enterAsSharedPlayer } from './support/shared-player.ts';

const TEXTS = join(import.meta.dirname, '../../packages/quiz-api/content/interface');

/** Where much stands in little room. */
const densePaths = [
  '/',
  '/quiz-zone/',
  '/random-battle/',
  '/random-battle/friend/',
  '/profile/',
  '/profile/wallet/',
  '/profile/badges/',
  '/contest-play/',
  '/exam-module/',
  '/self-learning/',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const others = Object.values(interfaceLanguages).filter(({ code }) => code !== 'en');

for (const { code, title } of others) {
  test(`no word is cut on a phone: ${title}`, async ({ page }) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(TEXTS, `${code}.json`), 'utf8'));
    const named = (key: string) => ({ name: texts[key] ?? key });
    await enterAsSharedPlayer(page);
    await page.goto('/profile/settings/');
    const game = page.getByRole('group', { name: 'Language of the game' });
    await game.getByRole('radio', { name: title }).check({ force: true });
    await expect(page.getByRole('heading', { level: 1, ...named('title.settings') })).toBeVisible();
    for (const path of densePaths) {
      await page.goto(path);
      await expect(page.getByRole('navigation', named('nav.label'))).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoCutWords(page, `${path}, ${code}`);
    }
    await page.goto('/quiz-zone/science/physics/level/1/');
    await expect(page.getByRole('group', named('lifeline.label'))).toBeVisible();
    await expectNoCutWords(page, `a question, ${code}`);
  });
}
