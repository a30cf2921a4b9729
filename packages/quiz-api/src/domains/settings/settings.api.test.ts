import type { CategoryId } from '@quiz-arena/contract/ids';
import { defaultSettings } from '@quiz-arena/contract/settings';
import { en } from '@quiz-arena/contract/texts/en';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../db/schema/catalogue.ts';
import { settings } from '../../db/schema/settings.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ AUTH_EMULATOR_URL: 'http://localhost:8080' });
});
afterAll(() => api.close());

describe('get_system_configurations', () => {
  it('answers every default as a string, and a change at once', async () => {
    expect((await api.call('get_system_configurations', {})).body).toEqual({
      error: false,
      data: defaultSettings,
    });
    await api.operate('settings-set', { key: 'quiz_zone_duration', value: '45' });
    const { body } = await api.call('get_system_configurations', {});
    expect(body.data).toEqual({ ...defaultSettings, quiz_zone_duration: '45' });
  });

  it('follows a change by another server within a second, and ignores a value of the wrong form', async () => {
    const row = (value: string) => ({ key: 'coin_limit', value, changedAt: api.clock.now() });
    await api.call('get_system_configurations', {});
    await api.db.insert(settings).values(row('250'));
    api.clock.advance(1000);
    expect((await api.call('get_system_configurations', {})).body.data.coin_limit).toBe('250');
    await api.db.update(settings).set(row('many')).where(eq(settings.key, 'coin_limit'));
    api.clock.advance(1000);
    expect((await api.call('get_system_configurations', {})).body.data.coin_limit).toBe('100');
  });
});

describe('get_settings', () => {
  it('lists the pages, and gives one page as HTML', async () => {
    const { body } = await api.call('get_settings', {});
    expect(body.data.map((row: { type: string }) => row.type)).toEqual([
      'about_us',
      'privacy_policy',
      'terms_conditions',
      'contact_us',
      'instructions',
      'app_name',
    ]);
    expect((await api.call('get_settings', { type: 'faq' })).body.data).toMatch(/^<h2>/);
  });

  it('speaks the language that is named, and English where a page is not written in it', async () => {
    const page = async (fields: Record<string, string>) => (await api.call('get_settings', fields)).body.data;
    const german = languageIdOf('de');
    expect(await page({ type: 'about_us', language_id: german })).toContain('Ein Quiz für Neugierige');
    expect(await page({ type: 'privacy_policy', language_id: german })).toBe(
      await page({ type: 'privacy_policy' }),
    );
    const listed: { type: string; message: string }[] = await page({ language_id: languageIdOf('ar') });
    expect(listed.find(({ type }) => type === 'instructions')?.message).toContain('العب اختبارًا');
  });
});

describe('get_web_settings', () => {
  it('names the sign-in project and the local emulator', async () => {
    const { body } = await api.call('get_web_settings', {});
    expect(body.data).toMatchObject({
      firebase_project_id: 'demo-quiz-arena',
      auth_emulator_url: 'http://localhost:8080',
      primary_color: '#EF5388',
      footer_color: '#090029',
    });
  });
});

describe('get_web_home_settings', () => {
  it('has three slides and three sections of texts', async () => {
    const { body } = await api.call('get_web_home_settings', {});
    expect(body.data.sliderData).toHaveLength(3);
    expect([body.data.section_1_mode, body.data.section_2_mode, body.data.section_3_mode]).toEqual([
      '1',
      '1',
      '1',
    ]);
    expect(body.data.section3_desc4).not.toBe('');
  });
});

describe('quiz languages', () => {
  it('are those that have something to play in, and always the default one', async () => {
    const listed = async () =>
      (await api.call('get_languages', {})).body.data.map((row: { code: string }) => row.code);
    expect(await listed()).toEqual(['en']);
    await api.db.insert(categories).values({
      id: '901' as CategoryId,
      contentKey: 'de/wissen',
      languageId: languageIdOf('de'),
      kind: 1,
      name: 'Wissen',
      slug: 'wissen',
    });
    expect(await listed()).toEqual(['en', 'de']);
    expect((await api.call('get_languages', { language_id: '15' })).body).toEqual({
      error: true,
      message: '102',
    });
  });
});

describe('interface languages', () => {
  it('lists English first, and each other one that has texts', async () => {
    const { body } = await api.call('get_system_language_list', { from: '2' });
    expect(body.data[0]).toMatchObject({ name: 'english', web_default: '1', web_rtl_support: '0' });
    for (const { name, web_version } of body.data) {
      const served = await api.call('get_system_language_json', { from: '2', language: name });
      expect(served.body.version).toBe(web_version);
    }
  });

  it('serves English for a language that is not there', async () => {
    for (const language of ['english', 'klingon', 'constructor']) {
      const { body } = await api.call('get_system_language_json', { from: '2', language });
      expect(body).toMatchObject({ error: false, default: '1', data: en });
    }
  });
});
