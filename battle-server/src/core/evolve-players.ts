import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, isJoinable, type Phase, type PlayerState, type Progress } from './battle-state.ts';
import type { Evolvers } from './evolvers.ts';

/** A player's last answers are kept for repeats; the wire's `rememberedCommands` names the same number. */
const REMEMBERED = 8;

/** The room with one player changed. */
export function withPlayer(
  state: BattleState,
  userId: UserId,
  change: (player: PlayerState) => Partial<PlayerState>,
): BattleState {
  const players = state.players.map((player) =>
    player.userId === userId ? { ...player, ...change(player) } : player,
  );
  return { ...state, players };
}

/** The phase with one player's progress changed, if a question runs. */
export function withProgress(
  phase: Phase,
  userId: UserId,
  change: (progress: Progress) => Partial<Progress>,
): Phase {
  const progress = phase.name === 'question' ? phase.progress[userId] : undefined;
  if (phase.name !== 'question' || progress === undefined) {
    return phase;
  }
  return { ...phase, progress: { ...phase.progress, [userId]: { ...progress, ...change(progress) } } };
}

export const playerEvolvers: Evolvers<
  'playerAttached' | 'playerDropped' | 'playerLeft' | 'said' | 'playerMuted' | 'commandRemembered'
> = {
  playerAttached(state, { userId, connection, at, awayMs }) {
    const phase = withProgress(state.phase, userId, ({ pausedAt, pausedMs }) =>
      pausedAt === null ? {} : { pausedAt: null, pausedMs: pausedMs + Math.max(0, at - pausedAt) },
    );
    return withPlayer({ ...state, phase }, userId, (player) => ({
      presence: player.presence.is === 'left' ? player.presence : { is: 'here' },
      connection,
      awayMs: player.awayMs + awayMs,
    }));
  },

  playerDropped(state, { userId, cause, droppedAt, graceUntil }) {
    const { phase } = state;
    const paused =
      cause === 'nodeDied' && phase.name === 'question'
        ? withProgress(phase, userId, ({ answer }) =>
            answer === null ? { pausedAt: Math.max(droppedAt, phase.askedAt) } : {},
          )
        : phase;
    return withPlayer({ ...state, phase: paused }, userId, () => ({
      presence: { is: 'dropped', cause, droppedAt, graceUntil },
      connection: null,
    }));
  },

  playerLeft(state, { userId, reason, at, isForfeit }) {
    const left = withPlayer(state, userId, ({ connection }) => ({
      presence: { is: 'left', reason, at, isForfeit },
      isReady: false,
      // Of a room that goes on without him he is told nothing more; of a battle, how it was settled.
      connection: isJoinable(state) ? null : connection,
    }));
    const kicked = reason === 'kicked' ? [...state.kicked, userId] : state.kicked;
    // Who wanted to play again wanted it with him, unless he was gone already [B14].
    const isWaitedFor = state.phase.name === 'settled' && reason === 'left';
    return { ...left, kicked, rematch: isWaitedFor ? [] : state.rematch };
  },

  said(state, { userId, at }) {
    return withPlayer(state, userId, () => ({ saidAt: at }));
  },

  playerMuted(state, { userId, target, muted }) {
    return withPlayer(state, userId, (player) => {
      const others = player.muted.filter((one) => one !== target);
      return { muted: muted ? [...others, target] : others };
    });
  },

  commandRemembered(state, { userId, command }) {
    return withPlayer(state, userId, ({ commands }) => ({
      commands: [...commands, command].slice(-REMEMBERED),
    }));
  },
};
