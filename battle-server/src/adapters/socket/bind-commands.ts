import { type BattleCode, battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import {
  type BattleCommandName,
  type BattleCommandPayload,
  type BattleRefusal,
  battleCommands,
} from '@quiz-arena/contract/battle/battle-commands';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { roomId } from '@quiz-arena/contract/ids';
import { z } from 'zod';
import type { BattleApplication } from '../../application/battle-application.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Meter } from '../../ports/meter.ts';
import type { PlayerSocket } from './player-socket.ts';

/** An ack leaves so long before `ackMs` is over, milliseconds. */
const ACK_MARGIN_MS = 200;

/** What a command needs of the player who sent it. */
export type Commander = Pick<PlayerSocket, 'player' | 'connection' | 'bucket'> & {
  readonly link: Pick<PlayerSocket['link'], 'roundTripMs'>;
};

export interface CommandBinding<Of extends Commander> {
  readonly handle: BattleApplication['handle'];
  readonly clock: Clock;
  readonly log: Log;
  readonly meter: Meter;
  readonly ackMs: number;
  /** After each answer that carries a view: the socket sees that room from now on. */
  onView(of: Of, view: BattleView): void;
}

/** Carries out one command; null: nobody waits for its answer. */
export type RunCommand<Of extends Commander> = (
  of: Of,
  name: string,
  payload: unknown,
  ack: ((answer: object) => void) | null,
) => Promise<void>;

/**
 * Carries out whatever a player sends, one way for all commands: rate, name, payload by the contract's table, the
 * player from his token, one ack within `ackMs`. Nothing that a client sends makes it throw.
 */
export function bindCommands<Of extends Commander>(binding: CommandBinding<Of>): RunCommand<Of> {
  const { clock, log, meter } = binding;

  async function answerTo(of: Of, name: string, payload: unknown) {
    const waitMs = of.bucket.take();
    if (waitMs > 0) return refusal('RATE_LIMITED', waitMs);
    if (!isCommand(name)) return refusal('INVALID_INPUT');
    const parsed = battleCommands[name].payload.safeParse(payload);
    if (!parsed.success) return refusal('INVALID_INPUT');
    const caller = {
      player: of.player,
      connection: of.connection,
      receivedAt: clock.now(),
      roundTripMs: of.link.roundTripMs,
    };
    const answer = await binding.handle(name, parsed.data as BattleCommandPayload<typeof name>, caller);
    if ('view' in answer) binding.onView(of, answer.view);
    return answer;
  }

  async function answerSafely(of: Of, name: string, payload: unknown) {
    try {
      return await answerTo(of, name, payload);
    } catch (error) {
      meter.tally('internal-error');
      log.error(
        { err: error, command: name, playerId: of.player.userId, roomId: roomOf(payload) },
        'a command failed',
      );
      return refusal('INTERNAL');
    }
  }

  return async (of, name, payload, ack) => {
    const startedAt = performance.now();
    let isAcked = ack === null;
    const once = (answer: object) => {
      if (!isAcked) ack?.(answer);
      isAcked = true;
    };
    const cancel = isAcked
      ? () => undefined
      : clock.after(binding.ackMs - ACK_MARGIN_MS, () => once(refusal('BUSY')));
    const answer = await answerSafely(of, name, payload);
    cancel();
    once(answer);
    meter.handled(isCommand(name) ? name : 'unknown', performance.now() - startedAt);
    if ('code' in answer) meter.refused(String(answer.code));
  };
}

function isCommand(name: string): name is BattleCommandName {
  return Object.hasOwn(battleCommands, name);
}

/** The room that a payload names, for the log. */
function roomOf(payload: unknown): string | undefined {
  const named = z.object({ roomId }).safeParse(payload);
  return named.success ? named.data.roomId : undefined;
}

function refusal(code: BattleCode, retryAfterMs?: number): BattleRefusal {
  return {
    ok: false,
    code,
    message: battleCodes[code].message,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
