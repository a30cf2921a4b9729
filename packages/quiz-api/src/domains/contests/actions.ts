import type { ContestLeaderboardRow, ContestRow } from '@quiz-arena/contract/actions/contests';
import { successes } from '@quiz-arena/contract/codes';
import { errors } from '@quiz-arena/contract/errors';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { type AttemptPlan, openAttempt } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { findQuestions } from '../catalogue/question-store.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { questionRow } from '../questions/question-row.ts';
import {
  type BoardRow,
  type Contest,
  countBoard,
  countParticipants,
  findContest,
  findOnBoard,
  listBoard,
  listContests,
} from './repository.ts';

type ImageUrl = (stored: string) => string;

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

function wireBoardRow(row: BoardRow, imageUrl: ImageUrl): ContestLeaderboardRow {
  return {
    id: row.userId,
    user_id: row.userId,
    contest_id: row.contestId,
    questions_attended: String(row.questionsAttended),
    correct_answers: String(row.correctAnswers),
    score: String(row.score),
    last_updated: row.settledAt.toISOString(),
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
      const participants = await countParticipants(
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
    const total = await countBoard(db, contest_id);
    if (total === 0) throw new Refusal('DATA_NOT_FOUND');
    const own = await findOnBoard(db, contest_id, player.id);
    const page = await listBoard(db, contest_id, { offset, limit });
    const top = await listBoard(db, contest_id, { offset: 0, limit: 3 });
    return {
      total: String(total),
      my_rank: own === undefined ? null : wireBoardRow(own, imageUrl),
      data: page.map((row) => wireBoardRow(row, imageUrl)),
      top_three_ranks: top.map((row) => wireBoardRow(row, imageUrl)),
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
