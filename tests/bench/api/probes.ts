import type { BenchPlayer, BenchStack } from './bench-stack.ts';
import { type Job, runAll } from './measure.ts';

/** What is measured; its jobs must each be good for one request. */
export interface Probe {
  readonly name: string;
  /** Requests a second while latencies are measured. */
  readonly rate: number;
  /** Latencies of so many requests; throughput of as many again. */
  readonly requests: number;
  /** Jobs `from` and those after it. */
  prepare(stage: Stage, requests: number, from: number): Promise<Job[]>;
}

export interface Stage {
  readonly stack: BenchStack;
  /** Players who are signed in. */
  readonly active: readonly BenchPlayer[];
  /** So many of them have played a thousand quizzes each. */
  readonly heavy: number;
  /** Grows with every match of the bench. */
  readonly nextMatch: () => string;
}

const CATEGORY = 'art-and-literature';
const LEVEL = { category: CATEGORY, subcategory: 'architecture', level: '1' };
const READS = { rate: 60, requests: 300 };
const WRITES = { rate: 25, requests: 150 };

function playerAt({ active }: Stage, index: number): BenchPlayer {
  const player = active[index % active.length];
  if (player === undefined) throw new Error('The bench has no players.');
  return player;
}

/** The same read by one player after the other. */
function read(
  name: string,
  action: Parameters<BenchStack['call']>[0],
  fields: (index: number) => Record<string, string>,
): Probe {
  return {
    name,
    ...READS,
    prepare: async (stage, requests, from) =>
      Array.from(
        { length: requests },
        (_, index) => () => stage.stack.call(action, fields(index), playerAt(stage, (from + index) * 7)),
      ),
  };
}

const page = (index: number) => ({ offset: String((index % 10) * 10), limit: '10' });

/** Questions of a level: each request opens an attempt, or comes back to it. */
const openLevel: Probe = {
  name: 'questions of a level',
  ...WRITES,
  prepare: async (stage, requests, from) =>
    Array.from(
      { length: requests },
      (_, index) => () => stage.stack.call('get_questions_by_level', LEVEL, playerAt(stage, from + index)),
    ),
};

/** Opens attempts, answers every question; the settlement alone is measured. */
const settleQuiz: Probe = {
  name: 'settle a quiz',
  ...WRITES,
  async prepare(stage, requests, from) {
    const { stack } = stage;
    const attempts: { player: BenchPlayer; id: string }[] = [];
    await runAll(
      Array.from({ length: requests }, (_, index) => async () => {
        const player = playerAt(stage, from + index);
        const opened = await stack.call('get_questions_by_level', LEVEL, player);
        for (const { id } of opened.data) {
          const fields = { attempt_id: opened.attempt_id, question_id: id, answer: 'a' };
          await stack.call('submit_answer', fields, player);
        }
        attempts.push({ player, id: opened.attempt_id });
      }),
    );
    return attempts.map(
      ({ player, id }) =>
        () =>
          stack.call('set_quiz_coin_score', { quiz_type: '1', attempt_id: id }, player),
    );
  },
};

/** A free quiz across all categories, by those who have answered most. */
const freshQuestions: Probe = {
  name: 'fresh questions for who has answered 10,000',
  ...READS,
  prepare: async (stage, requests, from) =>
    Array.from({ length: requests }, (_, index) => () => {
      const fields = {
        category_slug: CATEGORY,
        limit: '10',
        minutes: String(3 * (1 + ((from + index) % 10))),
      };
      return stage.stack.call(
        'get_questions_for_self_challenge',
        fields,
        playerAt(stage, (from + index) % stage.heavy),
      );
    }),
};

/** A contest that half of all players have played; made with the boards. */
const CONTEST = '1000000';

/** Holds both fees; the receipt alone is measured. */
const settleBattle: Probe = {
  name: 'settle a battle',
  ...WRITES,
  async prepare(stage, requests) {
    const { stack, active, nextMatch } = stage;
    const pairs = Math.floor(active.length / 2);
    const receipts: Job[] = [];
    await runAll(
      Array.from({ length: Math.min(requests, pairs) }, (_, index) => async () => {
        const [one, other] = [playerAt(stage, index), playerAt(stage, pairs + index)];
        const id = nextMatch();
        const hold = { match_id: id, entry_coin: '5', quiz_type: '1.3' };
        const { data } = await stack.call('get_random_questions', { ...hold, user_id: one.id });
        await stack.call('get_random_questions', { ...hold, user_id: other.id });
        receipts.push(() => stack.call('set_quiz_coin_score', receiptOf(id, [one.id, other.id], data)));
      }),
    );
    return receipts;
  },
};

function receiptOf(
  id: string,
  [one, other]: readonly [string, string],
  questions: readonly { id: string; answer: string }[],
): Record<string, string> {
  const answers = (right: number) =>
    questions.map((question, index) => ({
      id: question.id,
      answer: index < right ? question.answer : '',
      second: '3.250',
    }));
  const play = { user1_id: one, user1_data: answers(8), user2_id: other, user2_data: answers(5) };
  return {
    quiz_type: '1.3',
    match_id: id,
    outcome: 'completed',
    play_questions: JSON.stringify(play),
  };
}

export const probes: readonly Probe[] = [
  read('daily leaderboard, page and own rank', 'get_daily_leaderboard', page),
  read('monthly leaderboard, page and own rank', 'get_monthly_leaderboard', page),
  read('global leaderboard, page and own rank', 'get_globle_leaderboard', page),
  read('contest leaderboard, page and own rank', 'get_contest_leaderboard', (index) => ({
    contest_id: CONTEST,
    ...page(index),
  })),
  read('contests, with their players', 'get_contest', () => ({})),
  read('level list', 'get_level_data', () => ({
    category_slug: CATEGORY,
    subcategory_slug: LEVEL.subcategory,
  })),
  openLevel,
  settleQuiz,
  freshQuestions,
  read('coin history', 'get_tracker_data', (index) => ({
    ...(index % 3 === 0 ? {} : { type: '1' }),
    ...page(0),
  })),
  read('user by id', 'get_user_by_id', () => ({})),
  settleBattle,
];
