import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { roomId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { NodeId } from '../../core/node-id.ts';
import { StoreUnavailable } from '../../ports/battle-store.ts';
import { withRedisCluster } from '../../testing/with-redis.ts';
import { calibrate } from './keep-calibrated.ts';
import { keys } from './keys.ts';
import { reachAny } from './reach-any.ts';
import { createRedisBattleStore } from './redis-battle-store.ts';
import { createRedisNodeChannel } from './redis-node-channel.ts';

const cluster = withRedisCluster({ hasReplicas: true });
const here = 'node-here' as NodeId;

/** The master that the subscriber listens at. */
async function listenedAt(): Promise<string> {
  for (const [name, redis] of cluster.connections().masters()) {
    const clients = String(await redis.client('LIST', 'TYPE', 'PUBSUB'));
    if (clients.includes('sub=1')) return name;
  }
  throw new Error('nobody listens');
}

it('a master that is killed: its rooms fail at once, other rooms go on, and its replica serves them soon', async () => {
  const redis = cluster.connections();
  const channel = createRedisNodeChannel<{ tells: string }>(redis.commands, redis.subscriber);
  const store = createRedisBattleStore<{ text: string }, { tells: string }>(
    redis.commands,
    cluster.clock(),
    defaultBattleSettings,
  );
  const heard: string[] = [];
  let gaps = 0;
  await channel.subscribe(
    here,
    ({ tells }) => heard.push(tells),
    () => {
      gaps += 1;
    },
  );
  const dying = await listenedAt();
  const names = Array.from({ length: 60 }, (_, index) => roomId.parse(`room-${index}`));
  const [lost, other] = [true, false].map((isLost) =>
    names.find((name) => (redis.masterOf(keys.room(name)) === dying) === isLost),
  );
  if (!lost || !other) throw new Error('every room is on one master');
  const commit = async (name: typeof lost, version: number, nonce: string) => {
    const at = cluster.clock().now(name);
    const base = { at, deadlineAt: at + 60_000, isOver: false, keepMs: 60_000, audience: [here] };
    const expected = version === 0 ? null : { version, nonce: `${name}-${version}` };
    return store.commit(name, expected, {
      ...base,
      nonce,
      room: { text: nonce },
      before: null,
      notice: { tells: nonce },
    });
  };
  await calibrate(redis, cluster.clock());
  for (const name of [lost, other]) await commit(name, 0, `${name}-1`);
  await redis.masters().get(dying)?.wait(1, 5_000);

  await cluster.server().kill(Number(dying.split(':')[1]));
  const failedAt = performance.now();
  await expect(commit(lost, 1, `${lost}-2`)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(performance.now() - failedAt).toBeLessThan(1_500);
  expect(await commit(other, 1, `${other}-2`)).toMatchObject({ kind: 'committed' });
  await reachAny(redis);

  const again = async () => (await commit(lost, 1, `${lost}-2`).catch(() => null))?.kind;
  await expect.poll(again, { interval: 100, timeout: 20_000 }).toBe('committed');
  expect(redis.masterOf(keys.room(lost))).not.toBe(dying);
  await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(0);
  await commit(lost, 2, 'after the failover');
  await expect.poll(() => heard.at(-1)).toBe('after the failover');
});

it('a node that is frozen is not listened at for ever: the subscription moves to another one', async () => {
  const redis = cluster.connections();
  const channel = createRedisNodeChannel<{ tells: string }>(redis.commands, redis.subscriber);
  const heard: string[] = [];
  let gaps = 0;
  await channel.subscribe(
    here,
    ({ tells }) => heard.push(tells),
    () => {
      gaps += 1;
    },
  );
  const frozen = await listenedAt();
  cluster.server().freeze(Number(frozen.split(':')[1]));
  await expect.poll(() => gaps, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => redis.masters().has(frozen), { timeout: 20_000 }).toBe(false);
  await expect
    .poll(
      () =>
        channel.publish(here, { tells: 'from elsewhere' }).then(
          () => heard.length,
          () => 0,
        ),
      {
        timeout: 10_000,
      },
    )
    .toBeGreaterThan(0);
});
