import type { UserId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { Connection, ConnectionId, NodeId } from '../../core/node-id.ts';
import { StoreUnavailable } from '../../ports/battle-store.ts';
import { fakePlayerSocket } from '../../testing/fake-player-socket.ts';
import { createPlayerLifecycle } from './player-lifecycle.ts';
import { SocketRegister } from './socket-register.ts';

it('tells a store that was away who is here when it is back, without those who went meanwhile [B13]', async () => {
  const register = new SocketRegister();
  const { of } = fakePlayerSocket('socket-1' as ConnectionId);
  register.add(of);
  const told: ReadonlyMap<UserId, Connection>[] = [];
  const lifecycle = createPlayerLifecycle(
    { findSeat: async () => null, disconnected: async () => undefined },
    {
      nodeId: 'n' as NodeId,
      channel: { publish: async () => undefined, subscribe: async () => async () => undefined },
      clock: {
        now: () => 0,
        after(_delayMs, task) {
          register.remove(of);
          task();
          return () => undefined;
        },
      },
      connections: {
        take: async () => null,
        find: async () => null,
        drop: async () => undefined,
        async renew(owned) {
          told.push(owned);
          if (told.length === 1) throw new StoreUnavailable();
          return [];
        },
      },
    },
    register,
  );
  await lifecycle.renewOwnership();
  expect(told.map(({ size }) => size)).toEqual([1, 0]);
});
