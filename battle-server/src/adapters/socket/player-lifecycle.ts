import type { BattleApplication } from '../../application/battle-application.ts';
import type { BattlePorts } from '../../application/battle-ports.ts';
import { StoreUnavailable } from '../../ports/battle-store.ts';
import type { LinkEnd } from './client-link.ts';
import { replace } from './deliver.ts';
import type { PlayerSocket } from './player-socket.ts';
import type { SocketRegister } from './socket-register.ts';

/** How often a going is told to a store that does not answer, and the pause between, milliseconds. */
const TRIES = 30;
const PAUSE_MS = 1_000;

/** What happens around a player's commands: one owning socket each, his seat, his going [B8] [B13]. */
export interface PlayerLifecycle {
  /** The newest socket owns its player; the former one is told, wherever it is. Then the seat is sent. */
  arrived(of: PlayerSocket): Promise<void>;
  left(of: PlayerSocket, end: LinkEnd): Promise<void>;
  /** Keeps what this node owns; sockets whose player went elsewhere unnoticed are closed. */
  renewOwnership(): Promise<void>;
}

export function createPlayerLifecycle(
  application: Pick<BattleApplication, 'findSeat' | 'disconnected'>,
  ports: Pick<BattlePorts, 'nodeId' | 'channel' | 'connections' | 'clock'>,
  register: SocketRegister,
): PlayerLifecycle {
  const { nodeId, channel, connections, clock } = ports;

  /** Repeats a task while the store is away: nobody else would notice that this player has gone. */
  async function untilStored(task: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || attempt === TRIES) throw error;
        await new Promise<void>((resolve) => clock.after(PAUSE_MS, resolve));
      }
    }
  }

  return {
    async arrived({ link, player, connection }) {
      const former = await connections.take(player.userId, connection);
      if (former?.nodeId === nodeId) {
        const before = register.get(former.connectionId);
        if (before) replace(before, connection);
      } else if (former) {
        await channel.publish(former.nodeId, { kind: 'replaced', playerId: player.userId, connection });
      }
      const seat = await application.findSeat(player.userId);
      if (seat) link.emit('seat', seat);
    },
    async left({ player, connection }, cause) {
      await untilStored(() => application.disconnected(player.userId, connection, cause));
      await untilStored(() => connections.drop(player.userId, connection));
    },
    async renewOwnership() {
      await untilStored(async () => {
        // Of this try: who went while the store was away is not brought back.
        const owned = new Map(register.all().map((of) => [of.player.userId, of.connection] as const));
        for (const playerId of await connections.renew(owned)) {
          const owner = await connections.find(playerId);
          for (const of of register.ofPlayer(playerId)) if (owner) replace(of, owner);
        }
      });
    },
  };
}
