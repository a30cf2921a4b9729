import { type ExchangeRecord, exchangeRecord } from '@quiz-arena/question-bank/exchange/exchange-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import { smallBank } from '../../testing/small-bank.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { loadContent } from './load-content.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ hasOtherModes: true, questionsPerLevel: 3 });
});
afterAll(() => api.close());

const everything = async (category?: string): Promise<ExchangeRecord[]> =>
  (await api.operate('export', { language: 'en', ...(category && { category }) })).body.records;
const bring = (...records: unknown[]) => api.operate('import', { records });

/** A new question of the quiz zone. */
function record(fields: Partial<ExchangeRecord> = {}): ExchangeRecord {
  return exchangeRecord.parse({
    key: 'brought.1',
    language: 'en',
    mode: 'quiz-zone',
    category: 'Pond Life',
    subcategory: '',
    kind: 'choice',
    level: 1,
    question: 'Which animal begins its life as a tadpole?',
    options: ['The frog', 'The newt'],
    answer: ['a'],
    note: '',
    difficulty: 2,
    source: 'A test',
    licence: 'CC0',
    image: '',
    audio: '',
    clipMs: 0,
    text: '',
    detail: '',
    contentType: 'none',
    contentData: '',
    ...fields,
  });
}

describe('content that is exported', () => {
  it('is every question and text of every mode, and changes nothing when it comes back', async () => {
    const before = await everything();
    const modes = new Set(before.map(({ mode }) => mode));
    expect([...modes].sort()).toEqual([
      'audio',
      'fun-and-learn',
      'guess-the-word',
      'maths',
      'multi-match',
      'quiz-zone',
    ]);
    expect((await bring(...before)).body).toEqual({ added: 0, changed: before.length });
    expect(await everything()).toEqual(before);
  });

  it('is of one category when that is asked for', async () => {
    const history = await everything('history');
    expect(new Set(history.map(({ category }) => category))).toEqual(new Set(['history']));
    expect((await api.operate('export', { language: 'xx' })).status).toBe(400);
  });
});

describe('content that is imported', () => {
  it('can be played, in a category that is made for it, and is not doubled by its key', async () => {
    expect(
      (await bring(record(), record({ key: 'brought.2', kind: 'true-false', options: [] }))).body,
    ).toEqual({
      added: 2,
      changed: 0,
    });
    expect((await bring(record({ question: 'Which animal was a tadpole once?' }))).body).toEqual({
      added: 0,
      changed: 1,
    });
    const player = await api.signUp();
    const { body } = await api.post('get_questions_by_level', { category: 'pond-life', level: '1' }, player);
    expect(body.data.map(({ question }: { question: string }) => question).sort()).toEqual([
      'Which animal begins its life as a tadpole?',
      'Which animal was a tadpole once?',
    ]);
    const shelves = (await api.post('get_categories', { type: '1' }, player)).body.data;
    expect(shelves.map(({ slug }: { slug: string }) => slug)).toContain('pond-life');
  });

  it('that changes a question of the bank is not overwritten by the bank, nor lost with it', async () => {
    const [first] = await everything('history');
    if (first === undefined) throw new Error('the bank has history');
    const changed = { ...first, question: 'A question that an operator wrote anew?' };
    expect((await bring(changed)).body).toEqual({ added: 0, changed: 1 });
    const bank = smallBank({ hasOtherModes: true, questionsPerLevel: 4 });
    expect(await loadContent(api.db, bank, api.clock.now())).toBe('loaded');
    const after = await everything();
    expect(after).toContainEqual(changed);
    expect(after.filter(({ key }) => key.startsWith('brought.'))).toHaveLength(2);
    expect(after.filter(({ category }) => category === 'history')).toHaveLength(8);
  });

  it('is taken whole or not at all', async () => {
    const before = await everything();
    const orphan = record({ key: 'orphan.1', mode: 'fun-and-learn', level: 0, text: 'no-such-text' });
    const { status, body } = await bring(record({ key: 'brought.3' }), orphan);
    expect([status, body.error]).toEqual([400, 'orphan.1: there is no text with the key no-such-text.']);
    expect((await bring({ ...record(), answer: ['e'] })).status).toBe(400);
    expect((await bring(record({ language: 'xx' }))).body.error).toContain('no quiz language');
    expect(await everything()).toEqual(before);
  });

  it('brings a text with its questions', async () => {
    const shelf = { mode: 'fun-and-learn', category: 'Tales', level: 0 } as const;
    const text = record({
      ...shelf,
      key: 'tale.1',
      kind: 'text',
      question: 'A tale',
      options: [],
      answer: [],
      detail: '<p>Once upon a time.</p>',
    });
    expect((await bring(text, record({ ...shelf, key: 'tale.1.1', text: 'tale.1' }))).body).toEqual({
      added: 2,
      changed: 0,
    });
    const player = await api.signUp();
    const { body } = await api.post('get_fun_n_learn', { type: 'category', type_id: 'tales' }, player);
    expect(body.data).toMatchObject([
      { title: 'A tale', detail: '<p>Once upon a time.</p>', no_of_que: '1' },
    ]);
  });

  it('is kept in the audit as a number and a hash, not word by word', async () => {
    await bring(record());
    const { acts } = (await api.operate('audit', { limit: 2 })).body;
    expect(acts[1]).toMatchObject({
      command: 'import',
      given: { records: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });
});
