import { setTimeout as pause } from 'node:timers/promises';
import { enterBySearch } from '../../load/driver/enter-battle.ts';
import { PlayMeasures } from '../../load/driver/play-measures.ts';
import { SharedRooms } from '../../load/driver/shared-rooms.ts';

/** No hostile frame searches at this stake. */
const TERMS = { category: '', languageId: '14', entryCoin: 20 };
const THINK_MS = 150;
/** A battle of ten questions that takes longer is not played. */
const BATTLE_WITHIN_MS = 60_000;

/** Players who play battle after battle as clients do, while others attack their server. */
export class ValidPlay {
  readonly measures = new PlayMeasures();
  readonly faults: string[] = [];
  battles = 0;
  readonly #url: string;
  readonly #tokens: readonly string[];
  #isStopped = false;

  constructor(url: string, tokens: readonly [string, string]) {
    this.#url = url;
    this.#tokens = tokens;
  }

  /** Plays until `stop`; the battle that runs then is played to its end. */
  async run(): Promise<void> {
    this.#isStopped = false;
    while (!this.#isStopped) {
      await this.#playOne().catch((error: unknown) => {
        this.faults.push(error instanceof Error ? error.message : String(error));
      });
      await pause(50);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #playOne(): Promise<void> {
    const rooms = new SharedRooms();
    const over: Promise<void>[] = [];
    const entering = this.#tokens.map((token) => {
      let end: () => void = () => undefined;
      over.push(
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      );
      return enterBySearch(this.#url, token, TERMS, rooms, {
        measures: this.measures,
        thinkMs: () => THINK_MS,
        onMessage({ events }) {
          if (events.some(({ type }) => type === 'settled' || type === 'voided')) end();
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
    if (how === 'late') this.faults.push('a battle that did not end');
    else this.battles += 1;
    for (const link of links) link.close();
  }
}
