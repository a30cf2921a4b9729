import type { AnswerLetter, BattleKind } from '@quiz-arena/contract/battle/battle-values';
import { type LanguageId, languageId, type RoomId } from '@quiz-arena/contract/ids';
import { expect } from 'vitest';
import type { BattleClient } from './battle-client.ts';
import { fakeQuestions } from './fake-questions.ts';
import type { TestArena } from './with-battle-servers.ts';

const language: LanguageId = languageId.parse('14');
const kind: BattleKind = 'random';

/** What every test searches for: any category, 5 coins. */
export const anySearch = { category: '' as const, languageId: language, entryCoin: 5 };

/** Two players in a battle: Ada on the first node, Bob on the last. */
export async function meet(arena: TestArena) {
  const tokens = { ada: arena.api.signIn('1', 'Ada'), bob: arena.api.signIn('2', 'Bob') };
  const ada = await arena.connect(tokens.ada);
  const bob = await arena.connect(tokens.bob, { node: arena.ports.length - 1 });
  const tickets = await Promise.all([ada.send('search', anySearch), bob.send('search', anySearch)]);
  expect(tickets).toMatchObject([{ ok: true }, { ok: true }]);
  const [{ roomId }, other] = await Promise.all([ada.message('matched'), bob.message('matched')]);
  expect(other.roomId).toBe(roomId);
  for (const player of [ada, bob]) {
    expect(await player.send('attach', { roomId })).toMatchObject({ ok: true, view: { roomId, kind } });
  }
  return { tokens, ada, bob, roomId };
}

/** Answers question `index` rightly or wrongly, after it was asked. */
export async function answer(player: BattleClient, roomId: RoomId, index: number, isRight: boolean) {
  const { question } = await player.event('questionAsked', (event) => event.question.index === index);
  const right = fakeQuestions[index]?.right ?? 'a';
  expect(question.question).toBe(fakeQuestions[index]?.text);
  await player.send('received', { roomId, question: index });
  const ack = await player.send('answer', { roomId, question: index, answer: given(right, isRight) });
  expect(ack).toMatchObject({ ok: true });
}

/** The right letter, or one that is wrong. */
export function given(right: AnswerLetter, isRight: boolean): AnswerLetter {
  return isRight ? right : right === 'a' ? 'b' : 'a';
}
