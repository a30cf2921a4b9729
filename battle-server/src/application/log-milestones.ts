import type { CoreEvent } from '../core/core-event.ts';
import type { Log } from '../ports/log.ts';
import type { Committed } from './commit-room.ts';

/** What an operator may know of an event that he wants to find in the logs; null for all others. Never an answer. */
function milestoneOf(event: CoreEvent): readonly [fields: object, message: string] | null {
  switch (event.type) {
    case 'countdownStarted':
      return [{}, 'a battle starts'];
    case 'startRefused':
      return [{ reason: event.reason, playerIds: event.userIds }, 'a start was refused'];
    case 'playerDropped':
      return [{ playerId: event.userId, cause: event.cause }, 'a player lost the connection'];
    case 'playerLeft':
      return [{ playerId: event.userId, reason: event.reason }, 'a player left'];
    case 'timeExtended':
      return [{ question: event.question }, 'a question was extended: its deadline was run late'];
    case 'battleEnded':
      return [{ reason: event.result.reason }, 'a battle ended'];
    case 'settled':
      return [{}, 'a battle was settled'];
    case 'voided':
    case 'roomDeleted':
      return [{ reason: event.reason }, 'a room came to nothing'];
    default:
      return null;
  }
}

/** Writes down the turning points of a room, so that what became of a battle or of a player can be looked up. */
export function logMilestones(log: Log, { after, events }: Committed): void {
  for (const event of events) {
    const milestone = milestoneOf(event);
    if (milestone !== null) {
      const [fields, message] = milestone;
      const { roomId, version, kind } = after;
      log.info({ roomId, version, kind, ...fields }, message);
    }
  }
}
