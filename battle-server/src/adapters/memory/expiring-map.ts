import type { Clock } from '../../ports/clock.ts';

/** A map whose entries go by themselves: on reading, and in a sweep every so many writes. */
export class ExpiringMap<Key, Value> {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #entries = new Map<Key, { value: Value; goesAt: number }>();
  #writesUntilSweep = 1_000;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** `goesAt`: epoch milliseconds. */
  set(key: Key, value: Value, goesAt: number): void {
    this.#entries.set(key, { value, goesAt });
    this.#writesUntilSweep -= 1;
    if (this.#writesUntilSweep <= 0) {
      this.#sweep();
      this.#writesUntilSweep = 1_000 + this.#entries.size;
    }
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.goesAt <= this.#clock.now()) {
      this.#entries.delete(key);
      return undefined;
    }
    return entry?.value;
  }

  delete(key: Key): boolean {
    return this.#entries.delete(key);
  }

  /** Those still there, oldest first. */
  values(): Value[] {
    this.#sweep();
    return Array.from(this.#entries.values(), (entry) => entry.value);
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [key, entry] of this.#entries) {
      if (entry.goesAt <= now) this.#entries.delete(key);
    }
  }
}
