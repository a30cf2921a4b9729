import { Latency } from './latency.ts';

/** What driven players measure together. Latencies count from the moment that was planned, not from the sending. */
export class PlayMeasures {
  /** From the planned answer to its ack. */
  readonly ack = new Latency();
  /** From the planned answer until a player of the room is told of it. */
  readonly event = new Latency();
  /** Accepted answers. */
  answers = 0;
  /** Ends that players were told of, by reason: of a result, or of a void. */
  readonly ends = new Map<string, number>();
  /** Refused commands by `command CODE`. */
  readonly refusals = new Map<string, number>();

  ended(reason: string): void {
    count(this.ends, reason);
  }

  refused(command: string, code: string): void {
    count(this.refusals, `${command} ${code}`);
  }

  /** Forgets what was measured so far. */
  reset(): void {
    this.ack.reset();
    this.event.reset();
    this.answers = 0;
    this.ends.clear();
    this.refusals.clear();
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
