import { readSettings } from '@quiz-arena/contract/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { dailyList } from '../daily/daily-list.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { type Programme, planProgramme } from './plan-programme.ts';

const DAY_MS = 86_400_000;
const settings = readSettings({});

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

const programme: Programme = {
  language: 'en',
  contests: [
    {
      key: 'weekend',
      name: 'Weekend contest',
      description: 'From Saturday to Sunday',
      everyDays: 7,
      startsAfterDays: 5,
      forDays: 2,
      entry: 2,
      prizes: [10, 5],
      categories: ['history'],
      questions: 10,
    },
  ],
  exams: [
    {
      key: 'practice',
      title: 'Practice exam, key 1234',
      everyDays: 1,
      startsAfterDays: 0,
      examKey: '1234',
      durationMinutes: 10,
      answerAgain: true,
      marks: [1, 2],
      categories: ['science'],
      questions: 5,
    },
  ],
};
const plan = (programmes: readonly Programme[] = [programme]) =>
  planProgramme(api.db, programmes, { settings, now: api.clock.now() });

describe('a programme that comes again and again', () => {
  it('announces the turn of today and the next one, once', async () => {
    // Monday, 2 March 2026, in Kolkata.
    expect(await plan()).toBe(4);
    expect(await plan()).toBe(0);
    const { contests } = (await api.operate('contest-list', {})).body;
    expect(
      contests.map(({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => [startsAt, endsAt]),
    ).toEqual([
      ['2026-03-13T18:30:00.000Z', '2026-03-15T18:30:00.000Z'],
      ['2026-03-06T18:30:00.000Z', '2026-03-08T18:30:00.000Z'],
    ]);
    expect(contests[0].questionIds).toHaveLength(10);
    const { exams } = (await api.operate('exam-list', {})).body;
    expect(exams.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      '2026-03-02T18:30:00.000Z',
      '2026-03-01T18:30:00.000Z',
    ]);
    expect(exams[0].questions.map(({ marks }: { marks: number }) => marks)).toEqual([1, 2, 1, 2, 1]);
  });

  it('goes on from day to day', async () => {
    api.clock.advance(DAY_MS);
    expect(await plan()).toBe(1);
    api.clock.advance(7 * DAY_MS);
    expect(await plan()).toBe(3);
  });

  it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
    'announces no turn again when the system moves to %s',
    async (system_timezone) => {
      const before = (await api.operate('contest-list', {})).body.contests.length;
      const moved = readSettings({ system_timezone });
      // Another zone may have another day: the turn after the next one may be due, none that is there already.
      await planProgramme(api.db, [programme], { settings: moved, now: api.clock.now() });
      await plan();
      const { contests } = (await api.operate('contest-list', {})).body;
      const turns = contests.map(
        ({ templateKey, turnDay }: Record<string, string>) => `${templateKey} ${turnDay}`,
      );
      expect(new Set(turns).size).toBe(contests.length);
      expect(contests.length).toBe(before);
    },
  );

  it('leaves out what has no content', async () => {
    const nowhere = {
      ...programme,
      exams: [],
      contests: programme.contests.map((each) => ({ ...each, key: 'none', categories: ['nowhere'] })),
    };
    expect(await plan([nowhere])).toBe(0);
  });
});

describe('an operator', () => {
  it('sees the daily quiz of a day and chooses one to come', async () => {
    const day = '2026-04-01';
    const { questions } = (await api.operate('daily-show', { day })).body;
    expect(questions).toHaveLength(10);
    const chosen = questions.slice(0, 5).map(({ id }: { id: string }) => id);
    const set = await api.operate('daily-set', { day, questions: chosen.join() });
    expect(set.status).toBe(200);
    const circumstances = { settings, now: api.clock.now() };
    expect(await dailyList(api.db, { day, languageId: DEFAULT_LANGUAGE_ID }, circumstances)).toEqual(chosen);
  });

  it('cannot change a day that has begun, nor choose questions that are not there', async () => {
    const past = await api.operate('daily-set', { day: '2026-03-01', questions: '1,2,3,4,5' });
    expect([past.status, past.body.error]).toEqual([400, '2026-03-01 has begun: its list stays.']);
    const unknown = await api.operate('daily-set', { day: '2026-05-01', questions: '1,2,3,4,999999' });
    expect([unknown.status, unknown.body.error]).toEqual([400, 'No quiz zone question in en: 999999.']);
  });

  it('who sends a contest or an exam again by its key announces it once', async () => {
    const window = {
      start: '2026-06-01T10:00',
      end: '2026-06-01T12:00',
      questions: 5,
      categories: 'history',
    };
    const given = {
      contest: { name: 'Sent twice', description: 'Over a bad line', prizes: '10', ...window },
      exam: { title: 'Sent twice', key: '4711', minutes: 10, ...window },
    };
    for (const kind of ['contest', 'exam'] as const) {
      const send = async () => {
        const response = await api.app.inject({
          method: 'POST',
          url: `/operator/${kind}-create`,
          headers: { authorization: `Bearer ${api.config.OPERATOR_KEY}`, 'idempotency-key': `june-${kind}` },
          payload: given[kind],
        });
        return response.json();
      };
      const [first, again] = [await send(), await send()];
      expect(first[kind].id).toMatch(/^\d+$/);
      expect(again).toEqual(first);
      const all: { name?: string; title?: string }[] = (await api.operate(`${kind}-list`, {})).body[
        `${kind}s`
      ];
      expect(all.filter(({ name, title }) => (name ?? title) === 'Sent twice')).toHaveLength(1);
    }
  });
});
