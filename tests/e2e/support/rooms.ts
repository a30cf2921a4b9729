import { expect, type Page } from '@playwright/test';

export interface RoomWish {
  kind: 'friend' | 'group';
  category: string;
  /** Entry fee, coins. */
  fee: number;
  /** Of a group battle. */
  questions?: number;
  capacity?: number;
}

const setUpPaths = { friend: '/random-battle/friend/', group: '/group-battle/' } as const;

/** Opens a room the way a player does; the code as its lobby shows it. */
export async function openRoom(
  page: Page,
  { kind, category, fee, questions, capacity }: RoomWish,
): Promise<string> {
  await page.goto(setUpPaths[kind]);
  await page.getByLabel('Another amount').fill(String(fee));
  await page.getByRole('radio', { name: category }).dispatchEvent('click');
  if (questions !== undefined) await page.getByRole('slider', { name: 'Questions' }).fill(String(questions));
  if (capacity !== undefined) {
    await page.getByRole('radio', { name: String(capacity), exact: true }).dispatchEvent('click');
  }
  await page.getByRole('button', { name: 'Open the room' }).click();
  const card = page.getByRole('region', { name: 'Room code' });
  const spaced = await card.getByText(/^(\w ){5}\w$/).textContent();
  return (spaced ?? '').replaceAll(' ', '');
}

/** Types a code into the form for it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto(setUpPaths.friend);
  await page.getByLabel('Room code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** Follows the link to a room, as from an invitation. */
export async function followLink(page: Page, code: string): Promise<void> {
  await page.goto(`/random-battle/join/${code}/`);
}

export async function joinRoom(page: Page, code: string): Promise<void> {
  await followLink(page, code);
  await page.getByRole('button', { name: 'Join the room' }).click();
  await expect(page.getByRole('button', { name: 'Leave the room' })).toBeVisible();
}

export async function beReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Ready for|I am ready)/ }).click();
  await expect(page.getByRole('button', { name: 'Not ready after all' })).toBeVisible();
}

/** Opens a group room for all of `players` by the first of them; all are ready. */
export async function gatherGroup(
  [host, ...guests]: readonly [Page, ...Page[]],
  wish: Omit<RoomWish, 'kind' | 'capacity'>,
): Promise<string> {
  const code = await openRoom(host, { ...wish, kind: 'group', capacity: 1 + guests.length });
  for (const guest of guests) {
    await joinRoom(guest, code);
    await beReady(guest);
  }
  return code;
}
