import { createHash } from 'node:crypto';
import type { InputOf } from '@quiz-arena/contract/action-registry';
import type { ErrorName } from '@quiz-arena/contract/errors';
import { defaultSettings, type SettingKey } from '@quiz-arena/contract/settings';
import { type FakeQuestion, fakeQuestions, questionRowOf } from './fake-questions.ts';
import { type FakeAnswer, type FakeHandlers, type Served, serveActions } from './serve-actions.ts';

type Revoked = { user_id: string; reason: 'superseded' | 'deactivated'; valid_token_hash: string };

/** The quiz backend as far as a battle node asks it, over HTTP, every request and answer held to the contract. */
export interface FakeQuizApi {
  readonly url: string;
  readonly questions: readonly FakeQuestion[];
  /** Receipts as they came in. */
  readonly receipts: InputOf<'set_quiz_coin_score'>[];
  /** Holds by match and player. */
  readonly holds: Map<string, number>;
  /** The quiz's settings where they are not the defaults; battle nodes hear of a change within 5 s. */
  readonly settings: { [Key in SettingKey]?: string };
  /** Makes `token` good for a player; his former one is superseded. */
  signIn(userId: string, name: string): string;
  deactivate(userId: string): void;
  /** The next calls of an action are refused with this code. */
  refuse(action: Served, code: ErrorName | null): void;
  close(): Promise<void>;
}

export async function startFakeQuizApi(serviceKey: string): Promise<FakeQuizApi> {
  const players = new Map<string, { name: string; token: string; isActive: boolean }>();
  /** Tokens that are good, and whose they are. */
  const owners = new Map<string, string>();
  const revoked: Revoked[] = [];
  const refused = new Map<Served, ErrorName>();
  const receipts: FakeQuizApi['receipts'] = [];
  const holds: FakeQuizApi['holds'] = new Map();
  const results = new Map<string, FakeAnswer>();
  const settings: FakeQuizApi['settings'] = {};
  let signIns = 0;

  const handlers: FakeHandlers = {
    get_system_configurations: () => ({ data: { ...defaultSettings, ...settings } }),
    get_user_by_id(_input, bearer) {
      const id = owners.get(bearer) ?? '';
      const player = players.get(id);
      if (!player) return 'UNAUTHORIZED';
      return player.isActive ? { data: userRow(id, player.name) } : 'ACCOUNT_DEACTIVATED';
    },
    get_random_questions({ match_id, user_id, entry_coin }) {
      holds.set(`${match_id} ${user_id}`, entry_coin);
      return { data: fakeQuestions.map(questionRowOf) };
    },
    set_quiz_coin_score(input) {
      if (!('match_id' in input)) return 'NOT_ALLOWED';
      receipts.push(input);
      const result = results.get(input.match_id) ?? { data: voidOrDuel(input) };
      results.set(input.match_id, result);
      return result;
    },
    renew_matches: ({ match_ids }) => ({
      data: match_ids.map((match_id) => ({ match_id, status: 'open' })),
      unrenewed: [],
    }),
    get_revocations: ({ cursor }) => ({
      data: cursor === undefined ? [] : revoked.slice(Number(cursor)),
      cursor: String(revoked.length),
    }),
  };

  const server = await serveActions(serviceKey, handlers, refused);

  return {
    url: server.url,
    questions: fakeQuestions,
    receipts,
    holds,
    settings,
    signIn(userId, name) {
      signIns += 1;
      const token = `token-${userId}-${signIns}`;
      const valid_token_hash = createHash('sha256').update(token).digest('hex');
      if (players.has(userId)) revoked.push({ user_id: userId, reason: 'superseded', valid_token_hash });
      owners.delete(players.get(userId)?.token ?? '');
      owners.set(token, userId);
      players.set(userId, { name, token, isActive: true });
      return token;
    },
    deactivate(userId) {
      const player = players.get(userId);
      if (player) player.isActive = false;
      revoked.push({ user_id: userId, reason: 'deactivated', valid_token_hash: '' });
    },
    refuse(action, code) {
      if (code) refused.set(action, code);
      else refused.delete(action);
    },
    close: server.close,
  };
}

function userRow(id: string, name: string) {
  const texts = { email: '', mobile: '', profile: '', fcm_id: '', web_fcm_id: '', friends_code: '' };
  return {
    ...texts,
    id,
    name,
    firebase_id: `uid-${id}`,
    type: 'email',
    coins: '100',
    refer_code: `refer${id}`,
    remove_ads: '0',
    status: '1',
    date_registered: '2026-01-01T00:00:00.000Z',
    app_language: 'english',
    web_language: 'english',
    all_time_score: '0',
    all_time_rank: '0',
    rating: '1500',
    rating_deviation: '350',
  };
}

/** What a settlement pays, from the receipt alone: more right answers win the pot of two fees of 5. */
function voidOrDuel(input: Extract<InputOf<'set_quiz_coin_score'>, { outcome: string }>) {
  const changes = { match_id: input.match_id, ratings: {}, badges: {} };
  const [one, two] = input.play_questions ?? [];
  if (input.outcome === 'void' || !one || !two) return { result_type: 'void', coins: {}, ...changes };
  const correct = (answers: typeof one.answers) =>
    answers.filter((given) =>
      fakeQuestions.some(({ id, right }) => id === given.questionId && right === given.answer),
    ).length;
  const gone = input.left_users?.[0]?.user_id;
  const lead = gone ? (gone === one.userId ? -1 : 1) : correct(one.answers) - correct(two.answers);
  const winner = lead === 0 ? '0' : lead > 0 ? one.userId : two.userId;
  const side = {
    correctAnswer: 0,
    userPoints: 0,
    earnCoin: 0,
    is_quickest: 0,
    quickest_bonus: 0,
    second_quickest_bonus: 0,
  };
  return {
    result_type: 'duel',
    user_id: one.userId,
    entry_coin: 5,
    total_questions: 10,
    user1_id: one.userId,
    user2_id: two.userId,
    winner_user_id: winner,
    winner_coin: 10,
    is_drawn: lead === 0,
    leftUser: gone ?? '',
    user1_data: side,
    user2_data: side,
    coins: lead === 0 ? { [one.userId]: 5, [two.userId]: 5 } : { [winner]: 10 },
    ...changes,
  };
}
