import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import { Latency } from '../../load/driver/latency.ts';

/** An ack that takes longer, on a machine that also runs everything else, was late [I18]. */
const ACK_LIMIT_MS = 3_500;

/** A player whose node died is to be back by then. */
const BACK_LIMIT_MS = 5_000;

/** What a crowd measures together. */
export class CrowdTally {
  /** From the loss of a battle's link to the room's next view. */
  readonly back = new Latency();
  /** From the sending of an answer to its ack. */
  readonly answer = new Latency();
  /** Acks of any command. */
  readonly ack = new Latency();
  /** What the server counted of a player's time against what he took, either way. */
  readonly clock = new Latency();
  answers = 0;
  /** Answers that were acked within `quickMs`. */
  quickAnswers = 0;
  quickMs = 0;
  syncs = 0;
  /** Times that each player lost his link in a battle. */
  readonly losses = new Map<string, number>();
  /** Of those who came back, how many did so in time. */
  backInTime = 0;
  /** Acks that came too late or not at all. */
  lateAcks = 0;
  /** What players saw of others: dropped, gone. */
  readonly seen = new Map<string, number>();
  readonly refusals = new Map<string, number>();

  acked(tookMs: number | null): void {
    if (tookMs !== null) this.ack.record(tookMs);
    if (tookMs === null || tookMs > ACK_LIMIT_MS) this.lateAcks += 1;
  }

  answerAcked(tookMs: number, isTaken: boolean): void {
    if (!isTaken) return;
    this.answer.record(tookMs);
    this.answers += 1;
    if (tookMs <= this.quickMs) this.quickAnswers += 1;
  }

  timed(takenMs: number, thoughtMs: number, isFirstTry: boolean): void {
    if (isFirstTry) this.clock.record(Math.abs(takenMs - thoughtMs));
  }

  left(playerId: string): void {
    this.losses.set(playerId, (this.losses.get(playerId) ?? 0) + 1);
  }

  returned(afterMs: number): void {
    this.back.record(afterMs);
    if (afterMs <= BACK_LIMIT_MS) this.backInTime += 1;
  }

  saw({ type }: BattleEvent): void {
    this.seen.set(type, (this.seen.get(type) ?? 0) + 1);
  }

  refused(command: string, code: string): void {
    const key = `${command} ${code}`;
    this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
  }
}
