import type { BattleCommandInput, BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import { battleCommands } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import { userId } from '@quiz-arena/contract/ids';
import { onTestFinished } from 'vitest';
import type { BattlePorts } from '../application/battle-ports.ts';
import { buildApplication } from '../application/build-application.ts';
import type { NodeMessage } from '../application/node-message.ts';
import type { NodeId } from '../core/node-id.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { FakeBackend } from './fake-backend.ts';
import { createMemoryPorts } from './memory-ports.ts';
import { ANNA, BEN, connectionOf, START } from './test-room.ts';

export const CARL = userId.parse('3');

/** One node in memory with people connected to it, on a clock that stands until it is told to pass; `more` replaces ports. */
export async function openNode(more: Partial<BattlePorts> = {}, time = new SimulatedTime(START)) {
  const backend = new FakeBackend();
  const ports = createMemoryPorts(time, backend, more);
  const application = buildApplication(ports);
  const heard: NodeMessage[] = [];
  await ports.channel.subscribe(
    ports.nodeId,
    (message) => {
      heard.push(message);
      application.heard(message);
    },
    () => undefined,
  );
  const stop = application.run(() => undefined);
  onTestFinished(stop);
  let cids = 0;

  const nodes = new Map<UserId, NodeId>();
  const connection = (id: UserId) => {
    const nodeId = nodes.get(id) ?? ports.nodeId;
    return connectionOf(`socket-${id}-${nodeId}`, nodeId);
  };
  async function send<Name extends BattleCommandName>(
    id: UserId,
    name: Name,
    input: Omit<BattleCommandInput<Name>, 'cid'> & { cid?: string },
  ) {
    const payload = battleCommands[name].payload.parse({ cid: `c${cids++}`, ...input });
    const player = { userId: id, name: `Player ${id}`, image: '', rating: 1_500, isProvisional: false };
    const caller = { player, connection: connection(id), receivedAt: time.now(), roundTripMs: null };
    return await application.handle(name, payload as never, caller);
  }
  /** Everyone's socket is open: to be told again after some minutes, as a node's edge does. */
  const connectAll = async () => {
    for (const id of [ANNA, BEN, CARL]) {
      await ports.connections.take(id, connection(id));
    }
  };
  await connectAll();
  const pass = (ms: number) => time.runUntil(time.now() + ms);
  const search = (id: UserId, cid = `search-${id}`) =>
    send(id, 'search', { cid, category: '', languageId: '14', entryCoin: 5 });
  const matched = () => heard.flatMap((message) => (message.kind === 'matched' ? [message] : []));
  const read = async (roomId: RoomId) => (await ports.store.read(roomId))?.room;
  return {
    application,
    nodes,
    connection,
    connectAll,
    ports,
    backend,
    time,
    heard,
    send,
    search,
    pass,
    matched,
    read,
    stop,
  };
}

export type Node = Awaited<ReturnType<typeof openNode>>;
