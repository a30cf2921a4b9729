import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import type { BattlePlayer } from '@quiz-arena/contract/battle/battle-view';
import type { UserId } from '@quiz-arena/contract/ids';
import type { CoreEvent, CoreEventOf } from './core-event.ts';
import type { NewPlayer } from './new-player.ts';

/** Events that not everybody is told alike. */
type PersonalType = 'said';

/** What every viewer is told of an event; null: nothing. */
type Projections = {
  readonly [T in Exclude<CoreEvent['type'], PersonalType>]: (event: CoreEventOf<T>) => BattleEvent | null;
};

/** What one viewer is told. */
type PersonalProjections = {
  readonly [T in PersonalType]: (event: CoreEventOf<T>, viewer: UserId) => BattleEvent | null;
};

const untold = () => null;

/** A player as he is when he comes into a lobby. */
function joinedPlayer({ userId, name, image, rating, isProvisional }: NewPlayer): BattlePlayer {
  return {
    userId,
    name,
    image,
    rating,
    isProvisional,
    isBot: false,
    presence: 'here',
    graceUntil: null,
    ready: false,
    points: 0,
    correct: 0,
    answered: false,
    timer: null,
  };
}

const projections: Projections = {
  playerJoined: ({ userId, player }) => ({ type: 'playerJoined', userId, player: joinedPlayer(player) }),
  playerReady: ({ userId, ready }) => ({ type: 'playerReady', userId, ready }),
  hostChanged: ({ userId }) => ({ type: 'hostChanged', userId }),
  roomDeleted: ({ reason }) => ({ type: 'roomDeleted', reason }),
  lobbyReopened: untold,
  returnPostponed: untold,
  feesReturned: untold,
  playerAttached: ({ userId, wasAway }) => (wasAway ? { type: 'playerBack', userId } : null),
  playerDropped: ({ userId, graceUntil }) => ({ type: 'playerDropped', userId, graceUntil }),
  playerLeft: ({ userId, reason }) => ({ type: 'playerLeft', userId, reason }),
  holdsRequested: untold,
  holdsConfirmed: untold,
  startRefused: ({ reason, userIds }) => ({ type: 'startRefused', reason, userIds: [...userIds] }),
  countdownStarted: ({ startsAt }) => ({ type: 'countdownStarted', startsAt }),
  questionAsked: ({ question }) => ({ type: 'questionAsked', question }),
  answerTaken: ({ question, userId }) => ({ type: 'answerTaken', question, userId }),
  timeExtended: ({ question, deadline }) => ({ type: 'timeExtended', question, deadline }),
  questionClosed: ({ closed }) => ({ type: 'questionClosed', ...closed }),
  battleEnded: ({ result }) => ({ type: 'battleEnded', ...result }),
  voided: ({ reason }) => ({ type: 'voided', reason }),
  settlementPostponed: untold,
  settled: ({ settlement }) => ({ type: 'settled', ...settlement }),
  settlementRefused: untold,
  playerMuted: untold,
  rematchOffered: ({ userId }) => ({ type: 'rematchOffered', userId }),
  rematchDropped: ({ userId }) => ({ type: 'rematchDropped', userId }),
  rematchReady: ({ roomId }) => ({ type: 'rematchReady', roomId }),
  commandRemembered: untold,
};

const personalProjections: PersonalProjections = {
  said: ({ userId, text, emoji, hiddenFrom }, viewer) =>
    hiddenFrom.includes(viewer)
      ? null
      : { type: 'said', userId, ...(text && { text }), ...(emoji && { emoji }) },
};

const allProjections = { ...projections, ...personalProjections };

/** Whether every viewer is told these events alike. */
export function areToldAlike(events: readonly CoreEvent[]): boolean {
  return !events.some(({ type }) => Object.hasOwn(personalProjections, type));
}

/** The events of a commit as one viewer is told them: who answered, not what [B2]. May be empty. */
export function eventsFor(viewer: UserId, events: readonly CoreEvent[]): BattleEvent[] {
  return events.flatMap((event) => {
    const project = allProjections[event.type] as (event: CoreEvent, viewer: UserId) => BattleEvent | null;
    const told = project(event, viewer);
    return told === null ? [] : [told];
  });
}
