import { type BattleCode, battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import { battleHandshake } from '@quiz-arena/contract/battle/battle-commands';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { z } from 'zod';
import type { Meter } from '../../ports/meter.ts';
import type { PlayerDirectory, PlayerProfile } from '../../ports/player-directory.ts';
import type { AddressLimit, RequestOrigin } from './address-limit.ts';
import type { EntryRefusal } from './client-link.ts';

export interface HandshakeOptions {
  readonly directory: PlayerDirectory;
  readonly addresses: AddressLimit;
  readonly meter: Meter;
  readonly isDraining: () => boolean;
}

/** What the handshake found out about a client. */
export interface Admitted {
  readonly player: PlayerProfile;
  /** SHA-256 (hex) of the token; the token itself is not kept. */
  readonly tokenHash: string;
}

type Verdict = Admitted | { readonly refusal: EntryRefusal };

/** A refused handshake: the client reads `data.code`. */
export function entryRefusal(code: BattleCode, retryAfterMs?: number): EntryRefusal {
  const data = { code, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return { message: battleCodes[code].message, data };
}

/** Finds out who connects, by his token alone; everyone else is refused with a code. Never rejects. */
export function createHandshake({ directory, addresses, meter, isDraining }: HandshakeOptions) {
  function refused(code: BattleCode, retryAfterMs?: number): Verdict {
    meter.refused(code);
    return { refusal: entryRefusal(code, retryAfterMs) };
  }

  async function admit(origin: RequestOrigin, given: unknown): Promise<Verdict> {
    if (isDraining()) return refused('BUSY');
    const waitMs = addresses.take(origin);
    if (waitMs > 0) return refused('RATE_LIMITED', waitMs);
    if (isTooOld(given)) return refused('PROTOCOL_TOO_OLD');
    const auth = battleHandshake.safeParse(given);
    if (!auth.success || auth.data.protocol !== BATTLE_PROTOCOL) return refused('UNAUTHORIZED');
    const resolved = await directory.resolve(auth.data.token);
    if (resolved.kind === 'unavailable') return refused('BUSY');
    if (resolved.kind === 'refused') return refused(resolved.code);
    return { player: resolved.player, tokenHash: resolved.tokenHash };
  }

  return (origin: RequestOrigin, auth: unknown): Promise<Verdict> =>
    admit(origin, auth).catch(() => refused('INTERNAL'));
}

const versioned = z.object({ protocol: z.number() });

function isTooOld(auth: unknown): boolean {
  const given = versioned.safeParse(auth);
  return given.success && given.data.protocol < BATTLE_PROTOCOL;
}
