import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  give,
  giveAll,
  type OpenedAttempt,
  open,
  openings,
  play,
  rightAnswer,
  settleAttempt,
  wrongAnswer,
} from '../../testing/play-attempt.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';

/** In the note of every question: no call may show it before the question is over. */
const CANARY = 'The first option is the right one';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ hasOtherModes: true });
});
afterAll(() => api.close());

async function textOpening(player: TestPlayer) {
  const { body } = await api.post('get_fun_n_learn', { type: 'category', type_id: 'texts' }, player);
  return ['get_fun_n_learn_questions', { fun_n_learn_id: body.data[0].id }] as const;
}

/** What is asked, whatever order it comes in. */
const ids = (opened: OpenedAttempt) => opened.data.map(({ id }) => id).sort();

const paidModes = [
  { quizType: '3', coins: 10, score: 24, questions: 6 },
  { quizType: '4', coins: 4, score: 24, questions: 6 },
  { quizType: '5', coins: 4, score: 24, questions: 6 },
] as const;

describe.each(paidModes)('mode $quizType', ({ quizType, coins, score, questions }) => {
  it('[C19] pays coins and score for the first win of its place, and nothing afterwards', async () => {
    const player = await api.signUp();
    const before = await coinsOf(api, player);
    const first = await play(api, player, quizType, openings[quizType], questions);
    expect(first).toMatchObject({
      total_questions: questions,
      earnCoin: coins,
      userScore: score,
      is_won: true,
    });
    expect(await coinsOf(api, player)).toBe(before + coins);
    const second = await play(api, player, quizType, openings[quizType], questions);
    expect(second).toMatchObject({ earnCoin: 0, is_won: true });
    const { body } = await api.post('get_globle_leaderboard', {}, player);
    expect(body.data.my_rank.score).toBe(String(score));
  });

  it('pays nothing for a lost quiz, and the first win after it', async () => {
    const player = await api.signUp();
    expect(await play(api, player, quizType, openings[quizType], 1)).toMatchObject({
      earnCoin: 0,
      userScore: 0,
    });
    expect(await play(api, player, quizType, openings[quizType], questions)).toMatchObject({
      earnCoin: coins,
    });
  });

  it('resumes with the same questions, answers given and the clock running', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, openings[quizType]);
    const [first] = opened.data;
    if (first === undefined) throw new Error('no question');
    api.clock.advance(7_000);
    await give(api, player, opened, first, rightAnswer(first));
    const resumed = await open(api, player, openings[quizType]);
    expect(resumed.attempt_id).toBe(opened.attempt_id);
    expect(resumed.data).toEqual(opened.data);
    expect(resumed.attempt).toMatchObject({ is_resumed: true, given: [{ question_id: first.id }] });
  });

  it('marks its category as played', async () => {
    const player = await api.signUp();
    const played = async () =>
      (await api.post('get_categories', { type: quizType }, player)).body.data[0].is_play;
    expect(await played()).toBe('0');
    await open(api, player, openings[quizType]);
    expect(await played()).toBe('1');
  });
});

describe('guess the word', () => {
  it('gives the letters shuffled and the lengths of the words, and not the word', async () => {
    const opened = await open(api, await api.signUp(), openings['3']);
    for (const { letters, pattern } of opened.data as unknown as { letters: string[]; pattern: number[] }[]) {
      expect(letters.toSorted()).toEqual([...'BLUEWHALE'].sort());
      expect(letters.join('')).not.toBe('BLUEWHALE');
      expect(pattern).toEqual([4, 5]);
    }
    expect(JSON.stringify(opened)).not.toMatch(/blue whale|optiona/i);
  });

  it('[P30] sells two hints a word, each a further letter, and tells them again after a reload', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, openings['3']);
    const before = await coinsOf(api, player);
    const question_id = opened.data[0]?.id ?? '';
    const hint = () =>
      api.post('use_lifeline', { attempt_id: opened.attempt_id, question_id, lifeline: 'hint' }, player);
    const hints = [(await hint()).body, (await hint()).body];
    for (const { data } of hints) expect('BLUEWHALE'[data.position]).toBe(data.letter);
    expect(hints[0].data.position).not.toBe(hints[1].data.position);
    expect(hints[1].coins).toBe(String(before - 2));
    expect((await hint()).body).toEqual({ error: true, message: '143' });
    const resumed = await open(api, player, openings['3']);
    expect(resumed.attempt.lifelines_used.map(({ effect }) => effect)).toEqual(hints.map(({ data }) => data));
  });

  it('sells no hint in another mode, nor a lifeline of the quiz zone here', async () => {
    const player = await api.signUp();
    for (const [quizType, lifeline] of [
      ['4', 'hint'],
      ['3', 'used5050lifeline'],
    ] as const) {
      const { attempt_id, data } = await open(api, player, openings[quizType]);
      const fields = { attempt_id, question_id: data[0]?.id ?? '', lifeline };
      expect((await api.post('use_lifeline', fields, player)).body).toEqual({ error: true, message: '143' });
    }
  });

  it('earns the badge of a fast solver without hints', async () => {
    const player = await api.signUp();
    const result = await play(api, player, '3', openings['3'], 6);
    expect(result.badges).toContain('super_sonic');
  });
});

describe('audio questions', () => {
  it('name an uploaded clip by its address, and start the time after it', async () => {
    const opened = await open(api, await api.signUp(), openings['4']);
    expect(opened.data[0]?.audio).toMatch(/^http.*\/media\/bank\/audio\/clip-\d\.wav$/);
    expect(opened.data[0]).toMatchObject({ audio_type: '2', clip_ms: '5000' });
    const { current, now } = opened.attempt;
    expect(current).toMatchObject({ starts_at: now + 5_000, deadline: now + 35_000 });
  });
});

