import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import type { UserId } from '@quiz-arena/contract/ids';
import type { CoreEvent, CoreEventOf } from './core-event.ts';

/** What one viewer is told of an event; null: nothing. */
type Projections = {
  readonly [T in CoreEvent['type']]: (event: CoreEventOf<T>, viewer: UserId) => BattleEvent | null;
};

const untold = () => null;

const projections: Projections = {
  playerAttached: ({ userId, wasAway }) => (wasAway ? { type: 'playerBack', userId } : null),
  playerDropped: ({ userId, graceUntil }) => ({ type: 'playerDropped', userId, graceUntil }),
  playerLeft: ({ userId, reason }) => ({ type: 'playerLeft', userId, reason }),
  holdsRequested: untold,
  holdsConfirmed: untold,
  startRefused: ({ reason, userIds }) => ({ type: 'startRefused', reason, userIds: [...userIds] }),
  countdownStarted: ({ startsAt }) => ({ type: 'countdownStarted', startsAt }),
  questionAsked: ({ question }) => ({ type: 'questionAsked', question }),
  questionReceived: untold,
  answerTaken: ({ question, userId }) => ({ type: 'answerTaken', question, userId }),
  timeExtended: ({ question, deadline }) => ({ type: 'timeExtended', question, deadline }),
  questionClosed: ({ closed }) => ({ type: 'questionClosed', ...closed }),
  battleEnded: ({ result }) => ({ type: 'battleEnded', ...result }),
  voided: ({ reason }) => ({ type: 'voided', reason }),
  settlementPostponed: untold,
  settled: ({ settlement }) => ({ type: 'settled', ...settlement }),
  settlementRefused: untold,
  said: ({ userId, text, emoji, hiddenFrom }, viewer) =>
    hiddenFrom.includes(viewer)
      ? null
      : { type: 'said', userId, ...(text && { text }), ...(emoji && { emoji }) },
  playerMuted: untold,
  rematchOffered: ({ userId }) => ({ type: 'rematchOffered', userId }),
  rematchDropped: untold,
  rematchReady: ({ roomId }) => ({ type: 'rematchReady', roomId }),
  commandRemembered: untold,
};

/** The events of a commit as one viewer is told them: who answered, not what [B2]. May be empty. */
export function eventsFor(viewer: UserId, events: readonly CoreEvent[]): BattleEvent[] {
  return events.flatMap((event) => {
    const project = projections[event.type] as (event: CoreEvent, viewer: UserId) => BattleEvent | null;
    const told = project(event, viewer);
    return told === null ? [] : [told];
  });
}
