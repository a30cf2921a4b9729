import type { Clock } from '../ports/clock.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly task: () => void;
  isCancelled: boolean;
}

const isBefore = (a: Timer, b: Timer) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Virtual time for code that awaits: what falls due runs in order, and promises settle before time goes on. */
export class SimulatedTime implements Clock {
  #now: number;
  #order = 0;
  /** A binary heap, the earliest first. */
  readonly #heap: Timer[] = [];

  constructor(startAt: number) {
    this.#now = startAt;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, task: () => void): () => void {
    const at = this.#now + Math.max(0, Math.round(delayMs));
    const timer: Timer = { at, order: this.#order++, task, isCancelled: false };
    this.#push(timer);
    return () => {
      timer.isCancelled = true;
    };
  }

  delay(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Lets time pass until `end`, or until `isDone`. */
  async runUntil(end: number, isDone: () => boolean = () => false): Promise<void> {
    await settled();
    for (let next = this.#heap[0]; next !== undefined && next.at <= end && !isDone(); next = this.#heap[0]) {
      this.#now = next.at;
      this.#runDue();
      await settled();
    }
    if (!isDone()) {
      this.#now = end;
    }
  }

  #runDue(): void {
    const due: Timer[] = [];
    for (let next = this.#heap[0]; next !== undefined && next.at <= this.#now; next = this.#heap[0]) {
      due.push(this.#pop(next));
    }
    for (const timer of due) {
      if (!timer.isCancelled) {
        timer.task();
      }
    }
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let index = heap.length;
    for (let parent = (index - 1) >> 1; index > 0; parent = (index - 1) >> 1) {
      const above = heap[parent];
      if (above === undefined || !isBefore(timer, above)) {
        break;
      }
      heap[index] = above;
      index = parent;
    }
    heap[index] = timer;
  }

  #pop(first: Timer): Timer {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || last === first) {
      return first;
    }
    let index = 0;
    for (let child = 1; child < heap.length; child = 2 * index + 1) {
      const [left, right] = [heap[child], heap[child + 1]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const below = isRight ? right : left;
      if (below === undefined || !isBefore(below, last)) {
        break;
      }
      heap[index] = below;
      index = isRight ? child + 1 : child;
    }
    heap[index] = last;
    return first;
  }
}

/** Resolves once every promise that can settle without time passing has settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
