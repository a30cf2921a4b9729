import { setTimeout as pause } from 'node:timers/promises';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { enterBySearch, NOBODY_FOUND, type SearchTerms } from '../../load/driver/enter-battle.ts';
import type { LatencySummary } from '../../load/driver/latency.ts';
import { PlayMeasures } from '../../load/driver/play-measures.ts';
import type { PlayerLink } from '../../load/driver/player-link.ts';
import { SharedRooms } from '../../load/driver/shared-rooms.ts';

/** Each pair searches in a language of its own, so that it finds itself; not in that of searches that name none. */
const LANGUAGES = ['15', '16', '17', '18'] as const;
/** No hostile frame searches at this stake. */
const STAKE = 20;
const THINK_MS = 150;
/** A battle of ten questions that takes longer is not played. */
const BATTLE_WITHIN_MS = 60_000;
const BUSY = `handshake: ${JSON.stringify({ code: 'BUSY' })}`;
/** Who finds the node busy, or whose opponent is late, comes again, as clients do: so often, after so many milliseconds. */
const COMES_AGAIN: ReadonlyMap<string, { readonly times: number; readonly afterMs: number }> = new Map([
  [BUSY, { times: 10, afterMs: 300 }],
  [NOBODY_FOUND, { times: 3, afterMs: 0 }],
]);
/** Refusals that are only for a moment; one that lasts ends the entering. */
const PASSING: readonly string[] = ['search ALREADY_IN_BATTLE', 'cancelSearch WRONG_PHASE'];

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
  /** How often one of them came again before he got into a battle. */
  readonly returns: number;
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
  #returns = 0;
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
    this.#returns = 0;
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
      returns: this.#returns,
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
    const refusals = [...this.#measures.refusals].filter(
      ([what]) => !what.endsWith(' BUSY') && !PASSING.includes(what),
    );
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

  async #enter(isAlone: () => boolean, ...[token, terms, rooms, options]: Entering): Promise<PlayerLink> {
    const times = new Map<string, number>();
    for (;;) {
      try {
        return await enterBySearch(this.#url, token, terms, rooms, options);
      } catch (error) {
        const why = error instanceof Error ? error.message : '';
        const again = COMES_AGAIN.get(why);
        const before = times.get(why) ?? 0;
        if (again === undefined || before === again.times || isAlone()) throw error;
        times.set(why, before + 1);
        this.#returns += 1;
        await pause(again.afterMs);
      }
    }
  }

  async #playOne(pair: Pair, terms: SearchTerms): Promise<void> {
    const rooms = new SharedRooms();
    const over: Promise<void>[] = [];
    const failures: unknown[] = [];
    const lost = Promise.withResolvers<string>();
    const entering = pair.map(async (token) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      over.push(promise);
      const options = {
        measures: this.#measures,
        thinkMs: () => THINK_MS,
        onLost: (reason: string) => lost.resolve(`got lost: ${reason}`),
        onMessage({ events }: BattleMessage) {
          if (events.some(({ type }) => type === 'settled' || type === 'voided')) resolve();
        },
      };
      try {
        return await this.#enter(() => failures.length > 0, token, terms, rooms, options);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
    const entered = await Promise.allSettled(entering);
    const links = entered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (failures.length > 0) {
      for (const link of links) link.close();
      throw failures[0];
    }
    const late = pause(BATTLE_WITHIN_MS, 'played a battle that did not end', { ref: false });
    const fault = await Promise.race([Promise.all(over).then(() => null), late, lost.promise]);
    if (fault === null) this.#battles += 1;
    else this.#faults.push(`a valid player ${fault}`);
    for (const link of links) link.close();
  }
}
