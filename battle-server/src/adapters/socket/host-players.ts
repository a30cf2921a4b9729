import { runInBackground } from '../../application/after-commit.ts';
import type { BattleApplication } from '../../application/battle-application.ts';
import type { BattlePorts } from '../../application/battle-ports.ts';
import type { AddressLimit } from './address-limit.ts';
import { bindCommands, type RunCommand } from './bind-commands.ts';
import type { LinkEnd, LinkHost } from './client-link.ts';
import { createHandshake, entryRefusal } from './handshake.ts';
import { packetFrames } from './packet-frames.ts';
import type { PlayerLifecycle } from './player-lifecycle.ts';
import type { PlayerSocket } from './player-socket.ts';
import type { SocketRegister } from './socket-register.ts';
import { TokenBucket } from './token-bucket.ts';
import { toldRoom } from './told-room.ts';

type Command = Parameters<RunCommand<PlayerSocket>> extends [unknown, ...infer Rest] ? Rest : never;

export interface PlayerHostOptions {
  readonly ports: BattlePorts;
  readonly handle: BattleApplication['handle'];
  readonly register: SocketRegister;
  readonly lifecycle: PlayerLifecycle;
  readonly addresses: AddressLimit;
  /** On average; twice as many at once. */
  readonly commandsPerSecond: number;
  readonly isDraining: () => boolean;
  /** A player has gone; told again after each command of his that was still under way. */
  onLeft(of: PlayerSocket, end: LinkEnd): void;
  /** Milliseconds of a clock that does not step. */
  ticks(): number;
}

/** Makes players of the connections that may enter, carries out their commands, and tells of their going. */
export function hostPlayers(options: PlayerHostOptions): Omit<LinkHost, 'gone' | 'writer'> {
  const { ports, handle, register, lifecycle, onLeft, ticks, commandsPerSecond } = options;
  const handshake = createHandshake({ ...ports, ...options });
  const rate = { perSecond: commandsPerSecond, burst: 2 * commandsPerSecond, now: ticks };
  const runCommand = bindCommands<PlayerSocket>({
    ...ports,
    handle,
    ackMs: ports.settings.ackMs,
    onView: ({ connection }, view) => register.addViewer(toldRoom(view), connection.connectionId),
  });

  /** How players went whose commands may still be under way. */
  const ends = new WeakMap<PlayerSocket, LinkEnd>();

  /** What a command has begun after its player went would otherwise wait for somebody who is not there [B8]. */
  async function runToItsEnd(of: PlayerSocket, ...command: Command): Promise<void> {
    await runCommand(of, ...command);
    const end = ends.get(of);
    if (end !== undefined) onLeft(of, end);
  }

  function arrive(of: PlayerSocket): void {
    register.add(of);
    runInBackground(ports, [() => lifecycle.arrived(of).catch((error: unknown) => turnAway(of, error))]);
  }

  return {
    ticks,
    enteredBefore: entryRefusal('BUSY'),
    async admit(link, origin, auth) {
      const verdict = await handshake(origin, auth);
      if ('refusal' in verdict) return verdict;
      const connection = { nodeId: ports.nodeId, connectionId: link.id };
      const of = { link, connection, bucket: new TokenBucket(rate), ...verdict };
      return { entered: () => arrive(of) };
    },
    command(link, name, payload, ackId) {
      const of = register.get(link.id);
      if (of === undefined) return;
      const ack = (answer: object) => link.send(packetFrames.ack(ackId ?? 0, answer));
      runToItsEnd(of, name, payload, ackId === null ? null : ack).catch((error: unknown) => {
        ports.log.error({ err: error, command: name }, 'an answer could not be sent');
      });
    },
    ended(link, end) {
      const of = register.get(link.id);
      if (of === undefined) return;
      register.remove(of);
      ends.set(of, end);
      onLeft(of, end);
    },
  };
}

/** A player who could not be noted connects again, rather than being told that he has no battle. */
function turnAway({ link }: PlayerSocket, error: unknown): never {
  link.close();
  throw error;
}
