import { expect, type Page } from '@playwright/test';
import { test } from './support/arena-test.ts';
import { hostileFormula, hostileTexts } from './support/hostile-texts.ts';
import { operate } from './support/operator.ts';
import { poisonAnswers } from './support/poisoned-answers.ts';
import { followLink, openRoom } from './support/rooms.ts';
import { signUpByEmail } from './support/sign-up.ts';
import { expectHarmless, watchCanary } from './support/watch-canary.ts';

const [picture, script, vector, quoted, frame, link, joined, template, title, entity] = hostileTexts;

test('names, categories, questions, options, notes and notifications are text, whatever they say', async ({
  page,
}) => {
  const runs = await watchCanary(page);
  await bringQuestionsIn();
  await signUpByEmail(page, picture);
  await expect(page.getByText(/^Good \w+, /)).toContainText(picture);
  await operate('notify', title, `${script} ${entity}`);
  await page.goto('/notifications/');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(`${script} ${entity}`)).toBeVisible();
  await expectHarmless(page, runs);

  await page.goto('/quiz-zone/');
  await page.getByRole('link').filter({ hasText: vector }).click();
  const level = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Level 1' }) });
  await level.getByRole('link', { name: /Play/ }).click();
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await expect(answers).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(script);
  for (const option of [frame, link, joined, quoted])
    await expect(answers.filter({ hasText: option })).toHaveCount(1);
  await expectHarmless(page, runs);
  await answers.filter({ hasText: frame }).click();
  await expect(page.getByText(`${template} ${title}`, { exact: true })).toBeVisible();
  await expectHarmless(page, runs);
});

test('the name of a player is text in the lobby and on the invitation of another', async ({
  page,
  openProfile,
}) => {
  const guest = await openProfile();
  const [runs, guestRuns] = [await watchCanary(page), await watchCanary(guest)];
  await Promise.all([signUpByEmail(page, quoted), signUpByEmail(guest, picture)]);
  const code = await openRoom(page, { kind: 'friend', category: 'History', fee: 5 });
  await followLink(guest, code);
  await expectShown(guest, quoted);
  await guest.getByRole('button', { name: 'Join the room' }).click();
  await expect(guest.getByRole('button', { name: 'Leave the room' })).toBeVisible();
  await expectShown(page, picture);
  await expectHarmless(page, runs);
  await expectHarmless(guest, guestRuns);
});

/** A name may stand in several places. */
async function expectShown(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.getByText(text).count()).toBeGreaterThan(0);
}

/** The sanitiser reads markup in a document of its own, where the policy stops what never was part of the page. */
const READ_ONLY = 'the policy had to stop script-src-attr inline';
const PAGES_OF_MARKUP = ['/faq/', '/privacy-policy/'];

/** Where what the backend sends is shown; texts of pages and of the interface among them. */
const pages = [
  '/',
  '/quiz-zone/',
  '/contest-play/',
  '/exam-module/',
  '/leaderboard/',
  '/profile/',
  '/profile/badges/',
  '/profile/statistics/',
  '/profile/coin-history/',
  '/profile/wallet/',
  '/notifications/',
  '/random-battle/',
  '/faq/',
  '/privacy-policy/',
  '/no/such/page/',
] as const;

test.describe('with pages of markup', () => {
  // Chromium says so of markup that is only read, when the sanitiser takes it apart.
  test.use({ allowedConsoleErrors: [/Executing inline event handler violates/] });

  test('no text of any answer runs on any page, those of pages and languages included', async ({ page }) => {
    const runs = await watchCanary(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('websocket', (socket) => addresses.push(socket.url()));
    const token = tokenOf(page);
    await signUpByEmail(page, 'xenia');
    await poisonAnswers(page);
    for (const path of pages) {
      await page.goto(path);
      // Where the page is built, the poisoned language is what it says.
      await expectShown(page, 'canary(10)');
      await page.waitForLoadState('networkidle');
      const here = runs.splice(0);
      const isMarkup = PAGES_OF_MARKUP.includes(path);
      await expectHarmless(page, isMarkup ? here.filter((run) => !run.startsWith(READ_ONLY)) : here);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const secret = await token;
    expect(secret.length).toBeGreaterThan(40);
    expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  });
});

/** The api token of the sign-up that follows. */
async function tokenOf(page: Page): Promise<string> {
  const response = await page.waitForResponse((answer) => answer.url().endsWith('/api/user_signup'), {
    timeout: 60_000,
  });
  const { data } = (await response.json()) as { data: { api_token: string } };
  return data.api_token;
}

/** Ten questions of a hostile category, as an operator brings them in. */
async function bringQuestionsIn(): Promise<void> {
  const records = Array.from({ length: 10 }, (_, index) => ({
    key: `hostile.texts.${index}`,
    language: 'en',
    mode: 'quiz-zone',
    category: vector,
    subcategory: '',
    kind: 'choice',
    level: 1,
    question: `${script} ${hostileFormula} ${index}`,
    options: [frame, link, joined, quoted],
    answer: ['a'],
    note: `${template} ${title}`,
    difficulty: 1,
    source: 'own',
    licence: 'own',
    image: '',
    audio: '',
    clipMs: 0,
    text: '',
    detail: '',
    contentType: 'none',
    contentData: '',
  }));
  const response = await fetch(`${process.env.ARENA_API_URL}/operator/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.ARENA_OPERATOR_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ records }),
  });
  if (!response.ok) throw new Error(`the questions were not taken: ${await response.text()}`);
}
