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
  holdsRequested(state, { startNumber, attempt, retryAt }) {
    return { ...state, startNumber, phase: { name: 'holding', attempt, retryAt } };
  },

  holdsConfirmed(state, { questions }) {
    return { ...state, questions };
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
    return {
      ...state,
      phase: state.voidReason === null ? { name: 'settled', settlement } : { name: 'void' },
    };
  },

  settlementRefused(state, { code }) {
    return { ...state, phase: { name: 'unsettled', code } };
  },
};
