import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from './domains/catalogue/load-content.ts';
import { createSettingsReader } from './domains/settings/settings-reader.ts';
import { createSweeper } from './sweeper.ts';
import { createRecordedAlerts } from './testing/recorded-alerts.ts';
import { smallBank } from './testing/small-bank.ts';
import { startTestApi, type TestApi, type TestPlayer } from './testing/test-api.ts';

const MINUTE_MS = 60_000;
const ROUND_MS = 30_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await loadContent(api.db, smallBank({ questionsPerLevel: 10 }), api.clock.now());
});
afterAll(() => api.close());

function newSweeper(readSettings = createSettingsReader(api.db, api.clock).read) {
  const { db, clock } = api;
  const alerts = createRecordedAlerts();
  return {
    ...createSweeper({ db, clock, log: api.app.log, alerts, readSettings, imageUrl: (path) => path }),
    raised: alerts.raised,
  };
}

async function holdFee(player: TestPlayer, matchId: string): Promise<void> {
  const fields = { match_id: matchId, user_id: player.id, quiz_type: '1.3', entry_coin: '5' };
  const { body } = await api.post('get_random_questions', fields, { serviceKey: api.config.SERVICE_KEY });
  expect(body.error).toBe(false);
}

async function coinsOf(player: TestPlayer): Promise<string> {
  return (await api.call('get_user_coin_score', {}, { token: player.token })).body.data.coins;
}

describe('the sweeper', () => {
  it('give the fees of a match back that nobody renewed for 30 minutes of uptime', async () => {
    const player = await api.signUp('Stranded');
    const sweeper = newSweeper();
    await holdFee(player, 'abandoned-1');
    for (let passed = 0; passed < 30 * MINUTE_MS; passed += ROUND_MS) {
      await sweeper.sweep();
      api.clock.advance(ROUND_MS);
    }
    expect(await coinsOf(player)).toBe('5');
    api.clock.advance(ROUND_MS);
    expect(sweeper.raised).toEqual([]);
    await sweeper.sweep();
    expect(await coinsOf(player)).toBe('10');
    expect(sweeper.raised).toEqual(['match-unrenewed']);
  });

  it('do not count a time in which the process stood still', async () => {
    const player = await api.signUp('Frozen');
    const sweeper = newSweeper();
    await holdFee(player, 'frozen-1');
    await sweeper.sweep();
    api.clock.advance(60 * MINUTE_MS);
    await sweeper.sweep();
    expect(await coinsOf(player)).toBe('5');
  });

  it('survives a step that fails: the others are done, and the next round tries again', async () => {
    let isBroken = true;
    const reader = createSettingsReader(api.db, api.clock);
    const sweeper = newSweeper(async () => {
      if (isBroken) throw new Error('the settings cannot be read');
      return reader.read();
    });
    const player = await api.signUp('Patient');
    await holdFee(player, 'patient-1');
    for (let passed = 0; passed <= 31 * MINUTE_MS; passed += ROUND_MS) {
      await sweeper.sweep();
      api.clock.advance(ROUND_MS);
    }
    expect(await coinsOf(player)).toBe('10');
    expect(new Set(sweeper.raised)).toEqual(new Set(['sweep-failed', 'match-unrenewed']));
    const failed = sweeper.raised.length;
    isBroken = false;
    await sweeper.sweep();
    expect(sweeper.raised).toHaveLength(failed);
  });
});
