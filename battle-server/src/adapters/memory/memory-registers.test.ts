import { describe } from 'vitest';
import { describeNodeChannel } from '../../ports/node-channel.suite.ts';
import { describePlayerRegisters } from '../../ports/player-registers.suite.ts';
import { describeRoomCodes } from '../../ports/room-codes.suite.ts';
import { describeSeatStore } from '../../ports/seat-store.suite.ts';
import { describeTicketQueue } from '../../ports/ticket-queue.suite.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryCodeTries } from './memory-code-tries.ts';
import { createMemoryMeetingLog } from './memory-meeting-log.ts';
import { createMemoryNodeChannel } from './memory-node-channel.ts';
import { createMemoryNodeRegistry } from './memory-node-registry.ts';
import { createMemoryPlayerConnections } from './memory-player-connections.ts';
import { createMemoryRoomCodes } from './memory-room-codes.ts';
import { createMemorySearchPenalty } from './memory-search-penalty.ts';
import { createMemorySeatStore } from './memory-seat-store.ts';
import { createMemoryTicketQueue } from './memory-ticket-queue.ts';

const clock = createVirtualClock();
const time = { now: async () => clock.now(), pass: async (ms: number) => clock.pass(ms) };
const blocks = { leaveBlockMs: 30_000, leaveBlockMaxMs: 100_000 };
const tryLimits = { roomCodeTriesPerMinute: 5, wrongCodeWaitMs: 60_000, wrongCodeWaitMaxMs: 100_000 };

describe('the memory ticket queue', () => {
  describeTicketQueue({ open: () => createMemoryTicketQueue(clock), ...time });
});
describe('the memory seat store', () => {
  describeSeatStore({ open: () => createMemorySeatStore(clock), ...time });
});
describe('the memory node channel', () => {
  describeNodeChannel({ open: () => createMemoryNodeChannel() });
});
describe('the memory registers', () => {
  describePlayerRegisters({
    openConnections: () => createMemoryPlayerConnections(clock),
    openMeetings: () => createMemoryMeetingLog(clock),
    openPenalties: () => createMemorySearchPenalty(clock, blocks),
    openNodes: () => createMemoryNodeRegistry(clock, 100),
    ...time,
  });
});
describe('the memory room codes', () => {
  describeRoomCodes({
    openCodes: () => createMemoryRoomCodes(clock),
    openTries: () => createMemoryCodeTries(clock, tryLimits),
    ...time,
  });
});
