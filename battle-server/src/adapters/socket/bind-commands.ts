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
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

/** An ack leaves so long before `ackMs` is over, milliseconds. */
const ACK_MARGIN_MS = 200;

/** What a command needs of the socket that sent it. */
type CommandSocket = Pick<PlayerSocket, 'player' | 'connection' | 'roundTripMs'> & {
  readonly socket: { onAny(listener: (name: string, payload: unknown, ack: unknown) => void): unknown };
};

export interface CommandBinding<Of extends CommandSocket = PlayerSocket> {
  readonly handle: BattleApplication['handle'];
  readonly clock: Clock;
  readonly log: Log;
  readonly meter: Meter;
  /** On average; twice as many at once. */
  readonly commandsPerSecond: number;
  readonly ackMs: number;
  /** After each answer that carries a view: the socket sees that room from now on. */
  onView(of: Of, view: BattleView): void;
}

type Ack = (answer: object) => void;

/**
 * Carries out whatever a socket sends, one way for all commands: rate, name, payload by the contract's table, the
 * player from his token, one ack within `ackMs`. Nothing that a client sends makes it throw. The answer binds one
 * socket; what all sockets share is made once.
 */
export function createCommandBinder<Of extends CommandSocket>(binding: CommandBinding<Of>): (of: Of) => void {
  const { clock, log, meter, commandsPerSecond: perSecond } = binding;

  async function answerTo(of: Of, bucket: TokenBucket, name: string, payload: unknown) {
    const waitMs = bucket.take();
    if (waitMs > 0) return refusal('RATE_LIMITED', waitMs);
    if (!isCommand(name)) return refusal('INVALID_INPUT');
    const parsed = battleCommands[name].payload.safeParse(payload);
    if (!parsed.success) return refusal('INVALID_INPUT');
    const caller = {
      player: of.player,
      connection: of.connection,
      receivedAt: clock.now(),
      roundTripMs: of.roundTripMs(),
    };
    const answer = await binding.handle(name, parsed.data as BattleCommandPayload<typeof name>, caller);
    if ('view' in answer) binding.onView(of, answer.view);
    return answer;
  }

  async function answerSafely(of: Of, bucket: TokenBucket, name: string, payload: unknown) {
    try {
      return await answerTo(of, bucket, name, payload);
    } catch (error) {
      meter.tally('internal-error');
      log.error(
        { err: error, command: name, playerId: of.player.userId, roomId: roomOf(payload) },
        'a command failed',
      );
      return refusal('INTERNAL');
    }
  }

  return (of) => {
    const bucket = createTokenBucket(perSecond, 2 * perSecond, () => performance.now());
    of.socket.onAny((name: string, payload: unknown, ack: unknown) => {
      const startedAt = performance.now();
      const once = onlyOnce(typeof ack === 'function' ? (ack as Ack) : () => undefined);
      const cancel = clock.after(binding.ackMs - ACK_MARGIN_MS, () => once(refusal('BUSY')));
      void answerSafely(of, bucket, name, payload).then((answer) => {
        cancel();
        once(answer);
        meter.handled(isCommand(name) ? name : 'unknown', performance.now() - startedAt);
        if ('code' in answer) meter.refused(String(answer.code));
      });
    });
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

function onlyOnce(ack: Ack): Ack {
  let isAcked = false;
  return (answer) => {
    if (isAcked) return;
    isAcked = true;
    ack(answer);
  };
}

function refusal(code: BattleCode, retryAfterMs?: number): BattleRefusal {
  return {
    ok: false,
    code,
    message: battleCodes[code].message,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
