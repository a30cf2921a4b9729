import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, openings } from '../../testing/play-attempt.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi } from '../../testing/test-api.ts';

/** In the note of every question: no call may show it before the question is over. */
const CANARY = 'The first option is the right one';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ hasOtherModes: true });
});
afterAll(() => api.close());

describe('every mode', () => {
  const modes = ['1.1', '1.2', '3', '4', '5', '6', 'self_challenge'] as const;

  it.each(modes)('%s sends no right answer and no note with its questions', async (quizType) => {
    const opened = await open(api, await api.signUp(), openings[quizType]);
    expect(JSON.stringify(opened)).not.toContain(CANARY);
    for (const question of opened.data) {
      expect(question).not.toHaveProperty('answer');
      expect(question).not.toHaveProperty('note');
    }
  });

  it.each([
    ['1.1', 'daily_quiz_mode'],
    ['1.2', 'true_false_mode'],
    ['3', 'guess_the_word_question'],
    ['4', 'audio_mode_question'],
    ['5', 'maths_quiz_mode'],
    ['6', 'multi_match_mode'],
    ['self_challenge', 'self_challenge_mode'],
  ] as const)('%s cannot be played while %s is off', async (quizType, key) => {
    await api.operate('settings-set', { key, value: '0' });
    const [action, fields] = openings[quizType];
    const { body } = await api.post(action, fields, await api.signUp());
    await api.operate('settings-set', { key, value: '1' });
    expect(body).toEqual({ error: true, message: '143' });
  });

  it.each([
    ['get_guess_the_word', { type: 'category', type_id: 'history' }],
    ['get_audio_questions', { type: 'subcategory', type_id: 'sounds' }],
    ['get_maths_questions', { type: 'category', type_id: 'nowhere' }],
    ['get_fun_n_learn', { type: 'subcategory', type_id: 'space' }],
    ['get_multi_match_questions_by_level', { category: 'matches', level: '7' }],
    ['get_questions_for_self_challenge', { category_slug: 'nowhere', limit: '5' }],
    ['get_questions_by_type', { type: '2', language_id: '15' }],
    ['get_daily_quiz', { language_id: '15' }],
  ] as const)('%s answers 102 for %o', async (action, fields) => {
    const { body } = await api.post(action, fields, await api.signUp());
    expect(body).toEqual({ error: true, message: '102' });
  });
});
