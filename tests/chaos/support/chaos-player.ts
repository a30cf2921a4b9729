import { setTimeout as delay } from 'node:timers/promises';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { CrowdLife } from './crowd-life.ts';
import { type Ack, PlayerConnection } from './player-connection.ts';
import { PlayerRecord } from './player-record.ts';
import type { Account } from './quiz-backend.ts';

const BUSY_PAUSE_MS = 400;
/** How long a lost link is waited for before he looks back. */
const CONNECT_PATIENCE_MS = 5_000;
const MOST_TRIES = 25;
/** Between two looks after himself, and how long a quiet room is believed, milliseconds. */
const WATCH_MS = 400;
const QUIET_MS = 2_500;
/** Past a question's deadline a client that hears nothing asks [the wire's syncAfterMs]. */
const SYNC_AFTER_MS = 1_500;
/** A search that nobody answers is over after it. */
const SEARCH_PATIENCE_MS = 11_000;

/** A person with a browser who plays battle after battle, and comes back wherever he is let in. */
export class ChaosPlayer {
  readonly account: Account;
  readonly records = new Map<string, PlayerRecord>();
  readonly #crowd: CrowdLife;
  readonly #connection: PlayerConnection;
  #roomId: string | null = null;
  /** The search that runs, and when it must be over. */
  #search: { readonly ticket: string; readonly until: number } | null = null;
  #isAsking = false;
  #heardAt = 0;
  /** Since when he is out of a battle that runs. */
  #awaySince: number | null = null;
  readonly #watch = setInterval(() => this.#lookAfter(), WATCH_MS);

