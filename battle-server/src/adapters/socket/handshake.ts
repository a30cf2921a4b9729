import { type BattleCode, battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import { battleHandshake } from '@quiz-arena/contract/battle/battle-commands';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import type { Meter } from '../../ports/meter.ts';
import type { PlayerDirectory } from '../../ports/player-directory.ts';
import type { AddressLimit } from './address-limit.ts';
import type { BattleSocket } from './player-socket.ts';

export interface HandshakeOptions {
  readonly directory: PlayerDirectory;
  readonly addresses: AddressLimit;
  readonly meter: Meter;
  readonly isDraining: () => boolean;
}

/** A refused handshake: the client reads `data.code`. */
class HandshakeRefused extends Error {
  readonly data: { readonly code: BattleCode; readonly retryAfterMs?: number };

  constructor(code: BattleCode, retryAfterMs?: number) {
    super(battleCodes[code].message);
    this.data = { code, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
}

/** Finds out who connects, by his token alone; everyone else is refused with a code. */
export function createHandshake(options: HandshakeOptions) {
  async function admit(socket: BattleSocket): Promise<void> {
    const { directory, addresses, isDraining } = options;
    if (isDraining()) throw new HandshakeRefused('BUSY');
    // Let go of when its player came in: who has left the namespace comes back with a new connection.
    if (socket.conn.request === undefined) throw new HandshakeRefused('BUSY');
    const waitMs = addresses.take(socket.request);
    if (waitMs > 0) throw new HandshakeRefused('RATE_LIMITED', waitMs);
    const { protocol } = socket.handshake.auth;
    if (typeof protocol === 'number' && protocol < BATTLE_PROTOCOL)
      throw new HandshakeRefused('PROTOCOL_TOO_OLD');
    const auth = battleHandshake.safeParse(socket.handshake.auth);
    if (!auth.success || auth.data.protocol !== BATTLE_PROTOCOL) throw new HandshakeRefused('UNAUTHORIZED');
    const resolved = await directory.resolve(auth.data.token);
    if (resolved.kind === 'unavailable') throw new HandshakeRefused('BUSY');
    if (resolved.kind === 'refused') throw new HandshakeRefused(resolved.code);
    Object.assign(socket.data, { player: resolved.player, tokenHash: resolved.tokenHash });
    socket.handshake.auth = {};
  }

  return (socket: BattleSocket, next: (error?: Error) => void): void => {
    admit(socket).then(
      () => next(),
      (error: unknown) => {
        const refused = error instanceof HandshakeRefused ? error : new HandshakeRefused('INTERNAL');
        options.meter.refused(refused.data.code);
        next(refused);
      },
    );
  };
}
