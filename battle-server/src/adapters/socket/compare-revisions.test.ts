import { roomId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { ConnectionId } from '../../core/node-id.ts';
import type { Revision } from '../../ports/battle-store.ts';
import type { Meter } from '../../ports/meter.ts';
import { fakePlayerSocket } from '../../testing/fake-player-socket.ts';
import { compareRevisions } from './compare-revisions.ts';
import { SocketRegister } from './socket-register.ts';

const room = roomId.parse('r1');
const connectionId = 'socket-1' as ConnectionId;

/** One viewer who was told version 5 of a room; what he is sent by a comparison. */
function setUp(isOver = false) {
  const register = new SocketRegister();
  const { of, sent } = fakePlayerSocket(connectionId);
  register.add(of);
  register.see({ roomId: room, version: 5, isOver }, [connectionId]);
  let resyncs = 0;
  const meter: Meter = {
    tally: () => {
      resyncs += 1;
    },
    refused: () => undefined,
    searched: () => undefined,
    handled: () => undefined,
  };
  return {
    register,
    sent,
    resyncs: () => resyncs,
    /** `onTheWay`: what arrives soon after the comparison. */
    compare(stored: Revision | null, meanwhile = () => {}, onTheWay = () => {}) {
      const after = (_delayMs: number, task: () => void) => {
        onTheWay();
        task();
        return () => undefined;
      };
      const clock = { now: () => 1, after };
      const revisions = async () => {
        meanwhile();
        return new Map(stored ? [[room, stored] as const] : []);
      };
      return compareRevisions({ revisions }, register, clock, meter);
    },
  };
}

it('leaves viewers alone who were told the newest version', async () => {
  const { compare, sent, resyncs } = setUp();
  await compare({ version: 5, nonce: 'a' });
  await compare({ version: 5, nonce: 'a' });
  expect(sent).toEqual([]);
  expect(resyncs()).toBe(0);
});

it('makes a gap for viewers who missed a commit', async () => {
  const { compare, sent, resyncs } = setUp();
  expect(await compare({ version: 6, nonce: 'b' })).toBe(false);
  expect(sent).toMatchObject([{ version: 6, after: 6 }]);
  expect(resyncs()).toBe(1);
});

it('does not take a notice that arrives during the comparison for a rollback', async () => {
  const { compare, sent, register } = setUp();
  await compare({ version: 5, nonce: 'a' }, () =>
    register.see({ roomId: room, version: 6, isOver: false }, [connectionId]),
  );
  await compare({ version: 6, nonce: 'b' });
  expect(sent).toEqual([]);
});

it('makes no gap for a commit whose notice is still on its way', async () => {
  const { compare, sent, register } = setUp();
  const arrives = () => register.see({ roomId: room, version: 6, isOver: false }, [connectionId]);
  await compare({ version: 6, nonce: 'b' }, () => {}, arrives);
  expect(sent).toEqual([]);
});

it('makes a gap when the store went back, even to the same version of another history', async () => {
  const lower = setUp();
  expect(await lower.compare({ version: 3, nonce: 'x' })).toBe(true);
  expect(lower.sent).toMatchObject([{ version: 6, after: 6 }]);
  const same = setUp();
  await same.compare({ version: 5, nonce: 'a' });
  expect(await same.compare({ version: 5, nonce: 'of another history' })).toBe(true);
  expect(same.sent).toMatchObject([{ version: 6, after: 6 }]);
});

it('makes a gap once for a room that is gone, and forgets it', async () => {
  const { compare, sent, register } = setUp();
  await compare(null);
  await compare(null);
  expect(sent).toHaveLength(1);
  expect(register.roomIds()).toEqual([]);
});

it('forgets rooms whose last viewer has gone', () => {
  const { register } = setUp();
  const [viewer] = register.all();
  if (viewer) register.remove(viewer);
  expect(register.roomIds()).toEqual([]);
  register.addViewer({ roomId: room, version: 7, isOver: false }, connectionId);
  expect(register.roomIds()).toEqual([]);
});

it('says nothing when the room of a battle that has ended goes with its time', async () => {
  const { compare, sent, register } = setUp(true);
  await compare(null);
  expect(sent).toEqual([]);
  expect(register.roomIds()).toEqual([]);
});
