import type { RoomId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import type { MeetingLog, PlayerPair } from '../../ports/meeting-log.ts';
import { ExpiringMap } from './expiring-map.ts';

const DAY_MS = 24 * 3_600_000;

/** Meetings of one process. */
export function createMemoryMeetingLog(clock: Pick<Clock, 'now'>): MeetingLog {
  const meetings = new ExpiringMap<string, ReadonlyMap<RoomId, number>>(clock);
  const recent = (pair: PlayerPair) =>
    [...(meetings.get(pairKey(pair)) ?? [])].filter(([, at]) => at > clock.now() - DAY_MS);
  return {
    async record(pair, roomId) {
      const rooms = new Map(recent(pair));
      if (!rooms.has(roomId)) rooms.set(roomId, clock.now());
      meetings.set(pairKey(pair), rooms, clock.now() + DAY_MS);
    },
    async counts(pairs) {
      return pairs.map((pair) => recent(pair).length);
    },
  };
}

function pairKey(pair: PlayerPair): string {
  return [...pair].sort().join(':');
}
