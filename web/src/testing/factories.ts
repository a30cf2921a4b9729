import { signedInUserRow, userRow } from '@quiz-arena/contract/actions/accounts';
import { categoryRow, levelData } from '@quiz-arena/contract/actions/catalogue';
import { webSettings } from '@quiz-arena/contract/actions/configuration';
import { leaderboardRow } from '@quiz-arena/contract/actions/leaderboards';
import type { z } from 'zod';
import type { SessionUser } from '../shared/session/session-state.ts';

type Row<Schema extends z.ZodType> = z.output<Schema>;

/** Rows as the contract wants them: each is parsed, so that a factory cannot drift from the wire. */
export function factory<Schema extends z.ZodType>(schema: Schema, defaults: z.input<Schema> & object) {
  return (overrides: Partial<Row<Schema>> = {}): Row<Schema> => schema.parse({ ...defaults, ...overrides });
}

const user = {
  id: '7',
  firebase_id: 'firebase-7',
  name: 'Amira',
  email: 'amira@example.com',
  mobile: '',
  type: 'email',
  profile: '',
  fcm_id: '',
  web_fcm_id: '',
  coins: '10',
  refer_code: 'AMIRA42',
  friends_code: '',
  remove_ads: '0',
  status: '1',
  date_registered: '2026-01-05T09:00:00Z',
  app_language: 'english',
  web_language: 'english',
} as const;

export const makeSignedInUser = factory(signedInUserRow, { ...user, api_token: 'token-7' });
export const makeUser = factory(userRow, {
  ...user,
  all_time_score: '120',
  all_time_rank: '3',
  rating: '1500',
  rating_deviation: '350',
});

export const makeLeader = factory(leaderboardRow, {
  id: '1',
  user_id: '1',
  name: 'Ben',
  profile: '',
  score: '100',
  user_rank: '1',
  last_updated: '2026-01-05T09:00:00Z',
});

export const makeCategory = factory(categoryRow, {
  id: '1',
  language_id: '14',
  category_name: 'Science',
  slug: 'science',
  type: '1',
  is_premium: '0',
  coins: '0',
  image: '',
  row_order: '1',
  no_of: '2',
  no_of_que: '40',
  maxlevel: '4',
  has_unlocked: '1',
  is_play: '1',
});

export const makeLevelData = factory(levelData, {
  level: '2',
  no_of_ques: '10',
  max_level: '4',
  category: makeCategory(),
  subcategory: { id: '0' },
  level_data: [
    { level: '1', no_of_ques: '10' },
    { level: '2', no_of_ques: '10' },
    { level: '3', no_of_ques: '10' },
    { level: '4', no_of_ques: '10' },
  ],
});

export const makeWebSettings = factory(webSettings, {
  firebase_api_key: 'key',
  firebase_auth_domain: 'demo.example.com',
  firebase_database_url: '',
  firebase_project_id: 'demo-quiz-arena',
  firebase_storage_bucket: '',
  firebase_messager_sender_id: '',
  firebase_app_id: '',
  firebase_measurement_id: '',
  company_name_footer: '',
  email_footer: '',
  phone_number_footer: '',
  web_link_footer: '',
  company_text: '',
  address_text: '',
  header_logo: '',
  footer_logo: '',
  sticky_header_logo: '',
  quiz_zone_icon: '',
  daily_quiz_icon: '',
  true_false_icon: '',
  fun_learn_icon: '',
  self_challange_icon: '',
  contest_play_icon: '',
  one_one_battle_icon: '',
  group_battle_icon: '',
  audio_question_icon: '',
  math_mania_icon: '',
  exam_icon: '',
  guess_the_word_icon: '',
  multi_match_icon: '',
  primary_color: '#EF5388',
  footer_color: '#090029',
  social_media: [],
});

/** The signed-in player as the store keeps him. */
export function makeSessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  const row = makeSignedInUser();
  return {
    id: row.id,
    firebaseId: row.firebase_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    type: row.type,
    profile: row.profile,
    referCode: row.refer_code,
    coins: Number(row.coins),
    score: 120,
    ...overrides,
  };
}
