import { expect, it } from 'vitest';
import type { NodeMessage } from '../../application/node-message.ts';
import type { NodeId } from '../../core/node-id.ts';
import { createCountingMeter } from '../../testing/memory-ports.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createDelivery } from './deliver.ts';
import { guardDelivery } from './guard-delivery.ts';
import { SocketRegister } from './socket-register.ts';

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
  guarded({ kind: 'room', roomId: 'r1' } as unknown as NodeMessage);
  guarded({ kind: 'noOpponent', playerId: '1', ticket: 't' } as unknown as NodeMessage);
  expect(heard).toHaveLength(2);
  expect(meter.count('internal-error')).toBe(1);
});
