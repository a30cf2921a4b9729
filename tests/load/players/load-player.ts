import { randomUUID } from 'node:crypto';
import type { BattleCommandInput, BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import type { BattleEvent, BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { askUntilAnswered, isRefusal } from '../driver/ask-until-answered.ts';
import { BattlePlayer } from '../driver/battle-player.ts';
import type { Account, LoadGame } from './load-game.ts';
import { PlayerConnection } from './player-connection.ts';
import { RoomFollower } from './room-follower.ts';

/** The room that a player is in now. */
interface Stay {
  readonly roomId: string;
  readonly follower: RoomFollower;
  readonly player: BattlePlayer;
  endedAt: number | null;
}

type Payload<Name extends BattleCommandName> = Omit<BattleCommandInput<Name>, 'cid'>;
type Answer = { readonly [key: string]: unknown };

const REMEMBERED_ROOMS = 8;

/** One player: connected, in at most one room, and back in it whenever the link went. Parties tell him what to do. */
export class LoadPlayer {
  readonly account: Account;
  readonly #game: LoadGame;
  readonly #connection: PlayerConnection;
  readonly #isStrict: boolean;
  readonly #known: string[] = [];
  #stay: Stay | undefined;
  #over = Promise.withResolvers<string>();
  #found = Promise.withResolvers<boolean>();
  #isEntering = false;
  #isSyncing = false;
  #scheduledAt: number | null = null;

  constructor(account: Account, game: LoadGame, isStrict: boolean) {
    this.account = account;
    this.#game = game;
    this.#isStrict = isStrict;
    this.#connection = new PlayerConnection(game, account.token, {
      onConnect: () => this.#connected(),
      onMessage: (name, body) => this.#hear(name, body),
    });
  }

  get isOnline(): boolean {
    return this.#connection.isOnline;
  }

  get isInBattle(): boolean {
    return this.#stay !== undefined;
  }

  /** Connects. `scheduledAt`: when he was to arrive (`performance.now()`). */
  arrive(scheduledAt: number): void {
    this.#scheduledAt = scheduledAt;
    this.#connection.open();
  }

  /** Searches until an opponent is found and the room is entered; false: nobody was found in this search. */
  async findOpponent(terms: Payload<'search'>): Promise<boolean> {
    this.#found = Promise.withResolvers();
    const answer = await this.ask('search', terms);
    // Already seated: the seat tells which room it is, and the player goes there.
    const { code, roomId } = answer;
    if (isRefusal(answer) && code !== 'ALREADY_IN_BATTLE') return false;
    if (typeof roomId === 'string') await this.#attach(roomId);
    return this.#found.promise;
  }

  /** Enters a room by a command that answers with its view. */
  async enter<Name extends 'createRoom' | 'joinRoom' | 'playBot'>(name: Name, payload: Payload<Name>) {
    this.#isEntering = true;
    try {
      const answer = await this.ask(name, payload);
      if (isRefusal(answer)) return null;
      const { view } = answer as { view: BattleView };
      this.#enter(view);
      return view;
    } finally {
      this.#isEntering = false;
    }
  }

  /** The end of the battle that he is in: told, settled or left. */
  get over(): Promise<string> {
    return this.#over.promise;
  }

  get roomId(): string | undefined {
    return this.#stay?.roomId;
  }

  async leave(): Promise<void> {
    const stay = this.#stay;
    if (stay === undefined) return;
    // Nobody answers on his way out.
    stay.player.stop();
    await this.ask('leave', { roomId: stay.roomId } as Payload<'leave'>);
    if (this.#stay === stay) this.#leaveRoom('left', false);
  }

  ask<Name extends BattleCommandName>(name: Name, payload: Payload<Name>): Promise<Answer> {
    return new Promise((resolve) => {
      const command = { cid: randomUUID(), ...payload };
      askUntilAnswered(this.#connection, name, command, this.#game.measures, (answer) =>
        resolve(answer as Answer),
      );
    });
  }

  cut(): void {
    this.#connection.cut();
  }

  /** Asks for a view when the server has been silent for too long, as clients do. */
  lookAfter(): void {
    const stay = this.#stay;
    if (stay !== undefined && this.isOnline && stay.follower.isOverdue(this.#game.serverNow()))
      this.#sync(stay);
  }

  close(): void {
    this.#stay?.player.stop();
    this.#connection.close();
    this.#over.resolve('the run is over');
    this.#found.resolve(false);
  }

  #connected(): void {
    const stay = this.#stay;
    if (stay === undefined) {
      this.#isBack();
      this.#connection.resume();
    } else void this.#attach(stay.roomId).then(() => this.#connection.resume());
  }

  #isBack(): void {
    const { lostAt } = this.#connection;
    this.#connection.lostAt = null;
    if (lostAt !== null) this.#game.measures.back.record(performance.now() - lostAt);
  }

  async #attach(roomId: string): Promise<void> {
    this.#know(roomId);
    const answer = await this.ask('attach', { roomId } as Payload<'attach'>);
    if (!isRefusal(answer)) {
      const { view } = answer as { view: BattleView };
      if (this.#stay?.roomId === roomId) this.#see(this.#stay, view);
      else this.#enter(view);
      this.#isBack();
      this.#found.resolve(true);
    } else if (this.#stay?.roomId === roomId) this.#leaveRoom(`attach ${answer.code}`, false);
    else this.#found.resolve(false);
  }

  #enter(view: BattleView): void {
    const { roomId } = view;
    const { rooms, told, held, measures, play } = this.#game;
    held.check(
      this.#stay === undefined,
      'I11',
      () => `${this.account.id} is in ${this.#stay?.roomId} and ${roomId}`,
    );
    const follower = new RoomFollower(told.of(roomId), this.account.id, held, this.#isStrict);
    follower.room.watchers += 1;
    const player = new BattlePlayer(this.#connectionLink(), rooms.of(roomId), {
      ...play,
      measures,
      userId: this.account.id,
      onQuestion: (index) => this.#question(index),
    });
    const stay: Stay = { roomId, follower, player, endedAt: null };
    this.#stay = stay;
    this.#over = Promise.withResolvers();
    this.#know(roomId);
    if (this.#scheduledAt !== null) {
      measures.join.record(performance.now() - this.#scheduledAt);
      measures.joined += 1;
      this.#scheduledAt = null;
    }
    this.#see(stay, view);
  }

  /** From here on messages of the room are his: they may come before the answer that lets him in. */
  #know(roomId: string): void {
    if (this.#known.includes(roomId)) return;
    this.#known.push(roomId);
    if (this.#known.length > REMEMBERED_ROOMS) this.#known.shift();
  }

  /** What the driver's player speaks through: a link that outlives connections. */
  #connectionLink() {
    const connection = this.#connection;
    return {
      tell: connection.tell.bind(connection),
      ask: connection.ask.bind(connection),
      close: () => undefined,
      cut: () => undefined,
    };
  }

  #see(stay: Stay, view: BattleView): void {
    stay.follower.see(view);
    stay.player.catchUp(view);
    if (view.result !== null) stay.endedAt ??= performance.now();
    if (view.settlement !== null) this.#leaveRoom('settled', true);
    else if (view.phase === 'void' || view.phase === 'deleted') this.#leaveRoom(view.phase, true);
  }

  #hear(name: string, body: unknown): void {
    if (name === 'battle') this.#hearBattle(body as BattleMessage);
    else if (name === 'matched') void this.#attach((body as { roomId: string }).roomId);
    else if (name === 'noOpponent') this.#found.resolve(false);
    else if (name === 'seat' && this.#stay === undefined && !this.#isEntering && 'roomId' in (body as object))
      void this.#attach((body as { roomId: string }).roomId);
  }

  #hearBattle(message: BattleMessage): void {
    const stay = this.#stay;
    if (stay?.roomId !== message.roomId) {
      const isOwn = this.#isEntering || this.#known.includes(message.roomId);
      this.#game.held.check(isOwn, 'I16', () => `${this.account.id} hears of ${message.roomId}`);
      return;
    }
    this.#game.held.check(true, 'I16', () => '');
    if (!stay.follower.hear(message)) {
      this.#sync(stay);
      return;
    }
    stay.player.hear(message);
    for (const event of message.events) {
      this.#game.onEvent?.(this, event);
      this.#takeEvent(stay, event);
    }
  }

  #takeEvent(stay: Stay, event: BattleEvent): void {
    const { measures } = this.#game;
    if (event.type === 'battleEnded') stay.endedAt = performance.now();
    else if (event.type === 'settled') {
      if (stay.endedAt !== null) measures.settle.record(performance.now() - stay.endedAt);
      this.#leaveRoom('settled', true);
    } else if (event.type === 'voided') this.#leaveRoom(`void: ${event.reason}`, true);
    else if (event.type === 'roomDeleted') this.#leaveRoom('deleted', true);
    else if (event.type === 'startRefused') {
      measures.refused('start', event.reason);
      void this.leave();
    } else if (event.type === 'playerLeft' && event.userId === this.account.id)
      this.#leaveRoom(event.reason, false);
  }

  #sync(stay: Stay): void {
    if (this.#isSyncing || !this.isOnline) return;
    this.#isSyncing = true;
    this.#game.measures.syncs += 1;
    void this.ask('sync', { roomId: stay.roomId } as Payload<'sync'>).then((answer) => {
      this.#isSyncing = false;
      if (this.#stay !== stay) return;
      if (isRefusal(answer)) this.#leaveRoom(`sync ${answer.code}`, false);
      else this.#see(stay, (answer as { view: BattleView }).view);
    });
  }

  /** `isToldEnd`: he stayed until it was told how the battle ended. */
  #leaveRoom(how: string, isToldEnd: boolean): void {
    const stay = this.#stay;
    if (stay === undefined) return;
    this.#stay = undefined;
    stay.player.stop();
    if (!isToldEnd) stay.follower.room.watchers -= 1;
    else if (this.#isStrict && how === 'settled') void this.#compareLast(stay);
    this.#over.resolve(how);
  }

  async #compareLast({ roomId, follower }: Stay): Promise<void> {
    const answer = await this.ask('sync', { roomId } as Payload<'sync'>);
    if (!isRefusal(answer)) follower.checkLast((answer as { view: BattleView }).view);
  }

  #question(index: number): void {
    const { unrest } = this.#game;
    const draw = Math.random();
    if (draw < unrest.cut) this.#soon(() => this.#connection.cut());
    else if (draw < unrest.cut + unrest.reload) this.#soon(() => this.#connection.reload());
    else if (index > 0 && draw < unrest.cut + unrest.reload + unrest.leave)
      this.#soon(() => void this.leave());
  }

  /** At any moment of the question. */
  #soon(act: () => void): void {
    const stay = this.#stay;
    setTimeout(() => this.#stay === stay && act(), Math.random() * 1_500);
  }
}
