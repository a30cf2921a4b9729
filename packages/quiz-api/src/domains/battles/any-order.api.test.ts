import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleMatches } from '../../db/schema/battles.ts';
import { ledgerEntries, playerBalances } from '../../db/schema/ledger.ts';
import { asService, evenPlay, holdFee, type MatchQuestions, postDuel } from '../../testing/play-battle.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestAnswer, TestApi, TestPlayer } from '../../testing/test-api.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { reconcileMatches } from './reconcile-matches.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

interface Deed {
  readonly deed: 'hold' | 'settle' | 'void';
  readonly match: number;
  readonly player: number;
  /** Right answers of the first player of the receipt; the second has five. */
  readonly right: number;
}

const deeds = fc.array(
  fc.record({
    deed: fc.constantFrom<Deed['deed']>('hold', 'hold', 'hold', 'settle', 'settle', 'settle', 'void'),
    match: fc.constantFrom(0, 0, 1),
    player: fc.constantFrom(0, 0, 1, 1, 2),
    right: fc.nat(10),
  }),
  { minLength: 4, maxLength: 20 },
);

/** Without these most runs would hardly get to a settlement. */
const bothHold: readonly Deed[] = [0, 1].map((player) => ({ deed: 'hold', match: 0, player, right: 0 }));

/** What each match was said to have ended as, by everyone who posted an end. */
function endsByMatch(steps: readonly Deed[], answers: readonly TestAnswer[]): string[][] {
  const told = steps.flatMap(({ deed, match }, index) => {
    const body = answers[index]?.body;
    return deed === 'hold' || body.error ? [] : [{ match, end: JSON.stringify(body) }];
  });
  return [...Map.groupBy(told, ({ match }) => match).values()].map((ends) => ends.map(({ end }) => end));
}

/** Coins of players and of open holds together; those that went to the house count as well. */
async function coinsInPlay(players: readonly TestPlayer[], references: readonly string[]): Promise<number> {
  const balances = await api.db
    .select()
    .from(playerBalances)
    .where(
      inArray(
        playerBalances.userId,
        players.map(({ id }) => id),
      ),
    );
  const [held] = await api.db
    .select({ coins: sql`coalesce(sum(bonus + earned), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.accountId, [...references]));
  return balances.reduce((sum, { bonus, earned }) => sum + bonus + earned, held?.coins ?? 0);
}

async function perform(
  { deed, match, player, right }: Deed,
  stage: { prefix: string; players: readonly TestPlayer[]; questions: Map<string, MatchQuestions> },
): Promise<TestAnswer> {
  const matchId = `${stage.prefix}-${match}`;
  const [actor, other] = [stage.players[player], stage.players[player === 0 ? 1 : 0]];
  if (actor === undefined || other === undefined) throw new Error('no such player');
  if (deed === 'void') {
    return asService(api)('set_quiz_coin_score', { quiz_type: '1.3', match_id: matchId, outcome: 'void' });
  }
  if (deed === 'hold') {
    const answer = await holdFee(api, matchId, actor, { entry_coin: '4' });
    if (!answer.body.error) stage.questions.set(matchId, answer.body.data);
    return answer;
  }
  const questions = stage.questions.get(matchId) ?? [];
  return postDuel(api, matchId, questions, [
    [actor, evenPlay(questions, 3, right)],
    [other, evenPlay(questions, 3, 5)],
  ]);
}

describe('holds, receipts and voids', () => {
  it('[C24] [I1, I2, I3] in any order, one by one or at once, make and lose no coin and end each match once', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.uuid(), fc.boolean(), async (random, prefix, isAtOnce) => {
        const steps = [...bothHold, ...random];
        const players = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => api.signUp(name + prefix)));
        const references = [0, 1].map((match) => `${prefix}-${match}`);
        const stage = { prefix, players, questions: new Map<string, MatchQuestions>() };
        const answers: TestAnswer[] = [];
        if (isAtOnce) answers.push(...(await Promise.all(steps.map((step) => perform(step, stage)))));
        else for (const step of steps) answers.push(await perform(step, stage));
        expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
        for (const ends of endsByMatch(steps, answers)) expect(new Set(ends).size).toBe(1);
        expect(await coinsInPlay(players, references)).toBe(30);
        expect(await reconcile(api.db)).toEqual([]);
        expect(await reconcileMatches(api.db, api.clock.now())).toEqual([]);
        const ended = await api.db
          .select()
          .from(battleMatches)
          .where(inArray(battleMatches.matchId, references as never[]));
        expect(ended.every(({ state, result }) => (state === 'open') === (result === null))).toBe(true);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
