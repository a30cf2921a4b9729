import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { openWebSocketLink, type WebSocketLink } from '../../load/driver/web-socket-link.ts';
import { findLeak } from './find-leak.ts';
import type { FuzzTally } from './fuzz-tally.ts';
import { judgePacket, readPacket } from './judge-message.ts';
import { type HostileFrame, mutateFrame } from './mutate-frame.ts';
import type { LaneMemory } from './sound-payload.ts';

/** Frames that are under way at once. */
const BATCH = 24;
/** A sound command is answered within it, milliseconds: twice the time of an ack. */
const ANSWERED_WITHIN_MS = 10_000;
/** Connections refused one after another, and the pause between, milliseconds. */
const MOST_REFUSED = 20;
const PAUSE_MS = 200;

export interface LaneOptions {
  readonly url: string;
  readonly token: string;
  readonly seed: string;
  readonly secrets: readonly string[];
  readonly tally: FuzzTally;
}

type Ending = 'answered' | 'closed' | 'silent';

/** One player who sends nothing but nonsense, over as many connections as that takes. */
export class FuzzLane {
  readonly #options: LaneOptions;
  readonly #random: Random;
  readonly #memory: LaneMemory = { roomId: 'none', ticket: 'none', roomCode: '000000' };
  readonly #asked = new Map<number, BattleCommandName>();
  #ids = 0;
  #link: WebSocketLink | undefined;
  #isIn = false;
  #settle: (ending: Ending) => void = () => undefined;
  #probe = -1;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#random = seededRandom(options.seed);
  }

  /** Sends frames until the tally has enough, or nobody is let in any more; then says goodbye. */
  async run(): Promise<void> {
    const { tally } = this.#options;
    let refused = 0;
    while (!tally.isEnough()) {
      if (this.#isIn || (await this.#enter())) {
        refused = 0;
        await this.#sendBatch();
        continue;
      }
      refused += 1;
      if (refused === MOST_REFUSED) return tally.find('the node lets nobody in any more', []);
      await pause(PAUSE_MS);
    }
    this.#link?.close();
    this.#isIn = false;
  }

  /** Frames that a connection may survive go together; one that is to end it goes alone, behind them. */
  async #sendBatch(): Promise<void> {
    const frames: HostileFrame[] = [];
    let last: HostileFrame | undefined;
    while (frames.length < BATCH && last === undefined) {
      this.#ids += 1;
      const frame = mutateFrame(this.#random, this.#memory, this.#ids);
      if (frame.isLast) last = frame;
      else frames.push(frame);
    }
    if (frames.length > 0) await this.#sendAndProbe(frames);
    if (last !== undefined && this.#isIn) await this.#sendAndProbe([last]);
  }

  /** Sends frames and behind them a sound command, whose ack shows that they have arrived. */
  async #sendAndProbe(frames: readonly HostileFrame[]): Promise<void> {
    const { tally } = this.#options;
    for (const { asked } of frames) if (asked !== undefined) this.#asked.set(asked.id, asked.name);
    const ending = this.#nextEnding();
    this.#link?.sendRaw(Buffer.concat(frames.map(({ bytes }) => bytes)));
    this.#ids += 1;
    this.#probe = this.#ids;
    this.#asked.set(this.#probe, 'clock');
    this.#link?.sendText(`42/battle,${this.#probe}["clock",{"cid":"${randomUUID()}"}]`);
    const how = await ending;
    if (how === 'answered') {
      tally.count(frames);
      return;
    }
    if (how === 'silent') tally.find('a sound command without an answer', frames);
    // Which of several frames has ended the connection is not known: one alone is counted.
    tally.count(frames.slice(0, 1));
    this.#link?.cut();
    this.#asked.clear();
    this.#isIn = false;
  }

  /** Connects and enters the namespace as this lane's player. */
  async #enter(): Promise<boolean> {
    const ending = this.#nextEnding();
    const address = new URL('/socket.io/?EIO=4&transport=websocket', this.#options.url);
    const link = openWebSocketLink(address, {
      onOpen: () => undefined,
      onText: (text) => {
        if (link === this.#link) this.#hear(text);
      },
      onBinary: () => this.#options.tally.find('a binary answer', []),
      onClose: () => {
        if (link === this.#link) this.#settle('closed');
      },
    });
    this.#link = link;
    this.#options.tally.connections += 1;
    this.#isIn = (await ending) === 'answered';
    if (!this.#isIn) link.cut();
    return this.#isIn;
  }

  #nextEnding(): Promise<Ending> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('silent'), ANSWERED_WITHIN_MS);
      this.#settle = (ending) => {
        clearTimeout(timer);
        resolve(ending);
      };
    });
  }

  #hear(text: string): void {
    if (text === '2') this.#link?.sendText('3');
    else if (text.startsWith('0')) this.#link?.sendText(`40/battle,${this.#auth()}`);
    else this.#judge(text);
  }

  #auth(): string {
    return JSON.stringify({ token: this.#options.token, protocol: BATTLE_PROTOCOL });
  }

  #judge(text: string): void {
    const { tally, secrets } = this.#options;
    tally.answers += 1;
    if (findLeak(text, secrets) === 'a secret') tally.find('a secret in an answer', []);
    const packet = readPacket(text);
    if (packet === undefined) return;
    if (packet.type === '0' && !this.#isIn) {
      this.#settle('answered');
      return;
    }
    const asked = packet.id === undefined ? undefined : this.#asked.get(packet.id);
    if (packet.id !== undefined) this.#asked.delete(packet.id);
    const wrong = judgePacket(packet, asked);
    if (wrong !== undefined) tally.find(wrong, []);
    if (packet.type === '3') this.#remember(packet.body);
    if (packet.id === this.#probe) this.#settle('answered');
  }

  /** Rooms, codes and tickets that an ack names are used by later frames. */
  #remember(body: unknown): void {
    const [ack] = body as [Partial<LaneMemory> | null];
    for (const key of ['roomId', 'ticket', 'roomCode'] as const) {
      const value = ack?.[key];
      if (typeof value === 'string') this.#memory[key] = value;
    }
  }
}
