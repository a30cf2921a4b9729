import type { BattleAck, BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import { battleCommands } from '@quiz-arena/contract/battle/battle-commands';
import type { UserId } from '@quiz-arena/contract/ids';
import type { BattleApplication } from '../application/battle-application.ts';
import type { BattlePorts } from '../application/battle-ports.ts';
import { buildApplication } from '../application/build-application.ts';
import { messagesFor, type NodeMessage } from '../application/node-message.ts';
import type { Connection, ConnectionId, NodeId } from '../core/node-id.ts';
import type { Clock } from '../ports/clock.ts';
import type { PlayerProfile } from '../ports/player-directory.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** Between two renewals of the players' ownership, milliseconds. */
const RENEW_MS = 60_000;

/** One in so many messages of other nodes never reaches the node itself. */
const LOST_NOTICE = 20;

/** What arrives at a socket: a message of the wire, or its end. */
export interface SimulatedSocket {
  readonly connection: Connection;
  readonly player: PlayerProfile;
  deliver(name: string, body: unknown): void;
  closed(): void;
}

/** One battle node with its sockets: the edge in short, on the real application. */
export class SimulatedNode {
  readonly nodeId: NodeId;
  isDead = false;
  #notices = 0;
  readonly #application: BattleApplication;
  readonly #ports: BattlePorts;
  readonly #time: SimulatedTime;
  readonly #sockets = new Map<ConnectionId, SimulatedSocket>();
  readonly #receiveClock: Pick<Clock, 'now'>;
  readonly #stop: () => void;

  /** `receiveClock`: what arrivals are stamped with, as a clock that was calibrated has it. */
  constructor(ports: BattlePorts, time: SimulatedTime, receiveClock: Pick<Clock, 'now'>) {
    this.#receiveClock = receiveClock;
    this.nodeId = ports.nodeId;
    this.#ports = ports;
    this.#time = time;
    this.#application = buildApplication(ports);
    void ports.channel.subscribe(
      this.nodeId,
      (message) => this.#hear(message),
      () => {},
    );
    this.#stop = this.#application.run(() => {});
    this.#renew();
  }

  async connect(socket: SimulatedSocket): Promise<void> {
    this.#sockets.set(socket.connection.connectionId, socket);
    const { userId } = socket.player;
    const former = await this.#ports.connections.take(userId, socket.connection);
    if (former !== null) {
      const message = { kind: 'replaced', playerId: userId, connection: former } as const;
      await this.#ports.channel.publish(former.nodeId, message);
    }
    const seat = await this.#application.findSeat(userId).catch(() => null);
    socket.deliver('seat', seat);
  }

  disconnect(socket: SimulatedSocket, cause: 'closed' | 'lost'): void {
    const { connection, player } = socket;
    if (!this.isDead && this.#sockets.delete(connection.connectionId)) {
      this.#tellDetached(player.userId, connection, cause);
    }
  }

  /** A command from a socket; what the ack carries. Never settles once the node is dead. */
  async handle<Name extends BattleCommandName>(
    socket: SimulatedSocket,
    name: Name,
    input: object,
    roundTripMs: number,
  ): Promise<BattleAck<Name>> {
    if (this.isDead) {
      return new Promise(() => {});
    }
    const payload = battleCommands[name].payload.parse(input) as Parameters<BattleApplication['handle']>[1];
    const { player, connection } = socket;
    const receivedAt = this.#receiveClock.now();
    const ack = await this.#application.handle(name, payload as never, {
      player,
      connection,
      receivedAt,
      roundTripMs,
    });
    return this.isDead ? new Promise(() => {}) : ack;
  }

  kill(): void {
    this.isDead = true;
    this.#stop();
    for (const socket of this.#sockets.values()) {
      socket.closed();
    }
    this.#sockets.clear();
  }

  stop(): void {
    this.#stop();
  }

  /** Keeps the ownership of its players alive, as a node's edge does. */
  #renew(): void {
    this.#time.after(RENEW_MS, () => {
      if (this.isDead) {
        return;
      }
      const sockets = [...this.#sockets.values()];
      const owned = new Map(sockets.map(({ player, connection }) => [player.userId, connection]));
      void this.#ports.connections.renew(owned);
      this.#renew();
    });
  }

  #tellDetached(playerId: UserId, connection: Connection, cause: 'closed' | 'lost'): void {
    const tell = () => this.#application.disconnected(playerId, connection, cause);
    const again = () => {
      this.#time.after(500, () => void (this.isDead ? null : tell().catch(again)));
    };
    void this.#ports.connections.drop(playerId, connection);
    tell().catch(again);
  }

  #hear(message: NodeMessage): void {
    if (this.isDead) {
      return;
    }
    this.#notices += 1;
    if (this.#notices % LOST_NOTICE !== 0) this.#application.heard(message);
    switch (message.kind) {
      case 'room':
        for (const { viewers, message: told } of messagesFor(message, message.viewers)) {
          for (const { connection } of viewers) {
            this.#sockets.get(connection.connectionId)?.deliver('battle', told);
          }
        }
        return;
      case 'matched':
        this.#toPlayer(message.playerId, 'matched', { ticket: message.ticket, roomId: message.roomId });
        return;
      case 'noOpponent':
        this.#toPlayer(message.playerId, 'noOpponent', { ticket: message.ticket });
        return;
      case 'replaced':
        this.#sockets.get(message.connection.connectionId)?.closed();
        if (this.#sockets.delete(message.connection.connectionId)) {
          this.#tellDetached(message.playerId, message.connection, 'lost');
        }
    }
  }

  #toPlayer(playerId: UserId, name: string, body: unknown): void {
    for (const socket of this.#sockets.values()) {
      if (socket.player.userId === playerId) {
        socket.deliver(name, body);
      }
    }
  }
}
