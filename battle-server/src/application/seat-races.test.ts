import { expect, it } from 'vitest';
import { createMemorySeatStore } from '../adapters/memory/memory-seat-store.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { openNode } from '../testing/one-node.ts';
import { ANNA, BEN, START } from '../testing/test-room.ts';

it('who comes back to a room at once keeps his seat, however late the tidying up of his going is [B13]', async () => {
  const seats = createMemorySeatStore(new SimulatedTime(START));
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const gates = [gate];
  const node = await openNode({
    seats: {
      ...seats,
      async release(playerId, fence) {
        await gates.shift();
        return await seats.release(playerId, fence);
      },
    },
  });
  const room = { kind: 'friend', category: '', languageId: '14', entryCoin: 0 } as const;
  const created = await node.send(ANNA, 'createRoom', room);
  const { roomId, roomCode } = created as { roomId: string; roomCode: string };
  await node.send(BEN, 'joinRoom', { roomCode });
  await node.send(BEN, 'leave', { roomId });
  expect(gates).toEqual([]);
  expect(await node.send(BEN, 'joinRoom', { roomCode })).toMatchObject({ ok: true });
  open();
  await node.pass(10);
  expect(await node.application.findSeat(BEN)).toEqual({ roomId });
});
