import type { BattleApplication } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { DeadlineRunner } from './deadline-runner.ts';
import type { RoomCache } from './room-cache.ts';

/**
 * Rooms that another node commits go on here too, and it runs their next deadline. One with other rules, as while releases
 * change, would evolve them otherwise: what it commits is read from the store when it is needed.
 */
export function followOthers(
  { nodeId, rules }: Pick<BattlePorts, 'nodeId' | 'rules'>,
  cache: RoomCache,
  deadlines: Pick<DeadlineRunner, 'leave'>,
): BattleApplication['heard'] {
  return (message) => {
    if (message.kind !== 'room' || message.by === nodeId) return;
    if (message.rules === rules) cache.follow(message);
    else cache.delete(message.roomId);
    deadlines.leave(message.roomId, message.version);
  };
}
