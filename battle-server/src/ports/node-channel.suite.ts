import { expect, it } from 'vitest';
import type { NodeId } from '../core/node-id.ts';
import type { NodeChannel } from './node-channel.ts';

export interface NodeChannelHarness {
  open(): NodeChannel<{ readonly number: number }>;
}

const [here, there] = ['node-1' as NodeId, 'node-2' as NodeId];

/** The contract of every node channel. */
export function describeNodeChannel(harness: NodeChannelHarness): void {
  it('brings messages to the node they are for, in order, until it stops listening', async () => {
    const channel = harness.open();
    const heard: number[] = [];
    const heardThere: number[] = [];
    const stop = await channel.subscribe(
      here,
      ({ number }) => heard.push(number),
      () => undefined,
    );
    const stopThere = await channel.subscribe(
      there,
      ({ number }) => heardThere.push(number),
      () => undefined,
    );
    for (let number = 1; number <= 50; number += 1) await channel.publish(here, { number });
    await channel.publish(there, { number: 99 });
    await expect.poll(() => heardThere).toEqual([99]);
    expect(heard).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    await stop();
    await channel.publish(here, { number: 51 });
    await channel.publish(there, { number: 100 });
    await expect.poll(() => heardThere).toEqual([99, 100]);
    expect(heard).toHaveLength(50);
    await stopThere();
  });
}
