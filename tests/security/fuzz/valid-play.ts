import { setTimeout as pause } from 'node:timers/promises';
import { enterBySearch, type SearchTerms } from '../../load/driver/enter-battle.ts';
import type { LatencySummary } from '../../load/driver/latency.ts';
import { PlayMeasures } from '../../load/driver/play-measures.ts';
import type { PlayerLink } from '../../load/driver/player-link.ts';
import { SharedRooms } from '../../load/driver/shared-rooms.ts';

/** Each pair searches in a language of its own, so that it finds itself. */
const LANGUAGES = ['14', '15', '16', '17'] as const;
/** No hostile frame searches at this stake. */
const STAKE = 20;
const THINK_MS = 150;
/** A battle of ten questions that takes longer is not played. */
const BATTLE_WITHIN_MS = 60_000;
/** Who is told that the node is busy comes again, as clients do: so often, after so many milliseconds. */
const COMES_AGAIN = { times: 10, afterMs: 300 };

const BUSY = `handshake: ${JSON.stringify({ code: 'BUSY' })}`;

type Entering = Parameters<typeof enterBySearch> extends [string, ...infer Rest] ? Rest : never;

export type Pair = readonly [token: string, token: string];
export const VALID_PAIRS = LANGUAGES.length;

/** How long it took from the planned answers to their acks, and until the room was told of them. */
export interface PlayPace {
  readonly ack: LatencySummary;
  readonly event: LatencySummary;
}

export interface ValidPlayReport {
  readonly players: number;
  readonly battles: number;
  /** Before anybody attacks, and meanwhile. */
  readonly before: PlayPace;
  readonly meanwhile: PlayPace;
  readonly findings: readonly string[];
}

/** Pairs of players who play battle after battle as clients do, while others attack their server. */
export class ValidPlay {
  readonly #measures = new PlayMeasures();
  readonly #faults: string[] = [];
  readonly #url: string;
  readonly #pairs: readonly Pair[];
  #battles = 0;
  #before: PlayPace | undefined;
  #isStopped = false;

  /** @param pairs at most VALID_PAIRS */
  constructor(url: string, pairs: readonly Pair[]) {
    this.#url = url;
    this.#pairs = pairs;
  }

  /** One battle of each pair, for the pace that the rest is held against; it does not count as one of them. */
  async warmUp(): Promise<void> {
    await Promise.all(this.#pairs.map((pair, place) => this.#play(pair, place)));
    this.#battles = 0;
    this.#before = this.#pace();
    this.#measures.ack.reset();
    this.#measures.event.reset();
  }

  /** Plays until `stop`; the battles that run then are played to their end. */
  async run(): Promise<void> {
    this.#isStopped = false;
    await Promise.all(
      this.#pairs.map(async (pair, place) => {
        while (!this.#isStopped) {
          await this.#play(pair, place);
          await pause(50);
        }
      }),
    );
  }

  stop(): void {
    this.#isStopped = true;
  }

  report(): ValidPlayReport {
    const meanwhile = this.#pace();
    return {
      players: 2 * this.#pairs.length,
      battles: this.#battles,
      before: this.#before ?? meanwhile,
      meanwhile,
      findings: [...this.#faults, ...this.#badEnds()],
    };
  }

  #pace(): PlayPace {
    return { ack: this.#measures.ack.summary(), event: this.#measures.event.summary() };
  }

  #badEnds(): string[] {
    const ends = [...this.#measures.ends].filter(([reason]) => reason !== 'completed');
    const refusals = [...this.#measures.refusals].filter(([what]) => !what.endsWith(' BUSY'));
    return [
      ...refusals.map(([what, count]) => `${count} × a valid player was refused: ${what}`),
      ...ends.map(([reason, count]) => `${count} × a valid player’s battle ended: ${reason}`),
      ...(this.#battles === 0 ? ['no valid battle was played'] : []),
    ];
  }

  async #play(pair: Pair, place: number): Promise<void> {
    const terms = { category: '', languageId: LANGUAGES[place] ?? LANGUAGES[0], entryCoin: STAKE };
    try {
      await this.#playOne(pair, terms);
    } catch (error) {
      this.#faults.push(`a valid player: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #enter(...[token, terms, rooms, options]: Entering): Promise<PlayerLink> {
    for (let again = 0; ; again += 1) {
      try {
        return await enterBySearch(this.#url, token, terms, rooms, options);
      } catch (error) {
        const isBusy = error instanceof Error && error.message === BUSY;
        if (!isBusy || again === COMES_AGAIN.times) throw error;
        await pause(COMES_AGAIN.afterMs);
      }
    }
  }

  async #playOne(pair: Pair, terms: SearchTerms): Promise<void> {
    const rooms = new SharedRooms();
    const over: Promise<void>[] = [];
    const entering = pair.map((token) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      over.push(promise);
      return this.#enter(token, terms, rooms, {
        measures: this.#measures,
        thinkMs: () => THINK_MS,
        onMessage({ events }) {
          if (events.some(({ type }) => type === 'settled' || type === 'voided')) resolve();
        },
      });
    });
    const entered = await Promise.allSettled(entering);
    const links = entered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = entered.find((one) => one.status === 'rejected');
    if (failed !== undefined) {
      for (const link of links) link.close();
      throw failed.reason;
    }
    const late = pause(BATTLE_WITHIN_MS, 'late' as const, { ref: false });
    const how = await Promise.race([Promise.all(over), late]);
    if (how === 'late') this.#faults.push('a valid player: a battle that did not end');
    else this.#battles += 1;
    for (const link of links) link.close();
  }
}
