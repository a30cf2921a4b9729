import { type BattleState, hasStarted, stayers } from './battle-state.ts';
import { botAnswerOf } from './bot.ts';
import { closeAt } from './timers.ts';

function earliestGrace(state: BattleState): number {
  return state.players.reduce(
    (earliest, { presence }) =>
      presence.is === 'dropped' ? Math.min(earliest, presence.graceUntil) : earliest,
    Number.POSITIVE_INFINITY,
  );
}

/** Whether only one player is left of a running battle and everything waits for him to come back or not [B9]. */
export function awaitsLastPlayer(state: BattleState): boolean {
  const [last, ...others] = stayers(state);
  return hasStarted(state) && others.length === 0 && last?.presence.is === 'dropped';
}

function phaseDeadline(state: BattleState): number | null {
  const { phase } = state;
  switch (phase.name) {
    case 'lobby':
      return Math.min(phase.closesAt, state.returning?.retryAt ?? Number.POSITIVE_INFINITY);
    case 'holding':
      return phase.retryAt;
    case 'countdown':
      return phase.startsAt;
    case 'question':
      return Math.min(
        closeAt(state, phase) ?? phase.askedAt,
        botAnswerOf(state, phase)?.at ?? Number.POSITIVE_INFINITY,
      );
    case 'reveal':
      return phase.nextAt;
    case 'settling':
      return phase.retryAt;
    case 'settled':
    case 'unsettled':
    case 'void':
    case 'deleted':
      return null;
  }
}

/** When somebody must look at the room again: exactly one instant for a live room, null for one that is over. */
export function deadlineOf(state: BattleState): number | null {
  const deadline = phaseDeadline(state);
  if (deadline === null || state.phase.name === 'settling') {
    return deadline;
  }
  const grace = earliestGrace(state);
  return awaitsLastPlayer(state) ? grace : Math.min(deadline, grace);
}
