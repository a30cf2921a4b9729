import { setTimeout as pause } from 'node:timers/promises';
import type { BattleCommandInput } from '@quiz-arena/contract/battle/battle-commands';
import { isRefusal } from '../driver/ask-until-answered.ts';
import type { LoadPlayer } from './load-player.ts';

/** How players come together. */
export const partyKinds = ['random', 'friend', 'group', 'bot'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** Players of one room; who searches finds his room alone. */
export const partySizes: { readonly [Kind in PartyKind]: readonly number[] } = {
  random: [1],
  friend: [2],
  group: [3, 4],
  bot: [1],
};

export interface PartyTerms {
  readonly entryCoin: number;
  readonly languageId: string;
  /** Rooms with a code wait for it before they begin; they do not begin when nothing goes on by then. */
  readonly begin?: Promise<void>;
}

/** Between a battle's end and the next one, and after a try that failed, milliseconds. */
const BETWEEN_MS = { from: 200, to: 1_200 };
const AFTER_FAILURE_MS = 1_000;

/** Some players who play battle after battle together. */
export class Party {
  readonly kind: PartyKind;
  readonly players: readonly LoadPlayer[];
  readonly #terms: PartyTerms;

  constructor(kind: PartyKind, players: readonly LoadPlayer[], terms: PartyTerms) {
    this.kind = kind;
    this.players = players;
    this.#terms = terms;
  }

  /** Plays while `goesOn` says so, at least one battle, to the end of the last one. */
  async play(goesOn: () => boolean): Promise<void> {
    do {
      const isTogether = await this.#gather(goesOn);
      if (isTogether)
        await Promise.all(this.players.filter((player) => player.isInBattle).map((player) => player.over));
      else await this.#part();
      await pause(
        isTogether ? BETWEEN_MS.from + Math.random() * (BETWEEN_MS.to - BETWEEN_MS.from) : AFTER_FAILURE_MS,
      );
    } while (goesOn());
  }

  #gather(goesOn: () => boolean): Promise<boolean> {
    const [first] = this.players;
    if (first === undefined) return Promise.resolve(false);
    if (this.kind === 'random') return first.findOpponent(this.#wish() as BattleCommandInput<'search'>);
    if (this.kind === 'bot') return this.#meetBot(first);
    return this.#fillRoom(first, this.kind, goesOn);
  }

  #wish() {
    const { entryCoin, languageId } = this.#terms;
    return { category: '', entryCoin, languageId };
  }

  async #meetBot(player: LoadPlayer): Promise<boolean> {
    const { languageId } = this.#terms;
    const wish = { category: '', languageId, level: 'hard' } as BattleCommandInput<'playBot'>;
    return (await player.enter('playBot', wish)) !== null;
  }

  async #fillRoom(host: LoadPlayer, kind: 'friend' | 'group', goesOn: () => boolean): Promise<boolean> {
    const { begin } = this.#terms;
    const capacity = kind === 'group' ? this.players.length : undefined;
    const wish = { kind, ...this.#wish(), ...(capacity && { capacity }) };
    const view = await host.enter('createRoom', wish as BattleCommandInput<'createRoom'>);
    const { roomId, roomCode } = view ?? {};
    if (!roomId || !roomCode) return false;
    const guests = this.players.filter((player) => player !== host);
    const isReady = await Promise.all(
      guests.map(async (guest) => {
        const seen = await guest.enter('joinRoom', { roomCode } as BattleCommandInput<'joinRoom'>);
        return seen !== null && !isRefusal(await guest.ask('ready', { roomId, ready: true }));
      }),
    );
    await begin;
    if (isReady.includes(false) || (begin !== undefined && !goesOn())) return false;
    return !isRefusal(await host.ask('start', { roomId }));
  }

  /** Whoever is in a room that did not begin leaves it. */
  async #part(): Promise<void> {
    await Promise.all(this.players.map((player) => player.leave()));
  }
}
