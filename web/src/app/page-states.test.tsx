import type { ActionName } from '@quiz-arena/contract/action-registry';
import { contestLeaderboardRow } from '@quiz-arena/contract/actions/contests';
import { examRow } from '@quiz-arena/contract/actions/exams';
import { notificationRow } from '@quiz-arena/contract/actions/notifications';
import { funAndLearnRow } from '@quiz-arena/contract/actions/questions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  makeBadges,
  makeCoinChange,
  makePaymentRequest,
  makeStatistics,
} from '../testing/account-factories.ts';
import { factory, makeCategory, makeLeader, makeLevelData } from '../testing/factories.ts';
import type { Replies } from '../testing/fake-api.ts';
import { createFakeAttempt } from '../testing/fake-attempt.ts';
import { makeContest } from '../testing/home-factories.ts';
import { makeAttemptState, makeSubcategory } from '../testing/play-factories.ts';
import { renderApp } from '../testing/render-client.tsx';

interface PageStates {
  readonly path: string;
  /** What the page reads first. */
  readonly action: ActionName;
  /** Seen once it has been read. */
  readonly seen: string | RegExp;
  /** Seen when there is nothing to read; left out where there always is something. */
  readonly empty?: string | RegExp;
}

const makeExam = factory(examRow, {
  id: '4',
  title: 'General knowledge',
  date: '2026-01-05T09:00:00Z',
  duration: '15',
  answer_again: '1',
  no_of_que: '2',
  total_marks: '3',
  exam_status: '1',
});
const makeRank = factory(contestLeaderboardRow, {
  id: '1',
  user_id: '1',
  contest_id: '3',
  questions_attended: '10',
  correct_answers: '8',
  score: '24',
  last_updated: '2026-01-05T09:00:00Z',
  name: 'Ben',
  profile: '',
  user_rank: '1',
});
const makeText = factory(funAndLearnRow, {
  id: '7',
  language_id: '14',
  category: '2',
  subcategory: '0',
  title: 'The tides',
  detail: '<p>The Moon pulls.</p>',
  content_type: '0',
  content_data: '',
  category_name: 'Sea',
  subcategory_name: '',
  no_of_que: '1',
  is_play: '0',
});
const makeNotification = factory(notificationRow, {
  id: '1',
  title: 'Prize day',
  message: 'The science contest has ended.',
  users: 'all',
  type: 'default',
  type_id: '0',
  image: '',
  date_sent: '2026-02-01T10:00:00Z',
});
const battle = {
  opponent_id: '9',
  opponent_name: 'Cleo',
  opponent_profile: '',
  mystatus: 'Won',
  date_created: '2026-02-01T10:00:00Z',
} as const;
const board = { total: '1', data: { my_rank: null, other_users_rank: [], top_three_ranks: [makeLeader()] } };

/** A backend that has something of everything. */
const full: Replies = {
  ...createFakeAttempt({
    questions: [{ text: 'Which gas?', options: ['Helium', 'Neon'], right: 'a' }],
    source: 'get_questions_by_level',
    quizType: '1',
  }),
  get_categories: {
    data: [makeCategory(), makeCategory({ id: '2', slug: 'sea', category_name: 'Sea', no_of: '0' })],
  },
  get_subcategory_by_maincategory: { data: [makeSubcategory()] },
  get_level_data: { data: makeLevelData() },
  get_fun_n_learn: { data: [makeText()] },
  get_contest: {
    live_contest: { error: false, message: '118', data: [makeContest()] },
    past_contest: { error: true, message: '116' },
    upcoming_contest: { error: true, message: '114' },
  },
  get_contest_leaderboard: { total: '1', my_rank: null, data: [makeRank()], top_three_ranks: [makeRank()] },
  get_exam_module: { data: [makeExam()], total: '1' },
  get_daily_leaderboard: board,
  get_user_badges: { data: makeBadges() },
  get_tracker_data: { data: [makeCoinChange()], total: '1' },
  get_user_coin_score: { data: { coins: '510', score: '0', redeemable_coins: '500' } },
  get_payment_request: { data: [makePaymentRequest()], total: '1' },
  get_bookmark: {
    data: [{ id: '1', user_id: '7', question_id: '4', status: '1', type: '1', question: 'Which gas?' }],
    attempt_id: '1',
    attempt: makeAttemptState({ quiz_type: 'bookmark' }),
  },
  get_users_statistics: { data: makeStatistics() },
  get_battle_statistics: {
    total: '1',
    myreport: [{ Victories: '5', Drawn: '1', Loose: '2' }],
    data: [battle],
  },
  get_notifications: { data: [makeNotification()], total: '1' },
  get_settings: { data: '<h2>Who we are</h2>' },
};

