import { expect, type Page } from '@playwright/test';
import { startRedis } from '@quiz-arena/battle-server/testing/redis-server';
import { waitForQuestion } from './support/answers.ts';
import { test as arenaTest } from './support/arena-test.ts';
import { answerNext, playToTheEnd } from './support/battles.ts';
import { expectCoinsAtHome } from './support/coins.ts';
import { gatherGroup } from './support/rooms.ts';
import { signUpByEmail } from './support/sign-up.ts';
import { startTestArena, type TestArena } from './test-arena.ts';

const NODES = 3;
/** Who answers the question at this place rightly: two know all, one misses the last, one knows nothing. */
const skills: readonly ((index: number) => boolean)[] = [
  () => true,
  () => true,
  (index) => index < 4,
  () => false,
];
const names = ['Hana', 'Ivo', 'Jada', 'Kim'];

const test = arenaTest.extend<object, { nodes: TestArena }>({
  nodes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, provide) => {
      const redis = await startRedis();
      const own = await startTestArena({ battleNodes: NODES, redisUrl: redis.urls[0] });
      await provide(own);
      await own.dispose();
      await redis.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ nodes }, provide) => provide(nodes.arena.url),
});

// A page says so on its console when its node goes away under it.
test.use({ allowedConsoleErrors: [/WebSocket connection to/] });
test.setTimeout(240_000);

test('four players on three nodes end a group battle, one node killed and one drained meanwhile [B4] [B8] [B17]', async ({
  page,
  openProfile,
  nodes,
}) => {
  const { arena, nodeUrls } = nodes;
  const players = [page, await openProfile(), await openProfile(), await openProfile()] as const;
  await Promise.all(players.map((player, place) => signUpByEmail(player, names[place] ?? '')));
  await gatherGroup(players, { category: 'History', fee: 4, questions: 5 });
  await spreadOver(nodeUrls, players);
  await page.getByRole('button', { name: 'Start with 4 ready' }).click();

  let last = '';
  for (const index of [0, 1]) {
    const asked = await Promise.all(
      players.map((player, place) => answerNext(player, skills[place]?.(index) ?? false, last)),
    );
    last = asked[0] ?? '';
    expect(new Set(asked)).toEqual(new Set([last]));
  }
  await Promise.all(players.map((player) => waitForQuestion(player, last)));
  await Promise.all([arena.battleNode(0).kill(), arena.battleNode(1).stop()]);
  await Promise.all(
    players.map((player, place) => playToTheEnd(player, (index) => skills[place]?.(index) ?? false, 2)),
  );

  for (const [place, player] of players.entries()) await expectRanking(player, place);
  expect(await countPlayers(nodeUrls[2])).toBe(4);
  for (const [place, player] of players.entries()) await expectCoinsAtHome(player, place < 2 ? 14 : 6);
});

/** The ranking as each of them sees it: the same for all, with himself as "You". */
async function expectRanking(player: Page, viewer: number): Promise<void> {
  const lines = [
    'Place 1.*5 right.*8 coins',
    'Place 1.*5 right.*8 coins',
    'Place 2.*4 right',
    'Place 3.*0 right',
  ];
  const ranking = player.getByRole('region', { name: 'Final ranking' }).getByRole('listitem');
  await expect(ranking).toHaveText(
    lines.map(
      (line, place) => new RegExp(line.replace('.*', `.*${place === viewer ? 'You' : names[place]}.*`)),
    ),
  );
}

/** Reloads one player after the other until every node has one: connections go round, wherever they started. */
async function spreadOver(urls: readonly string[], players: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 4 * players.length; turn += 1) {
    await expect.poll(async () => sum(await Promise.all(urls.map(countPlayers)))).toBe(players.length);
    const counts = await Promise.all(urls.map(countPlayers));
    if (!counts.includes(0)) return;
    const player = players[turn % players.length];
    if (player === undefined) continue;
    await player.reload();
    await expect(player.getByRole('region', { name: 'Room code' })).toBeVisible();
  }
  throw new Error('the players do not spread over the nodes');
}

async function countPlayers(url: string | undefined): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^battle_players (\d+)$/m.exec(metrics)?.[1]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
