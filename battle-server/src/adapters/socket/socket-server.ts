import type { Server as HttpServer } from 'node:http';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { runInBackground } from '../../application/after-commit.ts';
import type { BattleApplication } from '../../application/battle-application.ts';
import type { BattlePorts } from '../../application/battle-ports.ts';
import { repeat } from '../../application/repeat.ts';
import type { ConnectionId } from '../../core/node-id.ts';
import type { Revocation } from '../../ports/revocation-feed.ts';
import { createAddressLimit } from './address-limit.ts';
import { createCommandBinder } from './bind-commands.ts';
import { compareRevisions } from './compare-revisions.ts';
import { createDelivery } from './deliver.ts';
import { drainSockets } from './drain-sockets.ts';
import { forgetRequest } from './forget-request.ts';
import { guardDelivery } from './guard-delivery.ts';
import { createHandshake } from './handshake.ts';
import { hearFarewell } from './hear-farewell.ts';
import { measureRoundTrip } from './measure-round-trip.ts';
import { openNamespace } from './open-namespace.ts';
import { createPlayerLifecycle } from './player-lifecycle.ts';
import type { BattleSocket, PlayerSocket } from './player-socket.ts';
import { SocketRegister, type ToldRoom } from './socket-register.ts';

const RENEW_OWNERSHIP_MS = 60_000;

export interface SocketServerOptions {
  readonly origins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly handshakesPerMinute: number;
  readonly commandsPerSecond: number;
}

export interface SocketServer {
  /** Connected players. */
  count(): number;
  /** Subscribes to the node's channel and begins to compare revisions. */
  start(): Promise<void>;
  /** Closes the sockets of tokens that are no longer good. */
  onRevoked(revocation: Revocation): void;
  /** Tells every socket, then closes them in batches over `drainMs`. Players are not marked as gone. */
  drain(drainMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Players' sockets: Socket.IO namespace /battle on `http`. */
export function buildSocketServer(
  http: HttpServer,
  application: BattleApplication,
  ports: BattlePorts,
  options: SocketServerOptions,
): SocketServer {
  const { clock, nodeId, settings } = ports;
  const register = new SocketRegister();
  const lifecycle = createPlayerLifecycle(application, ports, register);
  const compare = () => compareRevisions(ports.store, register, clock, ports.meter);
  const stops: (() => unknown)[] = [];
  let isDraining = false;

  const addresses = createAddressLimit(options.handshakesPerMinute, options.trustedProxies, ticks);
  const handshake = createHandshake({ ...ports, addresses, isDraining: () => isDraining });
  const { namespace, close } = openNamespace(http, options.origins, handshake);
  const bindCommands = createCommandBinder({
    ...ports,
    handle: application.handle,
    commandsPerSecond: options.commandsPerSecond,
    ackMs: settings.ackMs,
    onView: ({ connection }, view) => register.addViewer(toldRoom(view), connection.connectionId),
  });
  namespace.on('connection', (socket) => {
    const of = playerSocket(socket, nodeId);
    forgetRequest(socket);
    register.add(of);
    bindCommands(of);
    socket.on('disconnect', (reason) => {
      register.remove(of);
      if (!isDraining) runInBackground(ports, [() => lifecycle.left(of, reason)]);
    });
    runInBackground(ports, [() => lifecycle.arrived(of).catch((error: unknown) => turnAway(of, error))]);
  });

  return {
    count: () => register.all().length,
    async start() {
      const deliver = createDelivery(
        nodeId,
        register,
        (to, message) => void namespace.to(to).emit('battle', message),
      );
      stops.push(
        await ports.channel.subscribe(nodeId, guardDelivery(deliver, ports), () =>
          runInBackground(ports, [compare]),
        ),
        repeat(ports, settings.compareRevisionsMs, 'compare revisions', compare),
        repeat(ports, RENEW_OWNERSHIP_MS, 'renew ownership', lifecycle.renewOwnership),
      );
    },
    onRevoked({ playerId, validTokenHash }) {
      for (const { socket, tokenHash } of register.ofPlayer(playerId)) {
        if (tokenHash !== validTokenHash) socket.disconnect(true);
      }
    },
    async drain(drainMs) {
      isDraining = true;
      await drainSockets(register.all(), drainMs, clock);
    },
    async close() {
      isDraining = true;
      for (const stop of stops) await stop();
      await close();
    },
  };
}

/** The phases of a view in which nothing happens by itself any more. */
const overPhases: ReadonlySet<BattleView['phase']> = new Set(['settled', 'void', 'deleted']);

function toldRoom({ roomId, version, phase }: BattleView): ToldRoom {
  return { roomId, version, isOver: overPhases.has(phase) };
}

/** A player who could not be noted connects again, rather than being told that he has no battle. */
function turnAway({ socket }: PlayerSocket, error: unknown): never {
  socket.conn.close();
  throw error;
}

function ticks(): number {
  return performance.now();
}

function playerSocket(socket: BattleSocket, nodeId: BattlePorts['nodeId']): PlayerSocket {
  const { player, tokenHash } = socket.data;
  const connection = { nodeId, connectionId: socket.id as ConnectionId };
  const roundTripMs = measureRoundTrip(socket.conn, ticks);
  return { socket, player, tokenHash, connection, roundTripMs, wasFarewell: hearFarewell(socket.conn) };
}