const pages: readonly PageStates[] = [
  { path: '/', action: 'get_categories', seen: 'Science', empty: 'No data found' },
  { path: '/quiz-zone/', action: 'get_categories', seen: 'Science', empty: 'No data found' },
  { path: '/quiz-zone/unknown/', action: 'get_categories', seen: 'This category does not exist' },
  {
    path: '/quiz-zone/science/',
    action: 'get_subcategory_by_maincategory',
    seen: 'Chemistry',
    empty: 'No data found',
  },
  {
    path: '/quiz-zone/science/chemistry/',
    action: 'get_level_data',
    seen: 'Levels won: 1 of 4',
    empty: 'No questions found',
  },
  {
    path: '/quiz-zone/science/chemistry/level/1/',
    action: 'get_questions_by_level',
    seen: 'Which gas?',
    empty: 'No questions found',
  },
  { path: '/fun-and-learn/sea/', action: 'get_fun_n_learn', seen: 'The tides', empty: 'No data found' },
  {
    path: '/fun-and-learn/sea/text/7/',
    action: 'get_fun_n_learn',
    seen: 'The Moon pulls.',
    empty: 'Document does not exist',
  },
  { path: '/self-learning/', action: 'get_categories', seen: 'Start the challenge', empty: 'No data found' },
  { path: '/contest-play/', action: 'get_contest', seen: 'Capitals' },
  {
    path: '/contest-play/3/leaderboard/',
    action: 'get_contest_leaderboard',
    seen: 'Ben',
    empty: 'Nobody has finished this contest yet.',
  },
  { path: '/exam-module/', action: 'get_exam_module', seen: 'General knowledge', empty: 'No exam today' },
  {
    path: '/exam-module/4/',
    action: 'get_exam_module',
    seen: 'General knowledge',
    empty: 'Document does not exist',
  },
  { path: '/leaderboard/', action: 'get_daily_leaderboard', seen: 'Ben', empty: 'No scores yet' },
  { path: '/profile/badges/', action: 'get_user_badges', seen: '0 of 15 collected' },
  {
    path: '/profile/coin-history/',
    action: 'get_tracker_data',
    seen: 'Welcome bonus',
    empty: 'No coins have moved yet',
  },
  { path: '/profile/wallet/', action: 'get_payment_request', seen: 'Pending', empty: 'No request yet' },
  { path: '/profile/bookmarks/', action: 'get_bookmark', seen: 'Which gas?', empty: 'No bookmarks here' },
  {
    path: '/profile/statistics/',
    action: 'get_users_statistics',
    seen: 'Science',
    empty: 'Nothing to count yet',
  },
  { path: '/profile/statistics/battles/', action: 'get_battle_statistics', seen: 'Cleo' },
  { path: '/notifications/', action: 'get_notifications', seen: 'Prize day', empty: 'No news yet' },
  { path: '/about-us/', action: 'get_settings', seen: 'Who we are', empty: /has not been written yet/ },
];

const reads = pages.map((page) => [page.path, page] as const);
const readsThatMayBeEmpty = pages.flatMap(({ empty, ...page }) =>
  empty === undefined ? [] : ([[page.path, { ...page, empty }]] as const),
);

const open = (path: string, replies: Replies = {}) =>
  renderApp({ path, player: { id: '7', coins: 510 }, replies: { ...full, ...replies } });

/** Inside the page: a bar may say the same. */
const main = async () => within(await screen.findByRole('main'));

async function expectSeen(words: string | RegExp): Promise<void> {
  const found = await (await main()).findAllByText(words);
  expect(found[0]).toBeVisible();
}

describe('a page', () => {
  it.each(reads)('%s shows what it has read', async (path, { seen }) => {
    await open(path);
    await expectSeen(seen);
    expect((await main()).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each(readsThatMayBeEmpty)('%s says so when there is nothing', async (path, { action, empty }) => {
    await open(path, { [action]: { refuse: 'DATA_NOT_FOUND' } });
    await expectSeen(empty);
  });

  it.each(reads)(
    '%s offers a retry when it cannot read, and goes on with it',
    async (path, { action, seen }) => {
      const { user, api } = await open(path, { [action]: { fail: true } });
      const [retry] = await (await main()).findAllByRole('button', { name: 'Try again' });
      api.answer({ [action]: full[action] });
      await user.click(retry ?? document.body);
      await expectSeen(seen);
    },
  );

  it.each(reads)('%s passes on why the backend refuses', async (path, { action }) => {
    await open(path, { [action]: { refuse: 'TOO_MANY_REQUESTS' } });
    await expectSeen(/^Too many requests, try again later/);
  });
});
