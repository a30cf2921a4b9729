import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { battleMatches } from '../../db/schema/battles.ts';
import { asService, evenPlay, holdFee, postDuel } from '../../testing/play-battle.ts';
import { answerQuestion, coinsOf, openLevel } from '../../testing/play-level.ts';
import { createRecordedAlerts } from '../../testing/recorded-alerts.ts';
import { withDuels } from '../../testing/with-duels.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { reconcileMatches } from './reconcile-matches.ts';
import { sweepMatches } from './sweep-matches.ts';

const newDuel = withDuels();

describe('voiding', () => {
  it('[C25] [C24] gives every fee back, once, and refuses later holds', async () => {
    const { api, ada, bob, matchId, startDuel, voidMatch } = await newDuel();
    await startDuel();
    const { body } = await voidMatch(matchId);
    expect(body.data).toEqual({
      result_type: 'void',
      match_id: matchId,
      coins: { [ada.id]: 5, [bob.id]: 5 },
      ratings: {},
      badges: {},
    });
    expect((await voidMatch(matchId)).body).toEqual(body);
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([10, 10]);
    expect((await holdFee(api, matchId, ada)).body.message).toBe('143');
  });

  it('[C24] of a match that was never held refuses holds that are still on their way', async () => {
    const { api, ada, matchId, voidMatch } = await newDuel();
    expect((await voidMatch(matchId)).body.data).toMatchObject({ result_type: 'void', coins: {} });
    expect((await holdFee(api, matchId, ada)).body.message).toBe('143');
  });

  it('[C24] answers a later receipt with void', async () => {
    const { api, ada, bob, matchId, startDuel, voidMatch } = await newDuel();
    const questions = await startDuel();
    const { body } = await voidMatch(matchId);
    const late = await postDuel(api, matchId, questions, [
      [ada, evenPlay(questions, 3, 10)],
      [bob, []],
    ]);
    expect(late.body).toEqual(body);
    expect(await coinsOf(api, ada)).toBe(10);
  });

  it('[C26] happens by itself to matches that nobody renewed for 30 minutes of uptime', async () => {
    const { api, bob, matchId, startDuel, stateOf } = await newDuel();
    await startDuel();
    const renewed = `${matchId}-renewed`;
    const eve = await api.signUp('Eve');
    await holdFee(api, renewed, eve);
    const upSince = api.clock.now();
    const alerts = createRecordedAlerts();
    const pass = async (minutes: number) => {
      api.clock.advance(minutes * 60_000);
      return await sweepMatches(api.db, { now: api.clock.now(), upSince, alerts });
    };
    await pass(20);
    const ids = JSON.stringify([renewed, 'never-heard-of']);
    const { body } = await asService(api)('renew_matches', { match_ids: ids });
    expect(body.data).toEqual([
      { match_id: renewed, status: 'open' },
      { match_id: 'never-heard-of', status: 'unknown' },
    ]);
    await pass(9);
    expect([await stateOf(matchId), await stateOf(renewed)]).toEqual(['open', 'open']);
    await pass(2);
    expect([await stateOf(matchId), await stateOf(renewed)]).toEqual(['void', 'open']);
    expect(await coinsOf(api, bob)).toBe(10);
    await pass(31);
    expect(await stateOf(renewed)).toBe('void');
    expect(alerts.raised).toEqual(['match-unrenewed', 'match-unrenewed']);
  });

  it('happens within the grace to matches whose rooms a node no longer finds', async () => {
    const { api, ada, bob, matchId, startDuel, stateOf } = await newDuel();
    await startDuel();
    const alive = `${matchId}-alive`;
    const eve = await api.signUp('Eve');
    await holdFee(api, alive, eve);
    const renew = async (fields: Record<string, string>) =>
      (await asService(api)('renew_matches', { match_ids: '[]', ...fields })).body;
    const giveUp = () => renew({ lost_match_ids: JSON.stringify([matchId, 'never-heard-of']) });

    api.clock.advance(api.config.MATCH_GRACE_MS - 1);
    await renew({ match_ids: JSON.stringify([alive]) });
    expect((await giveUp()).data).toContainEqual({ match_id: matchId, status: 'open' });
    expect((await renew({})).unrenewed).not.toContain(matchId);

    api.clock.advance(1);
    const { unrenewed } = await renew({});
    expect(unrenewed).toContain(matchId);
    expect(unrenewed).not.toContain(alive);
    const given = await giveUp();
    expect(given.data).toEqual([
      { match_id: matchId, status: 'void' },
      { match_id: 'never-heard-of', status: 'unknown' },
    ]);
    expect(given.unrenewed).not.toContain(matchId);
    expect(await giveUp()).toEqual(given);
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([10, 10]);
    expect((await holdFee(api, `${matchId}-next`, ada)).body.error).toBe(false);
    expect(await stateOf(alive)).toBe('open');
  });

  it('never happens to a match that somebody renews, whoever says that it is lost', async () => {
    const { api, ada, matchId, startDuel, stateOf } = await newDuel();
    await startDuel();
    const ids = JSON.stringify([matchId]);
    for (let minute = 0; minute < 5; minute += 1) {
      api.clock.advance(api.config.MATCH_GRACE_MS - 1);
      await asService(api)('renew_matches', { match_ids: ids });
      await asService(api)('renew_matches', { match_ids: '[]', lost_match_ids: ids });
    }
    expect(await stateOf(matchId)).toBe('open');
    expect(await coinsOf(api, ada)).toBe(5);
  });

  it('[C26] does not count a time in which the backend was away', async () => {
    const { api, matchId, startDuel, stateOf } = await newDuel();
    await startDuel();
    api.clock.advance(3 * 3_600_000);
    const upSince = api.clock.now();
    api.clock.advance(29 * 60_000);
    const sweep = () =>
      sweepMatches(api.db, { now: api.clock.now(), upSince, alerts: createRecordedAlerts() });
    await sweep();
    expect(await stateOf(matchId)).toBe('open');
    api.clock.advance(60_000);
    await sweep();
    expect(await stateOf(matchId)).toBe('void');
  });
});

