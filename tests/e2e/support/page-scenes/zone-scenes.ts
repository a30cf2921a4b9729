import { expect } from '@playwright/test';
import { soloPaths } from '../../../../web/src/shared/routing/solo-paths.ts';
import { byKeys } from '../answer-ways.ts';
import { bringAudioIn, serveClips } from '../audio-content.ts';
import { expectFocusInPage } from '../keyboard.ts';
import type { PagePath } from '../page-path.ts';
import { playRun } from '../played-run.ts';
import { enterAsSharedPlayer } from '../shared-player.ts';
import type { PageScene, SceneStage } from './scene.ts';

type ZoneMode = 'quiz-zone' | 'guess-the-word' | 'multi-match' | 'fun-and-learn' | 'maths' | 'audio';

interface Zone {
  readonly mode: ZoneMode;
  /** An address of its page of a category, and of one of a subcategory; where that has none it leads to its category. */
  readonly category: string;
  readonly place: string;
  readonly hasPlaces: boolean;
  /** From the page of a place, or of a category without any, into its game. */
  readonly enter: (stage: SceneStage) => Promise<void>;
}

const play =
  (name: string | RegExp) =>
  async ({ page }: SceneStage) => {
    await byKeys.press(page, 'link', name);
  };

const zones: readonly Zone[] = [
  {
    mode: 'guess-the-word',
    category: '/guess-the-word/word-nature/',
    place: '/guess-the-word/word-nature/any/',
    hasPlaces: false,
    enter: play(/^Animals & Plants/),
  },
  {
    mode: 'multi-match',
    category: '/multi-match-questions/match-nature/',
    place: '/multi-match-questions/match-nature/any/',
    hasPlaces: true,
    enter: async ({ page }) => {
      await page.goto('/multi-match-questions/match-nature/');
      await byKeys.press(page, 'link', /^Play.*Level 1$/);
    },
  },
  {
    mode: 'fun-and-learn',
    category: '/fun-and-learn/learn-nature/',
    place: '/fun-and-learn/learn-nature/any/',
    hasPlaces: true,
    enter: async ({ page, look }) => {
      await page.goto('/fun-and-learn/learn-nature/');
      await page.keyboard.press('Tab');
      await byKeys.press(page, 'link', /^How Honeybees/);
      await expectFocusInPage(page);
      await look(soloPaths['fun-and-learn'].text);
      await byKeys.press(page, 'link', "Let's start");
    },
  },
  {
    mode: 'maths',
    category: '/math-mania/maths-fractions/',
    place: '/math-mania/maths-fractions/adding-fractions/',
    hasPlaces: false,
    enter: play(/^Adding Fractions/),
  },
  {
    mode: 'audio',
    category: '/audio-questions/listening-music/',
    place: '/audio-questions/listening-music/chords/',
    hasPlaces: false,
    enter: async ({ page }) => {
      await serveClips(page);
      await page.goto('/audio-questions/');
      await byKeys.press(page, 'link', /Tones/);
    },
  },
];

/** A way to play with categories: from its first page to the review of a won run. */
export const zoneScenes: readonly PageScene[] = zones.map((zone) => ({
  title: `${zone.mode}, from its first page to the review`,
  pages: pagesOf(zone),
  play: (stage) => playZone(zone, stage),
}));

function pagesOf({ mode, hasPlaces }: Zone): PagePath[] {
  const { start, category, place, play, result, review } = soloPaths[mode];
  const text = mode === 'fun-and-learn' ? [soloPaths[mode].text] : [];
  return [start, category, ...(hasPlaces ? [place] : []), ...text, play, result, review];
}

async function playZone({ mode, category, place, hasPlaces, enter }: Zone, stage: SceneStage): Promise<void> {
  const { page, look } = stage;
  const paths = soloPaths[mode];
  if (mode === 'audio') await bringAudioIn();
  await enterAsSharedPlayer(page);
  await page.goto(paths.start);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await look(paths.start);
  if (hasPlaces) {
    await page.goto(place);
    await look(paths.place);
  } else {
    await page.goto(place);
    await expect(page).toHaveURL(category);
  }
  await page.goto(category);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await look(paths.category);
  await enter(stage);
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await look(paths.play);
  await playRun(page, { way: byKeys, wrong: 0 });
  await expect(page.getByRole('img', { name: /^\d+ %, / })).toBeVisible();
  await expectFocusInPage(page);
  await look(paths.result);
  await byKeys.press(page, 'link', /^Review/);
  await expectFocusInPage(page);
  await look(paths.review);
  await byKeys.press(page, 'button', /^Show/);
  await expect(page.getByText(/^\d+ of \d+ right$/)).toBeVisible();
}
