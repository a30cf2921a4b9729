import { expect, it, vi } from 'vitest';
import { deadlineOf } from '../core/deadline-of.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { FakeBackend } from '../testing/fake-backend.ts';
import { createMemoryPorts } from '../testing/memory-ports.ts';
import { START, TestRoom } from '../testing/test-room.ts';
import type { CommitRoom } from './commit-room.ts';
import { createDeadlineRunner } from './deadline-runner.ts';

it.each([
  ['is left to the node that has committed since', 5, 0],
  ['stays here when what is heard is older than what was committed here', 4, 1],
])('a watched deadline %s', async (_, heardVersion, runs) => {
  const time = new SimulatedTime(START);
  const ports = createMemoryPorts(time, new FakeBackend());
  const commitRoom = vi.fn<CommitRoom>(async () => ({ isAccepted: false, code: 'ROOM_NOT_FOUND' }));
  const runner = createDeadlineRunner(ports, commitRoom);
  const state = { ...new TestRoom().state, version: 4 };
  runner.watch(state);
  runner.leave(state.roomId, heardVersion);
  await time.runUntil((deadlineOf(state) ?? 0) + 1);
  expect(commitRoom).toHaveBeenCalledTimes(runs);
});