describe('the rest of the game', () => {
  it('[P10] tells nothing of a question that is open in a battle', async () => {
    const { api, ada, matchId, startDuel } = await newDuel();
    const opened = await openLevel(api, ada);
    const [first] = opened.data;
    await startDuel({ entry_coin: '0' });
    await api.db
      .update(battleMatches)
      .set({ questions: [{ questionId: (first?.id ?? '') as never, order: 'abcd', answer: 'a' }] })
      .where(eq(battleMatches.matchId, matchId as never));
    const answer = await answerQuestion(api, ada, opened, 0, 'Right');
    expect(Object.keys(answer.data).sort()).toEqual(['given', 'next', 'now', 'recorded', 'timed_out']);
    expect((await answerQuestion(api, ada, opened, 1, 'Right')).data.is_correct).toBe(true);
  });

  it('[C27] keeps an account with a held fee from being deleted', async () => {
    const { api, ada, matchId, voidMatch } = await newDuel();
    await holdFee(api, matchId, ada);
    expect((await api.post('delete_user_account', {}, ada)).body.message).toBe('143');
    await voidMatch(matchId);
    expect((await api.post('delete_user_account', {}, ada)).body.error).toBe(false);
  });

  it('hears of superseded tokens and closed accounts from the feed', async () => {
    const { api, bob, matchId } = await newDuel();
    const service = asService(api);
    const { body: end } = await service('get_revocations', {});
    expect(end.data).toEqual([]);
    await api.operate('user-deactivate', { user: bob.id });
    const { body } = await service('get_revocations', { cursor: end.cursor });
    expect(body.data).toEqual([{ user_id: bob.id, reason: 'deactivated', valid_token_hash: '' }]);
    const again = await service('get_revocations', { cursor: body.cursor });
    expect(again.body).toMatchObject({ data: [], cursor: body.cursor });
    expect((await holdFee(api, matchId, bob)).body.message).toBe('126');
  });

  it('[I1, I2] leaves a ledger in which everything fits, and no fee held for nothing', async () => {
    const { api } = await newDuel();
    expect(await reconcile(api.db)).toEqual([]);
    expect(await reconcileMatches(api.db, api.clock.now())).toEqual([]);
  });

  it('[I2] reports holds of matches that have ended, are unknown, or are open for too long', async () => {
    const { api, matchId, startDuel } = await newDuel();
    const now = api.clock.now();
    await startDuel();
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    const kinds = async (at: Date) =>
      (await reconcileMatches(api.db, at)).map(({ kind, subject }) => [kind, subject]);
    expect(await kinds(tomorrow)).toContainEqual(['match-left-open', matchId]);
    const ofMatch = eq(battleMatches.matchId, matchId as never);
    await api.db.update(battleMatches).set({ state: 'settled' }).where(ofMatch);
    expect(await kinds(now)).toEqual([['hold-of-ended-match', matchId]]);
    await api.db.delete(battleMatches).where(ofMatch);
    expect(await kinds(now)).toEqual([['hold-without-match', matchId]]);
  });
});
