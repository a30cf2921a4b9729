import { randomUUID } from 'node:crypto';
import { asService, evenPlay, holdDuel, postDuel } from '../play-battle.ts';
import { asNewcomer, type Case, type Conformance, type World } from './conformance-case.ts';

type Holding = 'get_random_questions' | 'create_room' | 'get_question_by_room_id';

/** A call that holds a newcomer's fee, as the battle server makes it. */
function holding(
  action: Holding,
  { fields = {}, coins = 0 }: { fields?: Record<string, string>; coins?: number } = {},
): Case {
  return async ({ api, give }: World) => {
    const player = await api.signUp();
    if (coins !== 0) await give(player, coins);
    const name = randomUUID();
    const named = action === 'get_random_questions' ? { match_id: name } : { room_id: name };
    const hold = { user_id: player.id, entry_coin: '5', category: 'history', ...named };
    const room = action === 'create_room' ? { room_type: 'friend' } : {};
    return await asService(api)(action, { ...hold, ...room, ...fields });
  };
}

/** The room of somebody else, with a call for a newcomer. */
function inRoom(action: 'create_room' | 'get_question_by_room_id', coins = 0): Case {
  return async (world) => {
    const room_id = randomUUID();
    await holding('create_room', { fields: { room_id } })(world);
    return await holding(action, { fields: { room_id }, coins })(world);
  };
}

/** What the battle servers call, and what players read of battles. */
export const battleCases = {
  get_random_questions: {
    OK: holding('get_random_questions'),
    DATA_NOT_FOUND: holding('get_random_questions', { fields: { category: 'nowhere' } }),
    NOT_ENOUGH_COINS: holding('get_random_questions', { coins: -10 }),
  },
  create_room: {
    ROOM_CREATED: holding('create_room'),
    ROOM_ALREADY_CREATED: inRoom('create_room'),
    DATA_NOT_FOUND: holding('create_room', { fields: { category: 'nowhere' } }),
    NOT_ENOUGH_COINS: holding('create_room', { coins: -10 }),
  },
  get_question_by_room_id: {
    OK: inRoom('get_question_by_room_id'),
    DATA_NOT_FOUND: holding('get_question_by_room_id'),
    NOT_ENOUGH_COINS: inRoom('get_question_by_room_id', -10),
  },
  renew_matches: {
    OK: ({ api, asService: options }) => api.post('renew_matches', { match_ids: '["unheard-of"]' }, options),
  },
  get_revocations: {
    OK: async ({ api, asService: options }) => {
      await api.post('sign_out', {}, await api.signUp());
      return api.post('get_revocations', { cursor: '0' }, options);
    },
  },
  get_battle_statistics: {
    OK: async ({ api }) => {
      const players = [await api.signUp(), await api.signUp()] as const;
      const match = randomUUID();
      const questions = await holdDuel(api, match, players);
      await postDuel(api, match, questions, [
        [players[0], evenPlay(questions, 5, 4)],
        [players[1], evenPlay(questions, 5, 2)],
      ]);
      return api.call('get_battle_statistics', {}, players[0]);
    },
    NO_MATCHES_PLAYED: asNewcomer('get_battle_statistics', {}),
  },
} satisfies Partial<Conformance>;
