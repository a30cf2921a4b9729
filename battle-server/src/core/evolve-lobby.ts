import { withPlayer } from './evolve-players.ts';
import type { Evolvers } from './evolvers.ts';
import { awaitedPlayer } from './new-player.ts';

/** Players who left the lobby are kept for their repeats, at most so many. */
const LEAVERS_KEPT = 8;

export const lobbyEvolvers: Evolvers<
  | 'playerJoined'
  | 'playerReady'
  | 'hostChanged'
  | 'roomDeleted'
  | 'lobbyReopened'
  | 'returnPostponed'
  | 'feesReturned'
> = {
  playerJoined(state, { userId, player, connection }) {
    const former = state.players.find((one) => one.userId === userId);
    const others = state.players.filter((one) => one !== former);
    const leavers = others.filter(({ presence }) => presence.is === 'left').slice(-LEAVERS_KEPT);
    const kept = others.filter((one) => one.presence.is !== 'left' || leavers.includes(one));
    const joined = {
      ...awaitedPlayer(player),
      isReady: false,
      presence: { is: 'here' } as const,
      connection,
      commands: former?.commands ?? [],
    };
    return { ...state, players: [...kept, joined] };
  },

  playerReady(state, { userId, ready }) {
    return withPlayer(state, userId, () => ({ isReady: ready }));
  },

  hostChanged(state, { userId }) {
    return { ...state, host: userId };
  },

  roomDeleted(state, { reason, at, retryAt }) {
    const phase =
      retryAt === null
        ? ({ name: 'deleted', reason } as const)
        : ({ name: 'settling', attempt: 1, retryAt, endedAt: at } as const);
    return { ...state, deleteReason: reason, phase };
  },

  lobbyReopened(state, { closesAt, returning }) {
    return { ...state, phase: { name: 'lobby', closesAt }, returning, starters: [], questions: [] };
  },

  returnPostponed(state, { attempt, retryAt }) {
    const { returning } = state;
    return returning === null ? state : { ...state, returning: { ...returning, attempt, retryAt } };
  },

  feesReturned(state) {
    return { ...state, returning: null };
  },
};
