import { expect, type Page } from '@playwright/test';
import { waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { leaveBattle, playToTheEnd } from './support/battles.ts';
import { expectCoinsAtHome } from './support/coins.ts';
import { enterCode, followLink, gatherGroup } from './support/rooms.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.describe.configure({ timeout: 240_000 });

test('three play three questions; the two best share the pot, the third comes after them', async ({
  page,
  openProfile,
}) => {
  const [second, third] = [await openProfile(), await openProfile()];
  await startGroup(['zoe', 'abel', 'bibi'], [page, second, third]);
  const all = () => true;
  await Promise.all([
    playToTheEnd(page, all),
    playToTheEnd(second, all),
    playToTheEnd(third, (index) => index === 0),
  ]);
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(page.getByText('The best share the pot.')).toBeVisible();
  await expect(third.getByRole('heading', { name: 'Place 2 of 3' })).toBeVisible();
  await expect(third.getByText('Zoe and Abel knew more this time.')).toBeVisible();
  const ranking = third.getByRole('region', { name: 'Final ranking' }).getByRole('listitem');
  await expect(ranking).toHaveText([
    /Place 1.*Zoe.*3 right.*6 coins/,
    /Place 1.*Abel.*3 right.*6 coins/,
    /Place 2.*You.*1 right/,
  ]);
  await expectCoinsAtHome(page, 12);
  await expectCoinsAtHome(second, 12);
  await expectCoinsAtHome(third, 6);
});

test('a running room takes nobody in; left by everyone but one, it gives him the pot', async ({
  page,
  openProfile,
}) => {
  const [second, third] = [await openProfile(), await openProfile()];
  const code = await startGroup(['cara', 'dov', 'esi'], [page, second, third]);
  await Promise.all([page, second, third].map((player) => waitForQuestion(player)));
  await leaveBattle(second);
  await expect(page.getByRole('region', { name: 'Dov' }).getByText('Has left')).toBeVisible();
  await followLink(second, code);
  await expect(second.getByRole('heading', { name: 'Game started' })).toBeVisible();
  await enterCode(second, code);
  await expect(second.getByText('Game started')).toBeVisible();
  await leaveBattle(third);
  await expect(page.getByText('Everyone has left the game. The pot is yours.')).toBeVisible();
  await expectCoinsAtHome(page, 18);
  await expectCoinsAtHome(second, 6);
});

/** New players in a group battle with three questions for 4 coins each. @returns the room's code */
async function startGroup(names: readonly string[], players: readonly [Page, ...Page[]]): Promise<string> {
  await Promise.all(players.map((player, place) => signUpByEmail(player, names[place] ?? '')));
  const code = await gatherGroup(players, { category: 'History', fee: 4, questions: 3 });
  await players[0].getByRole('button', { name: `Start with ${players.length} ready` }).click();
  return code;
}
