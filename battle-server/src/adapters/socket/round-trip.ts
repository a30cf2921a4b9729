/** The smallest of so many counts: one slow pong does not buy compensation [B5]. */
const KEPT = 3;

/**
 * The round trip of one connection, by pings of this server's own. Nothing that the client says goes into it but the
 * moment of its pong.
 */
export class RoundTrip {
  #newest: readonly number[] = [];
  #sentAt: number | null = null;

  /** `now`: milliseconds of a clock that does not step, as below. */
  pinged(now: number): void {
    this.#sentAt = now;
  }

  /** Pongs that nobody asked for are ignored. */
  ponged(now: number): void {
    if (this.#sentAt === null) return;
    this.#newest = [...this.#newest, Math.round(now - this.#sentAt)].slice(-KEPT);
    this.#sentAt = null;
  }

  /** Milliseconds; null before the first pong. */
  get ms(): number | null {
    return this.#newest.length === 0 ? null : Math.min(...this.#newest);
  }
}
