import { expect, it } from 'vitest';
import type { NodeMessage } from '../../application/node-message.ts';
import type { NodeId } from '../../core/node-id.ts';
import { createCountingMeter } from '../../testing/memory-ports.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createDelivery } from './deliver.ts';
import { guardDelivery } from './guard-delivery.ts';
import { SocketRegister } from './socket-register.ts';

/** A message as it came in, whatever is in it. */
const received = (json: string): NodeMessage => JSON.parse(json);

it('goes on after a message that this node does not understand, and counts it', () => {
  const meter = createCountingMeter();
  const heard: NodeMessage[] = [];
  const deliver = createDelivery('node' as NodeId, new SocketRegister(), () => undefined);
  const guarded = guardDelivery(
    (message) => {
      heard.push(message);
      deliver(message);
    },
    { log: silentLog, meter },
  );
  guarded(received('{"kind":"room","roomId":"r1"}'));
  guarded(received('{"kind":"noOpponent","playerId":"1","ticket":"t"}'));
  expect(heard).toHaveLength(2);
  expect(meter.count('internal-error')).toBe(1);
});
