import type { BattleType } from '@quiz-arena/contract/modes';
import { afterAll, beforeAll } from 'vitest';
import { holdDuel, type MatchQuestions, postVoid, stateOfMatch } from './play-battle.ts';
import { startQuizApi } from './quiz-api-with-content.ts';
import type { TestAnswer, TestApi, TestPlayer } from './test-api.ts';

/** Two new players and a match that they can enter. */
export interface Duel {
  readonly api: TestApi;
  readonly ada: TestPlayer;
  readonly bob: TestPlayer;
  readonly matchId: string;
  /** Holds the fees of both. @returns the questions */
  startDuel(fields?: Record<string, string>): Promise<MatchQuestions>;
  /** How a match stands in the database; undefined for an unknown one. */
  stateOf(matchId: string): Promise<string | undefined>;
  /** Posts the receipt of a battle that never counted. */
  voidMatch(matchId: string, quizType?: BattleType): Promise<TestAnswer>;
}

/** One quiz backend for all tests of a file; each call of the answer is a duel of its own. */
export function withDuels(): () => Promise<Duel> {
  let api: TestApi;
  let duels = 0;
  beforeAll(async () => {
    api = await startQuizApi();
  });
  afterAll(() => api.close());
  return async () => {
    duels += 1;
    const matchId = `match-${duels}`;
    const ada = await api.signUp('Ada');
    const bob = await api.signUp('Bob');
    return {
      api,
      ada,
      bob,
      matchId,
      startDuel: (fields = {}) => holdDuel(api, matchId, [ada, bob], fields),
      stateOf: (id) => stateOfMatch(api, id),
      voidMatch: (id, quizType) => postVoid(api, id, quizType),
    };
  };
}
