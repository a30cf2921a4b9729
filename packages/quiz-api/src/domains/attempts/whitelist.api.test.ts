import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evenPlay, holdFee, postDuel } from '../../testing/play-battle.ts';
import { answerQuestion, openLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';

/** The note of every question of the small bank: a canary that no call may show before the question is over. */
const CANARY = 'The first option is the right one';

let api: TestApi;
let player: TestPlayer;
beforeAll(async () => {
  api = await startQuizApi();
  player = await api.signUp();
});
afterAll(() => api.close());

/** Every key of a body, lists looked into; keys that are ids of users stand as "*". */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(keysOf))].sort();
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.entries(value).flatMap(([key, inner]) => [
    /^\d+$/.test(key) ? '*' : key,
    ...keysOf(inner),
  ]);
  return [...new Set(keys)].sort();
}

const envelope = ['data', 'error'];
const question = [
  'category',
  'category_slug',
  'id',
  'image',
  'language_id',
  'level',
  'optiona',
  'optionb',
  'optionc',
  'optiond',
  'optione',
  'question',
  'question_type',
  'subcategory',
  'subcategory_slug',
];
const running = ['deadline', 'index', 'question_id', 'starts_at'];
const state = [
  'attempt',
  'attempt_id',
  'can_change',
  'current',
  'ends_at',
  'given',
  'is_resumed',
  'lifelines_used',
  'now',
  'question_seconds',
  'quiz_type',
];
const whitelist = (...parts: string[][]) => [...new Set(parts.flat())].sort();

describe('[P6] [I5] what a player is told of a running quiz', () => {
  it('opens with questions and a clock, and nothing of any answer', async () => {
    const opened = await openLevel(api, player);
    expect(keysOf(opened)).toEqual(whitelist(envelope, question, running, state));
    expect(JSON.stringify(opened)).not.toContain(CANARY);
  });

  it('shows after an answer the right one of that question alone, also when resumed', async () => {
    const opened = await openLevel(api, player);
    const answered = await answerQuestion(api, player, opened, 0, 'Wrong');
    const told = ['correct_answer', 'is_correct', 'note'];
    expect(keysOf(answered)).toEqual(
      whitelist(envelope, told, running, ['given', 'next', 'now', 'recorded', 'timed_out']),
    );
    const resumed = await openLevel(api, player);
    expect(keysOf(resumed)).toEqual(whitelist(envelope, question, running, state, told, ['answer']));
    expect(JSON.stringify(resumed).split(CANARY)).toHaveLength(2);
    expect(resumed.attempt.given.map(({ question_id }) => question_id)).toEqual([opened.data[0]?.id]);
  });

  it('shows no more by a lifeline than the lifeline does', async () => {
    const opened = await openLevel(api, player);
    const use = { attempt_id: opened.attempt_id, question_id: opened.data[1]?.id ?? '' };
    const { body } = await api.post('use_lifeline', { ...use, lifeline: 'used5050lifeline' }, player);
    expect(keysOf(body)).toEqual(whitelist(envelope, ['coins', 'now', 'options']));
  });

  it('settles without telling any answer', async () => {
    const opened = await openLevel(api, player);
    const body = await settle(api, player, opened);
    expect(JSON.stringify(body)).not.toContain(CANARY);
    expect(keysOf(body)).not.toEqual(expect.arrayContaining(['answer', 'correct_answer', 'note']));
  });

  it('answers no other call of a player with more while a battle and a quiz are running', async () => {
    await openLevel(api, player);
    const other = await api.signUp('Bob');
    const held = await holdFee(api, 'whitelisted', player, { entry_coin: '0' });
    await holdFee(api, 'whitelisted', other, { entry_coin: '0' });
    const bodies = [
      await api.post('get_categories', { type: '1' }, player),
      await api.post('get_level_data', { category_slug: 'history' }, player),
      await api.post('get_user_by_id', {}, player),
      await api.post('get_users_statistics', {}, player),
      await api.post('get_user_badges', {}, player),
      await api.post('get_battle_statistics', {}, player),
      await api.post('get_tracker_data', {}, player),
      await api.post(
        'get_random_questions',
        { match_id: 'whitelisted', user_id: player.id, entry_coin: '0' },
        player,
      ),
    ];
    for (const { body } of bodies) {
      expect(JSON.stringify(body)).not.toContain(CANARY);
      expect(keysOf(body).filter((key) => /answer$|note$/.test(key) && key !== 'badge_note')).toEqual([]);
    }
    const play = evenPlay(held.body.data, 5, 5);
    const result = await postDuel(api, 'whitelisted', held.body.data, [
      [player, play],
      [other, play],
    ]);
    expect(JSON.stringify(result.body)).not.toContain(CANARY);
  });
});
