import { expect } from '@playwright/test';
import { waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { expectCoinsAtHome } from './support/coins.ts';
import { beReady, joinRoom, openRoom } from './support/rooms.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.describe.configure({ timeout: 240_000 });

test('a second tab takes the battle over until the first one is told to; once everyone is gone, the fees are back', async ({
  page,
  openProfile,
}) => {
  const guest = await openProfile();
  await Promise.all([signUpByEmail(page, 'finn'), signUpByEmail(guest, 'gita')]);
  await joinRoom(guest, await openRoom(page, { kind: 'friend', category: 'Science', fee: 5 }));
  await beReady(guest);
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await Promise.all([waitForQuestion(page), waitForQuestion(guest)]);
  const battle = page.url();

  const isElsewhere = { name: 'This battle is open in another tab' };
  const secondTab = await page.context().newPage();
  await secondTab.goto(battle);
  await expect(page.getByRole('heading', isElsewhere)).toBeVisible();
  await waitForQuestion(secondTab);
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(secondTab.getByRole('heading', isElsewhere)).toBeVisible();
  await waitForQuestion(page);
  await secondTab.close();

  for (const player of [page, guest]) await player.goto('about:blank');
  for (const player of [page, guest]) {
    // Both have ten seconds to come back; only then is the battle void.
    await expect(() => expectCoinsAtHome(player, 10)).toPass({ timeout: 60_000 });
    await player.goto(battle);
    await expect(player.getByRole('heading', { name: 'No battle this time' })).toBeVisible();
    await expect(
      player.getByText('Everyone has left the game. Your stake of 5 coins is yours again.'),
    ).toBeVisible();
  }
});
