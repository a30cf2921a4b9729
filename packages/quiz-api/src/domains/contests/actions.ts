import type { ContestLeaderboardRow, ContestRow } from '@quiz-arena/contract/actions/contests';
import { successes } from '@quiz-arena/contract/codes';
import { errors } from '@quiz-arena/contract/errors';
import type { UserId } from '@quiz-arena/contract/ids';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { type AttemptPlan, openAttempt } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { findQuestions } from '../catalogue/question-store.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { contestBoard } from '../leaderboards/board-period.ts';
import { countContestPlayers, type RankedRow, viewBoard } from '../leaderboards/service.ts';
import { questionRow } from '../questions/question-row.ts';
import { type Contest, type ContestResult, findContest, findResults, listContests } from './repository.ts';

type ImageUrl = (stored: string) => string;

interface BoardContext {
  readonly contestId: string;
  readonly results: ReadonlyMap<UserId, ContestResult>;
  readonly imageUrl: ImageUrl;
}

function wireContest(contest: Contest, participants: number, imageUrl: ImageUrl): ContestRow {
  return {
    id: contest.id,
    language_id: contest.languageId,
    name: contest.name,
    start_date: contest.startsAt.toISOString(),
    end_date: contest.endsAt.toISOString(),
    description: contest.description,
    image: imageUrl(contest.image),
    entry: String(contest.entry),
    prize_status: contest.closedAt === null ? '0' : '1',
    status: '1',
    points: contest.prizes.map((coins, index) => ({
      top_winner: String(index + 1),
      points: String(coins),
    })),
    top_users: String(contest.prizes.length),
    participants: String(participants),
  };
}

function wireBoardRow(row: RankedRow, { contestId, results, imageUrl }: BoardContext): ContestLeaderboardRow {
  const result = results.get(row.userId);
  if (result === undefined) throw new Error(`a score of contest ${contestId} has no result`);
  return {
    id: row.userId,
    user_id: row.userId,
    contest_id: contestId,
    questions_attended: String(result.questionsAttended),
    correct_answers: String(result.correctAnswers),
    score: String(row.score),
    last_updated: row.updatedAt.toISOString(),
    name: row.name,
    profile: imageUrl(row.profileImage),
    user_rank: String(row.rank),
  };
}

/** The family's numbers for a part with contests and for one without. */
const partCodes = {
  live: [successes.CONTESTS_PLAY_AND_WIN.code, errors.NO_LIVE_CONTEST.code],
  played: [successes.CONTESTS_PLAYED.code, errors.NO_PLAYED_CONTEST.code],
  upcoming: [successes.CONTESTS_PLAY_AND_WIN.code, errors.NO_UPCOMING_CONTEST.code],
} as const;

export const contestHandlers = {
  async get_contest({ language_id }, { db, player, now, imageUrl }) {
    const languageId = language_id ?? DEFAULT_LANGUAGE_ID;
    const part = async <Part extends keyof typeof partCodes>(name: Part) => {
      const [found, none] = partCodes[name] as (typeof partCodes)[Part];
      const contests = await listContests(db, name, { userId: player.id, languageId, now });
      if (contests.length === 0) return { error: true as const, message: `${none}` as const };
      const participants = await countContestPlayers(
        db,
        contests.map(({ id }) => id),
      );
      return {
        error: false as const,
        message: `${found}` as const,
        data: contests.map((contest) => wireContest(contest, participants.get(contest.id) ?? 0, imageUrl)),
      };
    };
    return {
      live_contest: await part('live'),
      past_contest: await part('played'),
      upcoming_contest: await part('upcoming'),
    };
  },

  async get_questions_by_contest({ contest_id }, context) {
    const { db, player, now, imageUrl } = context;
    const contest = await findContest(db, contest_id);
    if (contest === undefined) throw new Refusal('DATA_NOT_FOUND');
    const opened = await openAttempt(db, player.id, planContest(contest, now), context);
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) => ({
        ...questionRow(question, order, imageUrl),
        contest_id: contest.id,
      })),
      ...attemptReply(opened, context),
    };
  },

  async get_contest_leaderboard({ contest_id, offset, limit }, { db, player, imageUrl }) {
    const view = await viewBoard(db, contestBoard(contest_id), { userId: player.id, offset, limit });
    if (view === undefined) throw new Refusal('DATA_NOT_FOUND');
    const { total, own, page, top } = view;
    const shown = [...page, ...top, ...(own === undefined ? [] : [own])].map(({ userId }) => userId);
    const results = await findResults(db, contest_id, [...new Set(shown)]);
    const toWire = (row: RankedRow) => wireBoardRow(row, { contestId: contest_id, results, imageUrl });
    return {
      total: String(total),
      my_rank: own === undefined ? null : toWire(own),
      data: page.map(toWire),
      top_three_ranks: top.map(toWire),
    };
  },
} satisfies Partial<ActionHandlers>;

/** Only a running contest can be entered; who is in it plays on after its end. */
function planContest(contest: Contest, now: Date): AttemptPlan {
  const isLive = contest.startsAt <= now && now < contest.endsAt;
  return {
    policy: policyOf('contest'),
    place: contest.id,
    languageId: contest.languageId,
    categoryId: null,
    subcategoryId: null,
    level: 0,
    isLevelPaid: false,
    entry: { coins: contest.entry, title: 'contestEntry' },
    draw: async (tx) => {
      if (!isLive) throw new Refusal('NOT_ALLOWED');
      return await findQuestions(tx, contest.questionIds);
    },
  };
}
