import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, type PlayerState, type Progress, stayers } from './battle-state.ts';
import { withPlayer, withProgress } from './evolve-players.ts';
import type { Evolvers } from './evolvers.ts';

function freshProgress(player: PlayerState, askedAt: number): Progress {
  const { presence } = player;
  const isPaused = presence.is === 'dropped' && presence.cause === 'nodeDied';
  return { startedAt: null, pausedAt: isPaused ? askedAt : null, pausedMs: 0, answer: null };
}

/** Whose link is gone may come back as long as the question was extended: he could not reach the server either. */
function withGraceUntil(state: BattleState, until: number): BattleState {
  const players = state.players.map((player) =>
    player.presence.is === 'dropped' && player.presence.graceUntil < until
      ? { ...player, presence: { ...player.presence, graceUntil: until } }
      : player,
  );
  return { ...state, players };
}

export const questionEvolvers: Evolvers<'questionAsked' | 'answerTaken' | 'timeExtended' | 'questionClosed'> =
  {
    questionAsked(state, { question }) {
      const { index, askedAt } = question;
      const progress: Record<UserId, Progress> = {};
      for (const player of stayers(state)) {
        progress[player.userId] = freshProgress(player, askedAt);
      }
      return { ...state, phase: { name: 'question', index, askedAt, extendedTo: null, progress } };
    },

    answerTaken(state, { userId, letter, takenMs, creditMs, lateMs, startedAt, at }) {
      const phase = withProgress(state.phase, userId, () => ({
        startedAt,
        answer: { letter, takenMs, at },
      }));
      return withPlayer({ ...state, phase }, userId, (player) => ({
        creditMs: player.creditMs + creditMs + lateMs,
      }));
    },

    timeExtended(state, { extendedTo }) {
      const { phase } = state;
      return phase.name === 'question'
        ? withGraceUntil({ ...state, phase: { ...phase, extendedTo } }, extendedTo)
        : state;
    },

    questionClosed(state, { closed, nextAt }) {
      const players = state.players.map((player) => {
        const given = closed.answers.find((answer) => answer.userId === player.userId);
        return given === undefined
          ? player
          : {
              ...player,
              points: player.points + given.points,
              correct: player.correct + (given.answer === closed.right ? 1 : 0),
            };
      });
      const phase = { name: 'reveal', index: closed.question, nextAt } as const;
      return { ...state, players, closed: [...state.closed, closed], phase };
    },
  };
