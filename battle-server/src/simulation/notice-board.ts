import type { Chance } from './simulated-chance.ts';

/** How room codes get around among simulated people. */
export class NoticeBoard {
  readonly #codes: string[] = [];

  put(code: string): void {
    this.#codes.push(code);
  }

  take(code: string): void {
    const index = this.#codes.indexOf(code);
    if (index >= 0) this.#codes.splice(index, 1);
  }

  pick(chance: Chance): string | undefined {
    return chance.pick(this.#codes);
  }
}