describe('multi match', () => {
  it('[P7] takes a set in any order and a sequence in its own, all or nothing', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, openings['6']);
    for (const question of opened.data) {
      api.clock.advance(6_000);
      const isSequence = question.answer_type === '2';
      const answer = isSequence ? 'a,b,c,d' : 'c,a';
      const { data } = await give(api, player, opened, question, answer);
      expect(data).toMatchObject({
        is_correct: !isSequence,
        correct_answer: isSequence ? 'd,c,b,a' : 'a,c',
      });
    }
  });

  it('[C18] pays a level once, opens the next and counts 20 and 10', async () => {
    const player = await api.signUp();
    const locked = await api.post(openings['6'][0], { category: 'matches', level: '2' }, player);
    expect(locked.body).toEqual({ error: true, message: '143' });
    const result = await play(api, player, '6', openings['6'], 3);
    expect(result).toMatchObject({
      earnCoin: 4,
      userScore: 50,
      currentLevel: 2,
      totalLevel: 2,
      opened_level: 2,
    });
    const { body } = await api.post('get_multi_match_level_data', { category_slug: 'matches' }, player);
    expect(body.data).toMatchObject({ level: '2', max_level: '2', no_of_ques: '8' });
    expect(await play(api, player, '6', openings['6'], 4)).toMatchObject({ earnCoin: 0 });
  });
});

describe('fun and learn', () => {
  it('lists texts without their answers, pays the first win of each and marks it as played', async () => {
    const player = await api.signUp();
    const list = async () =>
      (await api.post('get_fun_n_learn', { type: 'category', type_id: 'texts' }, player)).body;
    expect(await list()).toMatchObject({
      data: [
        { title: 'The test text', content_type: '0', no_of_que: '5', is_play: '0', category_name: 'Texts' },
      ],
    });
    expect(JSON.stringify(await list())).not.toContain(CANARY);
    const opening = await textOpening(player);
    const result = await play(api, player, '2', opening, 5);
    expect(result).toMatchObject({ earnCoin: 4, userScore: 20 });
    expect((await list()).data[0].is_play).toBe('1');
    expect(await play(api, player, '2', opening, 5)).toMatchObject({ earnCoin: 0 });
  });

  it('earns the badge of a fast reader', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, await textOpening(player));
    await giveAll(api, player, opened, 5, 7);
    expect((await settleAttempt(api, player, '2', opened)).data.badges).toContain('flashback');
  });

  it('knows no text that is not there', async () => {
    const { body } = await api.post(
      'get_fun_n_learn_questions',
      { fun_n_learn_id: '99' },
      await api.signUp(),
    );
    expect(body).toEqual({ error: true, message: '102' });
  });
});

describe('true and false', () => {
  it('asks ten statements of free categories in their own order of options and pays nothing', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, openings['1.2']);
    expect(opened.data).toHaveLength(10);
    for (const { optiona, optionb } of opened.data) expect([optiona, optionb]).toEqual(['True', 'False']);
    await giveAll(api, player, opened, 10);
    const { data } = await settleAttempt(api, player, '1.2', opened);
    expect(data).toMatchObject({ correctAnswer: 10, is_won: true });
    expect(data).not.toHaveProperty('earnCoin');
  });

  it('asks those first that the player has not seen', async () => {
    const player = await api.signUp();
    const first = await open(api, player, openings['1.2']);
    await settleAttempt(api, player, '1.2', first);
    const second = await open(api, player, openings['1.2']);
    const again = ids(second).filter((id) => ids(first).includes(id));
    expect(again).toHaveLength(8);
  });
});

describe('self challenge', () => {
  it('[P31] tells nothing before its end, lets answers change and reveals them afterwards for nothing', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, openings.self_challenge);
    const [first, second] = opened.data;
    if (first === undefined || second === undefined) throw new Error('no questions');
    expect(opened.attempt).toMatchObject({ current: null, ends_at: opened.attempt.now + 360_000 });
    const told = await give(api, player, opened, first, wrongAnswer(first));
    expect(Object.keys(told.data).sort()).toEqual(['given', 'next', 'now', 'recorded', 'timed_out']);
    await give(api, player, opened, first, rightAnswer(first));
    await give(api, player, opened, second, rightAnswer(second));
    await give(api, player, opened, second, wrongAnswer(second));
    const before = await coinsOf(api, player);
    const { data } = await settleAttempt(api, player, 'self_challenge', opened);
    expect(data).toMatchObject({ total_questions: 10, correctAnswer: 1 });
    const { body } = await api.post('get_review', { attempt_id: opened.attempt_id }, player);
    expect(body.data[0]).toMatchObject({ is_correct: true, note: expect.stringContaining(CANARY) });
    expect(await coinsOf(api, player)).toBe(before);
  });

  it('takes no answer after its time', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, openings.self_challenge);
    const [first] = opened.data;
    if (first === undefined) throw new Error('no question');
    api.clock.advance(361_001);
    expect((await give(api, player, opened, first, rightAnswer(first))).data.timed_out).toBe(true);
    expect((await settleAttempt(api, player, 'self_challenge', opened)).data.correctAnswer).toBe(0);
  });

  it.each([{ limit: '35' }, { minutes: '33' }])('refuses %o, which is beyond the limits', async (more) => {
    const [action, fields] = openings.self_challenge;
    const { body } = await api.post(action, { ...fields, ...more }, await api.signUp());
    expect(body).toEqual({ error: true, message: '143' });
  });
});
