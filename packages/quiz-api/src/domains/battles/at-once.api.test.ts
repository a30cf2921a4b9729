import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDeadlocks } from '../../testing/count-deadlocks.ts';
import { parallelSeeds } from '../../testing/parallel-seeds.ts';
import {
  evenPlay,
  holdDuel,
  holdFee,
  type MatchQuestions,
  postDuel,
  postVoid,
  stateOfMatch,
} from '../../testing/play-battle.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { reconcileMatches } from './reconcile-matches.ts';

const WELCOME = 10;
const FEE = 5;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

async function newPair(): Promise<[TestPlayer, TestPlayer]> {
  return [await api.signUp('Ada'), await api.signUp('Bob')];
}

const post = (matchId: string, questions: MatchQuestions, [ada, bob]: readonly [TestPlayer, TestPlayer]) =>
  postDuel(api, matchId, questions, [
    [ada, evenPlay(questions, 3, 9)],
    [bob, evenPlay(questions, 3, 4)],
  ]);

const balances = (players: readonly TestPlayer[]) =>
  Promise.all(players.map((player) => coinsOf(api, player)));

describe('at the same moment', () => {
  it('[C29] [I3] 50 posts of one settlement pay once and are answered alike', async () => {
    const pair = await newPair();
    const questions = await holdDuel(api, 'once', pair);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('once', questions, pair)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({ result_type: 'duel', winner_user_id: pair[0].id });
    expect(await balances(pair)).toEqual([WELCOME + FEE, WELCOME - FEE]);
    const { body } = await api.post('get_battle_statistics', { offset: '0', limit: '5' }, pair[0]);
    expect(body.myreport).toEqual([{ Victories: '1', Drawn: '0', Loose: '0' }]);
  });

  it('[C24] [C29] [I2] a settlement and a void end a match once, whichever comes first, and late holds are refused', async () => {
    const ends = new Set<string | undefined>();
    for (const seed of parallelSeeds(25)) {
      const pair = await newPair();
      const matchId = `race-${seed}`;
      const questions = await holdDuel(api, matchId, pair);
      const [third] = await newPair();
      // Which of the two is sent first changes; neither waits for the other.
      const posted = Array.from({ length: 12 }, (_, index) =>
        (index + seed) % 2 === 0 ? post(matchId, questions, pair) : postVoid(api, matchId),
      );
      const late = holdFee(api, matchId, third);
      const answers = await Promise.all(posted);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await late).body).toMatchObject({ error: true });
      const state = await stateOfMatch(api, matchId);
      ends.add(state);
      const expected = state === 'settled' ? [WELCOME + FEE, WELCOME - FEE] : [WELCOME, WELCOME];
      expect({ seed, coins: await balances(pair) }).toEqual({ seed, coins: expected });
      expect(await coinsOf(api, third)).toBe(WELCOME);
    }
    expect(ends).toEqual(new Set(['settled', 'void']));
    expect(await reconcile(api.db)).toEqual([]);
    expect(await reconcileMatches(api.db, api.clock.now())).toEqual([]);
  });

  it('[C9] [I1] matches of the same few players, held and ended crosswise, wait for each other in one order', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, (_, index) => api.signUp(`Player ${index}`)));
    for (const seed of parallelSeeds(10)) {
      const pairs = players.flatMap((one, index) =>
        players
          .slice(index + 1)
          .map((other): [TestPlayer, TestPlayer] => (seed % 2 === 0 ? [one, other] : [other, one])),
      );
      const statuses = await Promise.all(
        pairs.map(async (pair, index) => {
          const matchId = `cross-${seed}-${index}`;
          const held = await Promise.all(pair.map((player) => holdFee(api, matchId, player)));
          const questions = held.find(({ body }) => !body.error)?.body.data;
          const end =
            questions !== undefined && held.every(({ body }) => !body.error)
              ? await post(matchId, questions, pair)
              : await postVoid(api, matchId);
          return [...held, end].map(({ status }) => status);
        }),
      );
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
    }
    const sum = (await balances(players)).reduce((total, coins) => total + coins, 0);
    expect(sum).toBe(players.length * WELCOME);
    expect(await countDeadlocks(api.db)).toBe(0);
    expect(await reconcile(api.db)).toEqual([]);
    expect(await reconcileMatches(api.db, api.clock.now())).toEqual([]);
  }, 60_000);
});
