import { setTimeout as delay } from 'node:timers/promises';
import { Violations } from '@quiz-arena/battle-server/simulation/violations';
import { ChaosPlayer } from './chaos-player.ts';
import type { CrowdLife } from './crowd-life.ts';
import { CrowdTally } from './crowd-tally.ts';
import type { Account } from './quiz-backend.ts';

const POLL_MS = 50;
/** Nobody listens there: all nodes are away. */
const NOWHERE = 'http://127.0.0.1:1';

export const STAKE = 5;

export interface CrowdOptions {
  readonly accounts: readonly Account[];
  /** Addresses of the battle nodes that a load balancer would send players to. */
  readonly urls: () => readonly string[];
  /** How long a player thinks about a question, milliseconds. */
  readonly think: { readonly leastMs: number; readonly mostMs: number };
  /** The store will lose writes that were told already. */
  readonly isUncertain: boolean;
}

/** Players who battle each other until the crowd is closed. */
export class Crowd implements CrowdLife {
  readonly players: readonly ChaosPlayer[];
  readonly violations = new Violations();
  readonly terms = { category: '', languageId: '14', entryCoin: STAKE };
  readonly isUncertain: boolean;
  tally = new CrowdTally();
  isClosing = false;
  readonly #options: CrowdOptions;

  constructor(options: CrowdOptions) {
    this.#options = options;
    this.isUncertain = options.isUncertain;
    this.players = options.accounts.map((account) => new ChaosPlayer(account, this));
  }

  enter(): void {
    for (const player of this.players) player.enter();
  }

  pickUrl(): string {
    const urls = this.#options.urls();
    return urls[Math.floor(Math.random() * urls.length)] ?? NOWHERE;
  }

  thinkMs(): number {
    const { leastMs, mostMs } = this.#options.think;
    return leastMs + Math.random() * (mostMs - leastMs);
  }

  /** Measures anew from here; the answer is what was measured before. */
  measureAnew(): CrowdTally {
    const before = this.tally;
    this.tally = new CrowdTally();
    return before;
  }

  /** Players whose question runs. */
  get playing(): number {
    return this.players.filter(({ question }) => question !== null).length;
  }

  /** Whether `isSo` within `withinMs`. */
  async until(isSo: () => boolean, withinMs: number): Promise<boolean> {
    const giveUpAt = performance.now() + withinMs;
    while (!isSo()) {
      if (performance.now() > giveUpAt) return false;
      await delay(POLL_MS);
    }
    return true;
  }

  /** Lets everyone finish what he plays. Whether all did within `withinMs`. */
  async finish(withinMs: number): Promise<boolean> {
    this.isClosing = true;
    const isDone = await this.until(() => this.players.every((player) => player.isIdle), withinMs);
    await Promise.all(this.players.map((player) => player.lookBack()));
    return isDone;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
