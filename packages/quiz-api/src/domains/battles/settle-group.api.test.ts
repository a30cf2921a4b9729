import { describe, expect, it } from 'vitest';
import { asService, evenPlay, type MatchQuestions, postDuel } from '../../testing/play-battle.ts';
import { coinsOf } from '../../testing/play-level.ts';
import type { TestPlayer } from '../../testing/test-api.ts';
import { type Duel, withDuels } from '../../testing/with-duels.ts';
import { reconcile } from '../ledger/reconcile.ts';

const newDuel = withDuels();

/** A group battle of all of them, its fees held. */
async function startGroup({ api, matchId }: Duel, players: readonly TestPlayer[]): Promise<MatchQuestions> {
  const service = asService(api);
  const room = { room_id: matchId, category: 'history', entry_coin: '5' };
  const [creator, ...others] = players;
  const created = await service('create_room', { ...room, room_type: 'group', user_id: creator?.id ?? '' });
  for (const { id } of others) await service('get_question_by_room_id', { ...room, user_id: id });
  return created.body.data;
}

describe('settling a group battle', () => {
  it('[C33] splits the pot among rank 1, rounded down; who left has no share', async () => {
    const duel = await newDuel();
    const { api, ada, bob, matchId } = duel;
    const cleo = await api.signUp('Cleo');
    const questions = await startGroup(duel, [ada, bob, cleo]);
    const five = evenPlay(questions, 9, 5);
    const { body } = await postDuel(
      api,
      matchId,
      questions,
      [
        [ada, five],
        [bob, five],
        [cleo, evenPlay(questions, 1, 9)],
      ],
      { quiz_type: '1.5', left_users: JSON.stringify([{ user_id: cleo.id, reason: 'lost' }]) },
    );
    expect(body.data).toMatchObject({
      result_type: 'group',
      totalWinner: 2,
      joined_users_count: 3,
      winner_score: 7,
      winner: [ada.id, bob.id],
      user_rank: { [ada.id]: { rank: 1, correct_answer: 5 }, [cleo.id]: { rank: 2 } },
      coins: { [ada.id]: 7, [bob.id]: 7, [cleo.id]: 0 },
    });
    expect(body.data.badges[ada.id]).toContain('clash_winner');
    expect([await coinsOf(api, ada), await coinsOf(api, bob), await coinsOf(api, cleo)]).toEqual([12, 12, 5]);
  });

  it('[C32] gives the fee back to those who did not leave by choice when everyone left', async () => {
    const duel = await newDuel();
    const { api, ada, bob, matchId } = duel;
    const questions = await startGroup(duel, [ada, bob]);
    const left = [
      { user_id: ada.id, reason: 'lost' },
      { user_id: bob.id, reason: 'left' },
    ];
    const { body } = await postDuel(
      api,
      matchId,
      questions,
      [
        [ada, []],
        [bob, evenPlay(questions, 1, 9)],
      ],
      { quiz_type: '1.5', outcome: 'everyoneLeft', left_users: JSON.stringify(left) },
    );
    expect(body.data).toMatchObject({ result_type: 'void', coins: { [ada.id]: 5 }, badges: {} });
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([10, 5]);
  });

  it('[I1] leaves a ledger in which everything fits', async () => {
    const duel = await newDuel();
    const { api } = duel;
    expect(await reconcile(api.db)).toEqual([]);
  });
});
