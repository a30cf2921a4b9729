import { setTimeout as delay } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import { expectedCoins, findOpenMatches, type JudgedRoom } from './judge-battles.ts';
import type { QuizBackend } from './quiz-backend.ts';

const POLL_MS = 300;

interface Books {
  readonly crowd: Crowd;
  readonly rooms: readonly JudgedRoom[];
  /** Coins that each player began with. */
  readonly before: number;
  readonly withinMs: number;
}

/**
 * Waits until every fee is back or paid out, then holds the matches against the battles, each player's coins against what
 * he was told, and the books against themselves. A fee that is held is missing from the sum; a match that paid twice is
 * too much.
 */
export async function awaitBooks(
  quiz: QuizBackend,
  { crowd, rooms, before, withinMs }: Books,
): Promise<readonly string[]> {
  const giveUpAt = performance.now() + withinMs;
  const total = before * crowd.players.length;
  let coins = await countCoins(quiz, crowd);
  while (sumOf(coins) < total && performance.now() < giveUpAt) {
    await delay(POLL_MS);
    coins = await countCoins(quiz, crowd);
  }
  const statuses = await quiz.matchStatuses(rooms.map(({ roomId }) => roomId));
  const sum = sumOf(coins);
  const found = sum === total ? [] : [`I1: the players have ${sum} coins together, not ${total}`];
  for (const { account, records } of crowd.players) {
    const due = expectedCoins(records.values(), account.id, { before, statuses });
    const has = coins.get(account.id) ?? 0;
    if (has !== due) found.push(`I1: player ${account.id} has ${has} coins, not ${due} as he was told`);
  }
  const faults = await quiz.findFaults();
  return [
    ...found,
    ...findOpenMatches(rooms, statuses),
    ...faults.map((fault) => `I1: ${JSON.stringify(fault)}`),
  ];
}

async function countCoins(quiz: QuizBackend, crowd: Crowd): Promise<ReadonlyMap<string, number>> {
  const counts = crowd.players.map(async ({ account }) => [account.id, await quiz.coinsOf(account)] as const);
  return new Map(await Promise.all(counts));
}

function sumOf(coins: ReadonlyMap<string, number>): number {
  return [...coins.values()].reduce((all, some) => all + some, 0);
}
