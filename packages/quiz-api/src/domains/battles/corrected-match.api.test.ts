import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evenPlay, holdDuel, postDuel } from '../../testing/play-battle.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

describe('a match whose questions are corrected while it is played', () => {
  it('[C28] is settled by the answers that its players were judged by', async () => {
    const pair = [await api.signUp('Ada'), await api.signUp('Bob')] as const;
    const questions = await holdDuel(api, 'corrected', pair);
    for (const { id } of questions) {
      const { status } = await api.operate('question-correct', { question: id, answer: 'd' });
      expect(status).toBe(200);
    }
    const { body } = await postDuel(api, 'corrected', questions, [
      [pair[0], evenPlay(questions, 3, 5)],
      [pair[1], evenPlay(questions, 3, 1)],
    ]);
    expect(body.data).toMatchObject({
      winner_user_id: pair[0].id,
      user1_data: { correctAnswer: 5 },
      user2_data: { correctAnswer: 1 },
    });
    expect(await Promise.all(pair.map((player) => coinsOf(api, player)))).toEqual([15, 5]);
  });
});
