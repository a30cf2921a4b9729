import type { Evolvers } from './evolvers.ts';

export const roomEvolvers: Evolvers<
  | 'holdsRequested'
  | 'holdsConfirmed'
  | 'startRefused'
  | 'countdownStarted'
  | 'battleEnded'
  | 'voided'
  | 'settlementPostponed'
  | 'settled'
  | 'settlementRefused'
> = {
  holdsRequested(state, { startNumber, attempt, retryAt, starters }) {
    return { ...state, startNumber, starters, phase: { name: 'holding', attempt, retryAt } };
  },

  /** From here on it is those who paid; what they were away in the lobby does not count [B8]. */
  holdsConfirmed(state, { questions }) {
    const players = state.players
      .filter(({ userId }) => state.starters.includes(userId))
      .map((player) => ({ ...player, awayMs: 0 }));
    return { ...state, players, questions };
  },

  /** Tells who was short; what follows from it is an event of its own. */
  startRefused(state) {
    return state;
  },

  countdownStarted(state, { startsAt }) {
    return { ...state, phase: { name: 'countdown', startsAt } };
  },

  battleEnded(state, { result, at, retryAt }) {
    return { ...state, result, phase: { name: 'settling', attempt: 1, retryAt, endedAt: at } };
  },

  voided(state, { reason, at, retryAt }) {
    const phase =
      retryAt === null
        ? ({ name: 'void' } as const)
        : ({ name: 'settling', attempt: 1, retryAt, endedAt: at } as const);
    return { ...state, voidReason: reason, result: null, phase };
  },

  settlementPostponed(state, { attempt, retryAt }) {
    const { phase } = state;
    return phase.name === 'settling' ? { ...state, phase: { ...phase, attempt, retryAt } } : state;
  },

  settled(state, { settlement }) {
    const { deleteReason, voidReason } = state;
    const isPlayed = voidReason === null && deleteReason === null;
    const ended =
      deleteReason === null
        ? ({ name: 'void' } as const)
        : ({ name: 'deleted', reason: deleteReason } as const);
    return { ...state, returning: null, phase: isPlayed ? { name: 'settled', settlement } : ended };
  },

  settlementRefused(state, { code }) {
    return { ...state, phase: { name: 'unsettled', code } };
  },
};
