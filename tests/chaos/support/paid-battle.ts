import type { BattleClient } from '@quiz-arena/battle-server/testing/battle-client';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import { languageId, type RoomId } from '@quiz-arena/contract/ids';
import { expect } from 'vitest';
import type { BattleStack, Player } from './battle-stack.ts';

export const STAKE = 5;
export const LAST = 9;

/** A question as only the service may see it. */
interface Secret {
  readonly question: string;
  readonly answer: AnswerLetter;
  readonly note: string;
}

/** Two players in one room with a fee: Ada, who will answer rightly, and Bob, who will not. */
export interface PaidBattle {
  readonly roomId: RoomId;
  readonly players: readonly [ada: Player, bob: Player];
  readonly ada: BattleClient;
  readonly bob: BattleClient;
}

/** Pairs two players; nobody has attached yet, so nothing is held. */
export async function pair(stack: BattleStack, players: readonly [Player, Player]): Promise<PaidBattle> {
  const ada = await stack.connect(players[0]);
  const bob = await stack.connect(players[1]);
  const wish = { category: '', languageId: languageId.parse('14'), entryCoin: STAKE } as const;
  expect(await ada.send('search', wish)).toMatchObject({ ok: true });
  expect(await bob.send('search', wish)).toMatchObject({ ok: true });
  const { roomId } = await ada.message('matched');
  expect((await bob.message('matched')).roomId).toBe(roomId);
  return { roomId, players, ada, bob };
}

/** Both are in the room: the fees are held now. */
export async function attach({ ada, bob, roomId }: PaidBattle): Promise<void> {
  for (const client of [ada, bob])
    expect(await client.send('attach', { roomId })).toMatchObject({ ok: true });
}

/** The battle's questions with their answers: asking for a hold again gives what the first one fixed. */
export async function secretsOf(stack: BattleStack, battle: PaidBattle): Promise<readonly Secret[]> {
  const { data } = await stack.callAsService('get_random_questions', {
    user_id: battle.players[0].id,
    match_id: `${battle.roomId}-1`,
    quiz_type: '1.3',
    entry_coin: String(STAKE),
    language_id: '14',
  });
  return data as readonly Secret[];
}

/** One player's answer to question `index`, once it was asked; resolves when it was taken. */
export async function answer(
  client: BattleClient,
  { roomId }: PaidBattle,
  index: number,
  letter: AnswerLetter,
): Promise<void> {
  await client.event('questionAsked', ({ question }) => question.index === index);
  const ack = await client.send('answer', { roomId, question: index, answer: letter });
  expect(ack).toMatchObject({ ok: true });
}

/** Plays the questions `from` to `to`: Ada answers them rightly, Bob wrongly. */
export async function play(
  battle: PaidBattle,
  secrets: readonly Secret[],
  from: number,
  to: number,
): Promise<void> {
  for (let index = from; index <= to; index += 1) {
    const right = secrets[index]?.answer ?? 'a';
    await answer(battle.ada, battle, index, right);
    await answer(battle.bob, battle, index, right === 'a' ? 'b' : 'a');
  }
}