  constructor(account: Account, crowd: CrowdLife) {
    this.account = account;
    this.#crowd = crowd;
    this.#connection = new PlayerConnection(account.token, {
      pickUrl: () => crowd.pickUrl(),
      onConnect: () => void this.#resume(),
      onMessage: (name, body) => this.#hear(name, body),
      onLoss: () => this.#lose(),
      onAck: (tookMs) => crowd.tally.acked(tookMs),
    });
  }

  /** The question that runs for him; null: none does. */
  get question(): number | null {
    return this.#record?.mirror.running ?? null;
  }

  /** The room that he is in; null: none. */
  get roomId(): string | null {
    return this.#roomId;
  }

  /** Neither in a battle nor searching. */
  get isIdle(): boolean {
    return this.#roomId === null && this.#search === null && !this.#isAsking;
  }

  enter(): void {
    this.#connection.open();
  }

  /** Asks once more for every room that he was in: what the server holds to be true in the end. */
  async lookBack(): Promise<void> {
    await this.#crowd.until(() => this.#connection.isUp, CONNECT_PATIENCE_MS);
    for (const record of this.records.values()) {
      const ack = await this.#askSurely('sync', { roomId: record.roomId });
      if (ack?.ok) record.see(ack.view);
      else if (ack !== null) record.isLost = true;
    }
  }

  close(): void {
    clearInterval(this.#watch);
    this.#connection.close();
  }

  get #record(): PlayerRecord | undefined {
    return this.#roomId === null ? undefined : this.records.get(this.#roomId);
  }

  #lose(): void {
    if (this.#roomId === null) return;
    this.#crowd.tally.left(this.account.id);
    this.#awaySince ??= performance.now();
  }

  async #resume(): Promise<void> {
    if (this.#roomId === null) await this.#next();
    else await this.#attach(this.#roomId);
  }

  /** Repeats a command, with the same id, that is refused as BUSY, while the link is there. */
  async #askSurely(name: string, payload: object, cid?: string): Promise<Ack | null> {
    for (let tries = 1; ; tries += 1) {
      const ack = await this.#connection.ask(name, payload, cid);
      if (ack?.code !== 'BUSY' || tries === MOST_TRIES) return ack;
      this.#crowd.tally.refused(name, 'BUSY');
      await delay(BUSY_PAUSE_MS);
    }
  }

  async #next(): Promise<void> {
    if (this.#crowd.isClosing || this.#roomId !== null || this.#search !== null || this.#isAsking) return;
    this.#isAsking = true;
    const ack = await this.#connection.ask('search', this.#crowd.terms);
    this.#isAsking = false;
    if (ack === null) return;
    const { ticket, roomId } = ack as { ticket?: string; roomId?: string };
    if (!ack.ok) this.#crowd.tally.refused('search', ack.code ?? '');
    if (roomId !== undefined) this.#enterRoom(roomId);
    else if (ticket !== undefined && this.#roomId === null) this.#wait(ticket);
  }

  #wait(ticket: string): void {
    this.#search = { ticket, until: performance.now() + SEARCH_PATIENCE_MS };
  }

  #enterRoom(roomId: string): void {
    this.#search = null;
    if (this.#roomId === roomId) return;
    this.#roomId = roomId;
    void this.#attach(roomId);
  }

  async #attach(roomId: string): Promise<void> {
    this.#take(roomId, await this.#askSurely('attach', { roomId }));
  }

  #take(roomId: string, ack: Ack | null): void {
    if (ack === null) return;
    this.#heardAt = performance.now();
    const record = this.#recordOf(roomId);
    if (ack.ok) {
      this.#comeBack();
      record.see(ack.view);
      this.#goBackTo(record);
    } else {
      this.#crowd.tally.refused('attach', ack.code ?? '');
      if (['ROOM_NOT_FOUND', 'NOT_IN_ROOM', 'KICKED'].includes(ack.code ?? '')) record.isLost = true;
    }
    this.#follow(record);
  }

  /** A battle that had ended runs again: the store was rolled back. */
  #goBackTo(record: PlayerRecord): void {
    if (this.#crowd.isUncertain && this.#roomId === null && !record.isOver) {
      this.#search = null;
      this.#roomId = record.roomId;
    }
  }

  #comeBack(): void {
    if (this.#awaySince === null) return;
    this.#crowd.tally.returned(performance.now() - this.#awaySince);
    this.#awaySince = null;
  }

  #recordOf(roomId: string): PlayerRecord {
    const known = this.records.get(roomId);
    if (known !== undefined) return known;
    const { violations, isUncertain } = this.#crowd;
    const record = new PlayerRecord(roomId, this.account.id, violations, isUncertain);
    this.records.set(roomId, record);
    return record;
  }

  #hear(name: string, body: unknown): void {
    const { roomId, ticket } = (body ?? {}) as { roomId?: string; ticket?: string };
    if (name === 'battle' && roomId !== undefined) {
      this.#hearBattle(this.#recordOf(roomId), body as BattleMessage);
    } else if (name === 'matched' && roomId !== undefined) {
      this.#enterRoom(roomId);
    } else if (name === 'seat') {
      if (roomId !== undefined) this.#enterRoom(roomId);
      else if (ticket !== undefined && this.#roomId === null) this.#wait(ticket);
    } else if (name === 'noOpponent') {
      this.#search = null;
      void this.#next();
    }
  }

  #hearBattle(record: PlayerRecord, message: BattleMessage): void {
    this.#heardAt = performance.now();
    for (const event of message.events) this.#crowd.tally.saw(event);
    if (record.hear(message)) void this.#sync(record);
    this.#follow(record);
  }

  async #sync(record: PlayerRecord): Promise<void> {
    const { roomId } = record;
    this.#crowd.tally.syncs += 1;
    this.#take(roomId, await this.#connection.ask('sync', { roomId }));
  }

  /** Does what the room's state asks of him. */
  #follow(record: PlayerRecord): void {
    if (record.roomId !== this.#roomId) return;
    const { running } = record.mirror;
    if (record.isOver) {
      this.#roomId = null;
      this.#awaySince = null;
      setTimeout(() => void this.#next(), 50 + Math.random() * 300);
    } else if (running !== null && !record.taken.has(running) && !record.busyWith.has(running)) {
      record.busyWith.add(running);
      void this.#play(record, running).finally(() => record.busyWith.delete(running));
    }
  }

  async #play(record: PlayerRecord, question: number): Promise<void> {
    const { roomId } = record;
    this.#connection.tell('received', { roomId, question });
    const heardAt = record.heardAt.get(question) ?? performance.now();
    const isNew = !record.heardAt.has(question);
    record.heardAt.set(question, heardAt);
    if (isNew) await delay(this.#crowd.thinkMs());
    const { answer, cid } = record.answerTo(question);
    const plannedAt = performance.now();
    for (let tries = 1; this.#roomId === roomId && record.mirror.running === question; tries += 1) {
      const ack = await this.#connection.ask('answer', { roomId, question, answer }, cid);
      if (ack === null) return;
      this.#crowd.tally.answerAcked(performance.now() - plannedAt, ack.ok);
      if (ack.ok) {
        const takenMs = Number(ack.takenMs);
        this.#crowd.tally.timed(takenMs, plannedAt - heardAt, isNew && tries === 1);
        record.taken.set(question, { letter: answer, takenMs });
        return;
      }
      this.#crowd.tally.refused('answer', ack.code ?? '');
      if (ack.code !== 'BUSY') {
        this.#judgeRefusal(ack.code ?? '', record, question);
        return;
      }
      await delay(BUSY_PAUSE_MS);
    }
  }

  /** The answer is refused: never because an earlier try of it had been taken already. */
  #judgeRefusal(code: string, { roomId }: PlayerRecord, question: number): void {
    this.#crowd.violations.check(
      code !== 'ALREADY_ANSWERED' || this.#crowd.isUncertain,
      'B6',
      () =>
        `${this.account.id} in ${roomId}: a repeat of the answer to ${question} was taken for another one`,
    );
  }

  /** What a client does that hears nothing. */
  #lookAfter(): void {
    if (!this.#connection.isUp) return;
    const record = this.#record;
    const quietMs = performance.now() - this.#heardAt;
    if (record !== undefined) {
      const { deadline } = record;
      const isOverdue = deadline === null ? quietMs > QUIET_MS : Date.now() > deadline + SYNC_AFTER_MS;
      if (isOverdue && quietMs > SYNC_AFTER_MS) {
        this.#heardAt = performance.now();
        void this.#sync(record);
      }
    } else if (this.#search !== null && performance.now() > this.#search.until) {
      this.#search = null;
    } else if (this.#search !== null && this.#crowd.isClosing) {
      void this.#cancel(this.#search.ticket);
    } else if (this.#search === null) {
      void this.#next();
    }
  }

  async #cancel(ticket: string): Promise<void> {
    const ack = await this.#connection.ask('cancelSearch', { ticket });
    if (ack?.ok && this.#search?.ticket === ticket) this.#search = null;
  }
}
