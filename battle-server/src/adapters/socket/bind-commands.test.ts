import { roomId, userId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { BattleApplication } from '../../application/battle-application.ts';
import { createCountingMeter } from '../../testing/memory-ports.ts';
import { connectionOf } from '../../testing/test-room.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { bindCommands } from './bind-commands.ts';
import { TokenBucket } from './token-bucket.ts';

const ANSWER = { cid: 'c1', roomId: roomId.parse('r1'), question: 2, answer: 'd' };

/** One player's socket bound to an application that does what `handle` does. */
function bindTo(handle: BattleApplication['handle']) {
  const logged: object[] = [];
  const write = (fields: object) => void logged.push(fields);
  const meter = createCountingMeter();
  const clock = createVirtualClock();
  const run = bindCommands({
    handle,
    clock,
    log: { info: write, warn: write, error: write },
    meter,
    ackMs: 3_000,
    onView: () => undefined,
  });
  const of = {
    link: { roundTripMs: null },
    player: { userId: userId.parse('7'), name: 'Ada', image: '', rating: 1_500, isProvisional: false },
    connection: connectionOf('socket-1'),
    bucket: new TokenBucket({ perSecond: 10, burst: 20, now: clock.now }),
  };
  const send = (name: string, payload: unknown) =>
    new Promise<unknown>((resolve) => void run(of, name, payload, resolve));
  return { send, logged, meter, clock };
}

it('a command that throws is acked INTERNAL and logged with player and room, never with what was answered', async () => {
  const { send, logged, meter } = bindTo(() => Promise.reject(new Error('out of order')));
  expect(await send('answer', ANSWER)).toMatchObject({ ok: false, code: 'INTERNAL' });
  expect(meter.count('internal-error')).toBe(1);
  expect(logged).toEqual([{ err: expect.any(Error), command: 'answer', playerId: '7', roomId: 'r1' }]);
});

it('a fault of a command without a room is logged too', async () => {
  const { send, logged } = bindTo(() => Promise.reject(new Error('out of order')));
  expect(await send('clock', { cid: 'c1' })).toMatchObject({ code: 'INTERNAL' });
  expect(logged).toMatchObject([{ command: 'clock', playerId: '7' }]);
});

it('a command that hangs is acked BUSY within the time of an ack (I18)', async () => {
  const { send, clock } = bindTo(() => new Promise(() => undefined));
  const ack = send('answer', ANSWER);
  clock.pass(3_000);
  expect(await ack).toMatchObject({ ok: false, code: 'BUSY' });
});
