import type { BattleType } from '@quiz-arena/contract/modes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDeadlocks } from '../../testing/count-deadlocks.ts';
import { asService, evenPlay, type MatchQuestions, type Play, postDuel } from '../../testing/play-battle.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { reconcile } from '../ledger/reconcile.ts';

const FEE = 5;
const COINS = 1_000;
const LANES = 8;

/** How one player's battle went. */
interface Part {
  readonly right: 3 | 5;
  readonly departure: 'left' | 'lost' | null;
}

const PARTS: readonly Part[] = [3, 5].flatMap((right) =>
  ([null, 'left', 'lost'] as const).map((departure) => ({ right: right as 3 | 5, departure })),
);

/** Every choice of parts for so many players; who has which part does not matter. */
function splitsOf(players: number, from = 0): Part[][] {
  if (players === 0) return [[]];
  return PARTS.slice(from).flatMap((part, index) =>
    splitsOf(players - 1, from + index).map((rest) => [part, ...rest]),
  );
}

/** What each player is paid, by the words of the specification. */
function payOf(parts: readonly Part[], quizType: BattleType): number[] {
  const pot = FEE * parts.length;
  const stayed = parts.filter(({ departure }) => departure === null);
  if (stayed.length === 0) return parts.map(({ departure }) => (departure === 'lost' ? FEE : 0));
  const best = Math.max(...stayed.map(({ right }) => right));
  const isWinner = (part: Part) => part.departure === null && part.right === best;
  const winners = parts.filter(isWinner).length;
  const share = quizType === '1.5' ? Math.floor(pot / winners) : pot / winners;
  return parts.map((part) => (isWinner(part) ? share : 0));
}

function outcomeOf(parts: readonly Part[]): string {
  const stayed = parts.filter(({ departure }) => departure === null).length;
  return stayed === 0 ? 'everyoneLeft' : stayed === 1 ? 'opponentLeft' : 'completed';
}

let api: TestApi;
const lanes: TestPlayer[][] = [];
let matches = 0;

beforeAll(async () => {
  api = await startQuizApi();
  for (let lane = 0; lane < LANES; lane += 1) {
    const players = [];
    for (const name of ['Ada', 'Bob', 'Cleo', 'Dan']) {
      const player = await api.signUp(name);
      await api.operate('user-coins', { user: player.id, coins: COINS, reason: 'For a test' });
      players.push(player);
    }
    lanes.push(players);
  }
});
afterAll(() => api.close());

async function holdAll(
  matchId: string,
  quizType: BattleType,
  players: readonly TestPlayer[],
): Promise<MatchQuestions> {
  const service = asService(api);
  let questions: MatchQuestions = [];
  for (const [index, { id }] of players.entries()) {
    const held = { user_id: id, entry_coin: String(FEE), category: 'history' };
    const room = { room_id: matchId, room_type: 'group' };
    const { body } =
      quizType === '1.3'
        ? await service('get_random_questions', { ...held, match_id: matchId })
        : index === 0
          ? await service('create_room', { ...held, ...room })
          : await service('get_question_by_room_id', { ...held, room_id: matchId });
    if (body.error) throw new Error(`no hold: ${body.message}`);
    questions = body.data;
  }
  return questions;
}

/** Plays one battle to its end. @returns what each player's coins changed by, and should have */
async function playSplit(players: readonly TestPlayer[], parts: readonly Part[], quizType: BattleType) {
  matches += 1;
  const matchId = `split-${matches}`;
  const before = await Promise.all(players.map((player) => coinsOf(api, player)));
  const questions = await holdAll(matchId, quizType, players);
  const left = players.flatMap(({ id }, index) => {
    const reason = parts[index]?.departure ?? null;
    return reason === null ? [] : [{ user_id: id, reason }];
  });
  const sides = players.map((player, index): [TestPlayer, Play] => [
    player,
    evenPlay(questions, 6, parts[index]?.right ?? 0),
  ]);
  const fields = {
    quiz_type: quizType,
    outcome: outcomeOf(parts),
    ...(left.length > 0 && { left_users: JSON.stringify(left) }),
  };
  const answers = await Promise.all([1, 2].map(() => postDuel(api, matchId, questions, sides, fields)));
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const after = await Promise.all(players.map((player) => coinsOf(api, player)));
  const paid = payOf(parts, quizType);
  const told = Object.fromEntries(players.map(({ id }, index) => [id, paid[index]]));
  return {
    changes: after.map((coins, index) => coins - (before[index] ?? 0)),
    expected: paid.map((coins) => coins - FEE),
    told: { ...told, ...answers[0]?.body.data.coins },
    shouldTell: told,
  };
}

describe('every split', () => {
  it.each([
    ['a battle of two', '1.3', 2],
    ['a group of two', '1.5', 2],
    ['a group of three', '1.5', 3],
    ['a group of four', '1.5', 4],
  ] as const)(
    '[C31] [C32] [C33] [I1] of %s pays what the rules say, to the coin',
    async (_, quizType, count) => {
      const waiting = splitsOf(count).values();
      await Promise.all(
        lanes.map(async (lane) => {
          for (const parts of waiting) {
            const { changes, expected, told, shouldTell } = await playSplit(
              lane.slice(0, count),
              parts,
              quizType,
            );
            expect({ parts, changes }).toEqual({ parts, changes: expected });
            expect({ parts, told }).toEqual({ parts, told: shouldTell });
          }
        }),
      );
      expect(await reconcile(api.db)).toEqual([]);
      expect(await countDeadlocks(api.db)).toBe(0);
    },
    120_000,
  );
});
