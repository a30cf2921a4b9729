import { categoryTypes } from '@quiz-arena/contract/modes';
import { contentLanguages } from '@quiz-arena/question-bank/content-language';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';
import { isContentLoaded, loadContent } from './load-content.ts';

const bank = loadQuestionBank();
let api: TestApi;
let player: TestPlayer;
/** Processor time that the load took, in seconds: unlike the time on the wall it hangs on no neighbour. */
let loadSeconds: number;

beforeAll(async () => {
  api = await startTestApi();
  player = await api.signUp();
  const before = process.cpuUsage();
  await loadContent(api.db, bank, api.clock.now());
  const { user, system } = process.cpuUsage(before);
  loadSeconds = (user + system) / 1_000_000;
}, 300_000);
afterAll(() => api.close());

const languages = contentLanguages.map((code) => [code, languageIdOf(code)] as const);

describe('the whole question bank', () => {
  it('is loaded into an empty database within 20 seconds', () => {
    expect(loadSeconds).toBeLessThan(20);
  });

  it('is known by its fingerprint afterwards', async () => {
    expect(await isContentLoaded(api.db, bank.contentHash)).toBe(true);
    expect(await isContentLoaded(api.db, 'another')).toBe(false);
  });

  it('makes all its languages quiz languages', async () => {
    const { body } = await api.call('get_languages', {});
    expect(body.data.map(({ id }: { id: string }) => id).sort()).toEqual(
      languages.map(([, id]) => id).sort(),
    );
  });

  it.each(languages)('has something to play in every generated mode in %s', async (_code, language_id) => {
    for (const type of [categoryTypes.quizZone, categoryTypes.audio, categoryTypes.maths]) {
      const { body } = await api.call('get_categories', { type, language_id }, player);
      expect(body.data.length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(languages)('asks for flags with their pictures in %s', async (code, language_id) => {
    const { body } = await api.post(
      'get_questions_by_level',
      { category: 'flags-of-the-world', subcategory: 'flags', level: '1', language_id },
      await api.signUp(),
    );
    expect(body).toMatchObject({ error: false });
    expect(body.data.length).toBeGreaterThan(0);
    const flags = bank.questions.filter(
      ({ language, subcategory }) => language === code && subcategory === 'flags',
    );
    for (const { question, image } of body.data) {
      expect(image).toMatch(/^http:\/\/localhost:8080\/media\/bank\/flags\/[0-9a-f]{16}\.svg$/);
      expect(flags.some((flag) => flag.question === question && image.endsWith(imageOf(flag)))).toBe(true);
    }
  });

  it.each(languages)(
    'leads from a category to its parts and levels in %s, though all share their slugs',
    async (_code, language_id) => {
      const own = { category_slug: 'flags-of-the-world', language_id };
      const parts = await api.post('get_subcategory_by_maincategory', own, player);
      expect(parts.body.data).toMatchObject([
        { slug: 'flags', language_id },
        { slug: 'capitals-by-flag', language_id },
      ]);
      const levels = await api.post('get_level_data', { ...own, subcategory_slug: 'flags' }, player);
      expect(levels.body.data.category).toMatchObject({ slug: 'flags-of-the-world', language_id });
    },
  );

  it.each(languages)('has a daily quiz in %s', async (_code, language_id) => {
    const { body } = await api.post('get_daily_quiz', { language_id }, await api.signUp());
    expect(body).toMatchObject({ error: false });
    expect(body.data).toHaveLength(10);
  });
});

function imageOf(flag: (typeof bank.questions)[number]): string {
  return flag.kind === 'choice' ? (flag.image ?? '') : '';
}
