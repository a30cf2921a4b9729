import type { Server as HttpServer } from 'node:http';
import { runInBackground } from '../../application/after-commit.ts';
import type { BattleApplication } from '../../application/battle-application.ts';
import type { BattlePorts } from '../../application/battle-ports.ts';
import type { NodeMessage } from '../../application/node-message.ts';
import { repeat } from '../../application/repeat.ts';
import type { Revocation } from '../../ports/revocation-feed.ts';
import { createAddressLimit } from './address-limit.ts';
import type { LinkEnd } from './client-link.ts';
import { compareRevisions } from './compare-revisions.ts';
import { createDelivery } from './deliver.ts';
import { drainSockets } from './drain-sockets.ts';
import { guardDelivery } from './guard-delivery.ts';
import { hostPlayers } from './host-players.ts';
import { openLinks } from './open-links.ts';
import { createPlayerLifecycle } from './player-lifecycle.ts';
import type { PlayerSocket } from './player-socket.ts';
import { SocketRegister } from './socket-register.ts';

const RENEW_OWNERSHIP_MS = 60_000;
/** The room may be being told of a going, and of its cause, when it asks its next question; milliseconds. */
const MISSED_AFTER_MS = 1_000;

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

/** Players' connections: Socket.IO namespace /battle on `http`. */
export function buildSocketServer(
  http: HttpServer,
  application: BattleApplication,
  ports: BattlePorts,
  options: SocketServerOptions,
): SocketServer {
  const { clock, nodeId, settings } = ports;
  const register = new SocketRegister();
  const lifecycle = createPlayerLifecycle(application, ports, register);
  /** A store that lost rooms has also lost where players are: nobody could tell them of a new room. */
  const compare = async () => {
    if (await compareRevisions(ports.store, register, clock, ports.meter)) await lifecycle.renewOwnership();
  };
  const stops: (() => unknown)[] = [];
  let isDraining = false;

  const leave = (of: PlayerSocket, reason: LinkEnd) => {
    if (!isDraining) runInBackground(ports, [() => lifecycle.left(of, reason)]);
  };
  const host = hostPlayers({
    ports,
    handle: application.handle,
    register,
    lifecycle,
    addresses: createAddressLimit(options.handshakesPerMinute, options.trustedProxies, ticks),
    commandsPerSecond: options.commandsPerSecond,
    isDraining: () => isDraining,
    onLeft: leave,
    ticks,
  });
  const links = openLinks(http, options.origins, host);

  return {
    count: () => register.all().length,
    async start() {
      const deliver = createDelivery(nodeId, register, (roomId, { userId, connection }) => {
        const miss = () => application.missed(roomId, userId, connection);
        clock.after(MISSED_AFTER_MS, () => {
          if (!isDraining) runInBackground(ports, [miss]);
        });
      });
      const hear = (message: NodeMessage) => {
        deliver(message);
        application.heard(message);
      };
      stops.push(
        await ports.channel.subscribe(nodeId, guardDelivery(hear, ports), () =>
          runInBackground(ports, [lifecycle.renewOwnership, compare]),
        ),
        repeat(ports, settings.compareRevisionsMs, 'compare revisions', compare),
        repeat(ports, RENEW_OWNERSHIP_MS, 'renew ownership', lifecycle.renewOwnership),
      );
    },
    onRevoked({ playerId, validTokenHash }) {
      for (const { link, tokenHash } of register.ofPlayer(playerId)) {
        if (tokenHash !== validTokenHash) link.disconnect();
      }
    },
    async drain(drainMs) {
      isDraining = true;
      await drainSockets(register.all(), drainMs, clock);
    },
    async close() {
      isDraining = true;
      for (const stop of stops) await stop();
      links.close();
    },
  };
}

function ticks(): number {
  return performance.now();
}
