import { describe, expect, it } from 'vitest';
import { asService, holdFee } from '../../testing/play-battle.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { withDuels } from '../../testing/with-duels.ts';

const newDuel = withDuels();

describe('holding entry fees', () => {
  it('fixes the questions with the first call: everyone gets the same in the same order', async () => {
    const { api, ada, bob, matchId } = await newDuel();
    const first = await holdFee(api, matchId, ada);
    const second = await holdFee(api, matchId, bob);
    expect(first.body.data).toHaveLength(10);
    expect(second.body.data).toEqual(first.body.data);
    for (const question of first.body.data) {
      expect(question[`option${question.answer}`]).toBe('Right');
    }
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([5, 5]);
  });

  it('[P29] asks nothing that today’s daily quiz keeps secret', async () => {
    const { api, ada, matchId, startDuel, voidMatch } = await newDuel();
    const daily = (await api.post('get_daily_quiz', {}, ada)).body.data.map(({ id }: { id: string }) => id);
    const asked = (await startDuel()).map(({ id }) => id);
    expect(daily).toHaveLength(10);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((id) => daily.includes(id))).toEqual([]);
    await voidMatch(matchId);
  });

  it('[C22] takes the fee once per match and player, also from 20 calls at once', async () => {
    const { api, ada, matchId } = await newDuel();
    const answers = await Promise.all(Array.from({ length: 20 }, () => holdFee(api, matchId, ada)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await coinsOf(api, ada)).toBe(5);
    const { body } = await api.post('get_tracker_data', { type: '2' }, ada);
    expect(body.data).toMatchObject([{ points: '-5', type: 'playedBattle', status: '1' }]);
  });

  it('[C4] is refused with 140 when the player is short, and makes no match', async () => {
    const { api, ada, matchId, stateOf } = await newDuel();
    const { body } = await holdFee(api, matchId, ada, { entry_coin: '15' });
    expect(body).toEqual({ error: true, message: '140' });
    expect(await stateOf(matchId)).toBeUndefined();
  });

  it('[C23] [I11] is refused with 143 while the player is in another battle', async () => {
    const { api, ada, matchId, voidMatch } = await newDuel();
    await holdFee(api, matchId, ada);
    expect((await holdFee(api, `${matchId}-other`, ada)).body.message).toBe('143');
    await voidMatch(matchId);
    expect((await holdFee(api, `${matchId}-other`, ada)).body.error).toBe(false);
  });

  it('is refused for a third player, another fee, a fee above the limit, unknown and premium categories', async () => {
    const { api, ada, matchId, startDuel, voidMatch } = await newDuel();
    await startDuel();
    const eve = await api.signUp('Eve');
    const messages = [
      await holdFee(api, matchId, eve),
      await holdFee(api, `${matchId}-b`, eve, { entry_coin: '21' }),
      await holdFee(api, `${matchId}-c`, eve, { category: 'nowhere' }),
      await holdFee(api, `${matchId}-d`, eve, { category: 'treasures' }),
      await holdFee(api, `${matchId}-e`, { ...eve, id: '987654' as never }),
    ].map(({ body }) => body.message);
    expect(messages).toEqual(['143', '143', '102', '102', '102']);
    await voidMatch(matchId);
    const late = await holdFee(api, `${matchId}-f`, eve);
    expect((await holdFee(api, `${matchId}-f`, ada, { entry_coin: '4' })).body.message).toBe('143');
    expect(late.body.error).toBe(false);
  });

  it('[C22] and everything else of a battle answers the service alone', async () => {
    const { api, ada, matchId } = await newDuel();
    const fields = { match_id: matchId, user_id: ada.id, entry_coin: '5' };
    const room = { room_id: 'r1', user_id: ada.id, entry_coin: '5' };
    const receipt = { quiz_type: '1.3', match_id: matchId, outcome: 'void' };
    const messages = [
      await api.post('get_random_questions', fields, ada),
      await api.post('create_room', { ...room, room_type: 'friend' }, ada),
      await api.post('get_question_by_room_id', room, ada),
      await api.post('renew_matches', { match_ids: '[]' }, ada),
      await api.post('set_quiz_coin_score', receipt, ada),
    ].map(({ body }) => body.message);
    expect(messages).toEqual(['143', '143', '143', '143', '143']);
    const wrongKey = await api.post('get_random_questions', fields, { serviceKey: 'x'.repeat(40) });
    expect(wrongKey.body.message).toBe('129');
  });

  it('of a room joins what its creator has fixed', async () => {
    const { api, ada, bob, matchId } = await newDuel();
    const service = asService(api);
    const fields = { room_id: matchId, category: 'history', entry_coin: '3' };
    const creation = { ...fields, room_type: 'group', no_of_que: '5' };
    const unknown = await service('get_question_by_room_id', { ...fields, user_id: bob.id });
    expect(unknown.body.message).toBe('102');
    const created = await service('create_room', { ...creation, user_id: ada.id });
    expect(created.body).toMatchObject({ error: false, message: '120' });
    expect(created.body.data).toHaveLength(5);
    expect((await service('create_room', { ...creation, user_id: ada.id })).body.message).toBe('119');
    const joined = await service('get_question_by_room_id', { ...fields, user_id: bob.id });
    expect(joined.body.data).toEqual(created.body.data);
    expect(await coinsOf(api, bob)).toBe(7);
  });
});
