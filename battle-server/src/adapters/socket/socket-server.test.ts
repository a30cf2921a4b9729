import { createServer } from 'node:http';
import { battleCommands } from '@quiz-arena/contract/battle/battle-commands';
import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { roomId, ticketId } from '@quiz-arena/contract/ids';
import { expect, it, onTestFinished } from 'vitest';
import type { BattleApplication } from '../../application/battle-application.ts';
import type { BattlePorts } from '../../application/battle-ports.ts';
import { buildApplication } from '../../application/build-application.ts';
import type { NodeMessage } from '../../application/node-message.ts';
import { FakeBackend } from '../../testing/fake-backend.ts';
import { createFixedTerms, createMemoryPorts } from '../../testing/memory-ports.ts';
import { ANNA, connectionOf } from '../../testing/test-room.ts';
import { createSystemClock } from '../system/system-clock.ts';
import { buildSocketServer } from './socket-server.ts';

/** Started, for one test. */
async function serve(application: BattleApplication, ports: BattlePorts): Promise<void> {
  const sockets = buildSocketServer(createServer(), application, ports, {
    origins: [],
    trustedProxies: [],
    handshakesPerMinute: 1,
    commandsPerSecond: 1,
  });
  await sockets.start();
  onTestFinished(() => sockets.close());
}

it('a battle that counts on a socket which is not here loses its player after its next question [B8]', async () => {
  const settings = { ...defaultBattleSettings, countdownMs: 10 };
  const ports = createMemoryPorts(createSystemClock(), new FakeBackend(), {
    settings,
    terms: createFixedTerms(settings),
  });
  const application = buildApplication(ports);
  onTestFinished(application.run(() => undefined));
  await serve(application, ports);
  const player = { userId: ANNA, name: 'Anna', image: '', rating: 1_500, isProvisional: false };
  const connection = connectionOf('gone', ports.nodeId);
  const wish = { cid: 'c', category: '', languageId: '14', level: 'easy' };
  const payload = battleCommands.playBot.payload.parse(wish);
  const caller = { player, connection, receivedAt: ports.clock.now(), roundTripMs: null };
  const played = await application.handle('playBot', payload, caller);
  if (!played.ok) throw new Error(played.code);
  const presence = async () =>
    (await ports.store.read(roomId.parse(played.roomId)))?.room.players[0]?.presence;
  expect(await presence()).toEqual({ is: 'here' });
  await expect.poll(presence, { timeout: 8_000 }).toMatchObject({ is: 'dropped', cause: 'lost' });
}, 12_000);

it('the application hears what other nodes tell this one', async () => {
  const ports = createMemoryPorts(createSystemClock(), new FakeBackend());
  const heard: NodeMessage[] = [];
  const application = {
    ...buildApplication(ports),
    heard: (message: NodeMessage) => void heard.push(message),
  };
  await serve(application, ports);
  const message = { kind: 'noOpponent', playerId: ANNA, ticket: ticketId.parse('t1') } as const;
  await ports.channel.publish(ports.nodeId, message);
  await expect.poll(() => heard).toEqual([message]);
});
