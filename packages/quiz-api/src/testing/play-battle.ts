import type { AnswerOf } from '@quiz-arena/contract/action-registry';
import type { MatchId } from '@quiz-arena/contract/ids';
import type { BattleType } from '@quiz-arena/contract/modes';
import { eq } from 'drizzle-orm';
import { battleMatches } from '../db/schema/battles.ts';
import type { TestAnswer, TestApi, TestPlayer } from './test-api.ts';

export type MatchQuestions = AnswerOf<'get_random_questions'>['data'];

/** Seconds and whether right, a question: [1.5, true]; null for no answer. */
export type Play = readonly (readonly [seconds: number, isRight: boolean] | null)[];

/** Calls as the battle server makes them. */
export function asService(api: TestApi) {
  const options = { serviceKey: api.config.SERVICE_KEY };
  return (action: string, fields: Record<string, string>) => api.post(action, fields, options);
}

/** Holds a player's fee for a random battle (1.3) or one with a friend (1.4). */
export function holdFee(
  api: TestApi,
  matchId: string,
  player: TestPlayer,
  fields: Record<string, string> = {},
): Promise<TestAnswer> {
  return asService(api)('get_random_questions', {
    match_id: matchId,
    user_id: player.id,
    entry_coin: '5',
    category: 'history',
    ...fields,
  });
}

/** Holds the fees of two players for one battle. @returns its questions */
export async function holdDuel(
  api: TestApi,
  matchId: string,
  [one, other]: readonly [TestPlayer, TestPlayer],
  fields: Record<string, string> = {},
): Promise<MatchQuestions> {
  const { body } = await holdFee(api, matchId, one, fields);
  await holdFee(api, matchId, other, fields);
  return body.data;
}

/** How a match stands in the database; undefined for an unknown one. */
export async function stateOfMatch({ db }: TestApi, matchId: string): Promise<string | undefined> {
  const [match] = await db
    .select({ state: battleMatches.state })
    .from(battleMatches)
    .where(eq(battleMatches.matchId, matchId as MatchId));
  return match?.state;
}

/** Posts the receipt of a battle that never counted. */
export function postVoid(api: TestApi, matchId: string, quizType: BattleType = '1.3'): Promise<TestAnswer> {
  const receipt = { quiz_type: quizType, match_id: matchId, outcome: 'void' };
  return asService(api)('set_quiz_coin_score', receipt);
}

/** A player's answers as the receipt writes them. */
export function receiptData(questions: MatchQuestions, play: Play): object[] {
  return questions.map(({ id, answer }, index) => {
    const given = play[index] ?? null;
    if (given === null) return { id, answer: '', second: '30.000' };
    const [seconds, isRight] = given;
    return { id, answer: isRight ? answer : answer === 'a' ? 'b' : 'a', second: seconds.toFixed(3) };
  });
}

/** The same answer time and result on every question. */
export function evenPlay(questions: MatchQuestions, seconds: number, right: number): Play {
  return questions.map((_, index) => [seconds, index < right]);
}

/** Posts the receipt of a 1v1. */
export function postDuel(
  api: TestApi,
  matchId: string,
  questions: MatchQuestions,
  sides: readonly (readonly [player: { id: string }, play: Play])[],
  fields: Record<string, string> = {},
): Promise<TestAnswer> {
  const play = Object.fromEntries(
    sides.flatMap(([player, answers], index) => [
      [`user${index + 1}_id`, player.id],
      [`user${index + 1}_data`, receiptData(questions, answers)],
    ]),
  );
  return asService(api)('set_quiz_coin_score', {
    quiz_type: '1.3',
    match_id: matchId,
    outcome: 'completed',
    play_questions: JSON.stringify(play),
    ...fields,
  });
}
