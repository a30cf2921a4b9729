import { isDeepStrictEqual } from 'node:util';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { NodeMessage } from '../application/node-message.ts';
import { type BattleState, findPlayer, isLive } from '../core/battle-state.ts';
import type { CoreEventOf } from '../core/core-event.ts';
import type { BattleStore, Change } from '../ports/battle-store.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Violations } from './violations.ts';

type Store = BattleStore<BattleState, NodeMessage>;
type RoomChange = Change<BattleState, NodeMessage>;

/** As the rules have them, written down once more: a changed number must not change the check. */
const AHEAD_MS = 250;
const BEHIND_MS = 3_000;
const CREDIT_MS = 1_000;
const QUESTION_CREDIT_MS = 250;
const running = new Set(['countdown', 'question', 'reveal']);

export interface WatchedWorld {
  readonly time: SimulatedTime;
  readonly violations: Violations;
  /** Milliseconds from a player to his node. */
  latencyOf(userId: UserId): number;
}

/**
 * What must hold after every commit, whoever made it and whatever was lost on the way: held against the shared store
 * itself, behind the nodes' own view of it.
 */
export class CommitWatch {
  readonly #world: WatchedWorld;
  readonly #leases = new Map<RoomId, { readonly until: number; readonly deadlineAt: number }>();
  readonly #lostReplies = new Set<string>();
  readonly #running = new Map<UserId, RoomId>();
  readonly #granted = new Map<string, number>();
  readonly #places = new Map<UserId, RoomId>();
  /** Rooms that lost writes and have asked no question since: the seats that were given up in them are not back yet. */
  readonly #unseated = new Set<RoomId>();
  /** Rooms that lost writes: what they promised before is not held against them. */
  readonly #uncertain = new Set<RoomId>();
  readonly #newest = new Map<RoomId, BattleState>();

  constructor(world: WatchedWorld) {
    this.#world = world;
  }

  /** A node's commit was written and its reply got lost: sent again, it has to be recognised. */
  loseReply(nonce: string): void {
    this.#lostReplies.add(nonce);
  }

  /** Forgets what rooms were like that were rolled back. */
  forget(roomIds: ReadonlySet<RoomId>): void {
    for (const users of [this.#running, this.#places]) {
      for (const [userId, roomId] of users) {
        if (roomIds.has(roomId)) users.delete(userId);
      }
    }
    for (const roomId of roomIds) {
      this.#leases.delete(roomId);
      this.#uncertain.add(roomId);
      this.#unseated.add(roomId);
    }
    this.#lostReplies.clear();
  }

  /** The room as its newest commit left it, also when the store has forgotten it in due time. */
  newest(roomId: RoomId): BattleState | undefined {
    return this.#newest.get(roomId);
  }

  /** The live room that a player is in, with a seat, and has not left, null for none. */
  placeOf(userId: UserId): RoomId | null {
    return this.#places.get(userId) ?? null;
  }

  watch(store: Store): Store {
    return {
      ...store,
      commit: async (roomId, expected, change) => {
        const isRepeat = this.#lostReplies.delete(change.nonce);
        // A commit ends the lease; one that is refused came after another's.
        this.#leases.delete(roomId);
        // Both at once: nothing may come between what was there and what was made of it.
        const reading = store.read(roomId);
        const committing = store.commit(roomId, expected, change);
        const [before, result] = [await reading, await committing];
        const isNewest = before?.revision.nonce === change.nonce;
        if (isRepeat && isNewest) {
          const isKnown = result.kind === 'committed' && result.wasRepeated;
          this.#check(isKnown, 'nonce', () => `${roomId}: a commit sent again was answered ${result.kind}`);
        }
        if (result.kind === 'committed' && !result.wasRepeated) {
          this.#newest.set(roomId, change.room);
          this.#checkBasis(roomId, before?.room ?? null, change.before);
          this.#checkChange(roomId, before?.room ?? null, change, before?.committedAt ?? 0);
        }
        return result;
      },
      leaseDueDeadlines: async (limit, leaseMs) => {
        const due = await store.leaseDueDeadlines(limit, leaseMs);
        const now = this.#world.time.now();
        for (const { roomId, deadlineAt } of due) {
          const lease = this.#leases.get(roomId);
          const isFree = lease === undefined || lease.until <= now || lease.deadlineAt !== deadlineAt;
          this.#check(isFree, 'lease', () => `${roomId} was handed out twice within its lease`);
          this.#leases.set(roomId, { until: now + leaseMs, deadlineAt });
        }
        return due;
      },
    };
  }

  #check(...[isHeld, rule, what]: Parameters<Violations['check']>): void {
    this.#world.violations.check(isHeld, rule, what);
  }

  /** What a node took for the newest state is what is stored: also where it only followed what others told. */
  #checkBasis(roomId: RoomId, stored: BattleState | null, taken: BattleState | null): void {
    const isStored = taken === null || taken === stored || isDeepStrictEqual(taken, stored);
    this.#check(isStored, 'I15', () => `${roomId}: committed on another state than the stored one`);
  }

  #checkChange(roomId: RoomId, before: BattleState | null, change: RoomChange, last: number): void {
    const now = this.#world.time.now();
    const { room, at, deadlineAt } = change;
    const isInTime = at <= Math.max(now + AHEAD_MS, last) && at >= now - BEHIND_MS && at >= last;
    this.#check(isInTime, 'I13', () => `${roomId}: committed at ${at - now} ms off the store's time`);
    this.#check(
      change.isOver === (deadlineAt === null),
      'I12',
      () => `${roomId}: deadline of ${room.phase.name}`,
    );
    const events = change.notice.kind === 'room' ? change.notice.events : [];
    const isExtended = events.some(({ type }) => type === 'timeExtended');
    for (const event of events) {
      if (event.type === 'questionAsked') this.#unseated.delete(roomId);
      if (event.type === 'answerTaken') {
        this.#checkStart(before, event);
        this.#checkAnswer(before, room, event, isExtended);
      }
    }
    this.#notePlaces(room);
  }

  /** [B5] (I8): what the server grants for a late `received`, measured anew. */
  #checkStart(before: BattleState | null, event: CoreEventOf<'answerTaken'>): void {
    const { userId, startedAt, question } = event;
    if (before?.phase.name !== 'question' || this.#uncertain.has(before.roomId)) {
      return;
    }
    const late = startedAt - before.phase.askedAt - this.#world.latencyOf(userId);
    const key = `${before.roomId} ${userId}`;
    const granted = (this.#granted.get(key) ?? 0) + Math.max(0, late);
    this.#granted.set(key, granted);
    this.#check(granted <= CREDIT_MS, 'I8', () => `${key}: ${granted} ms granted until question ${question}`);
  }

  /** [B5] [B6] (I8): no answer after its time and compensation, unless this commit extends it [B7]; the first one stands. */
  #checkAnswer(
    before: BattleState | null,
    room: BattleState,
    event: CoreEventOf<'answerTaken'>,
    isExtended: boolean,
  ): void {
    const { userId, question, at, startedAt, creditMs } = event;
    const phase = before?.phase;
    if (phase?.name !== 'question' || findPlayer(room, userId)?.botLevel !== null) {
      return;
    }
    const progress = phase.progress[userId];
    const who = `${room.roomId}: ${userId}, question ${question}`;
    this.#check(progress?.answer === null, 'B6', () => `${who} was answered twice`);
    this.#check(creditMs <= QUESTION_CREDIT_MS, 'I8', () => `${who} got ${creditMs} ms`);
    const end = startedAt + room.rules.questionMs + (progress?.pausedMs ?? 0);
    const isInTime = at <= Math.max(end, phase.extendedTo ?? 0) + creditMs;
    const isPaused = progress?.pausedAt != null;
    this.#check(isInTime || isPaused || isExtended, 'I8', () => `${who} came ${at - end} ms after the end`);
  }

  /** (I11): nobody plays in two battles. */
  #notePlaces(room: BattleState): void {
    for (const { userId, presence, botLevel } of room.players) {
      const isIn = botLevel === null && isLive(room) && presence.is !== 'left';
      const isSeated = isIn && presence.is !== 'awaited' && !this.#unseated.has(room.roomId);
      if (isSeated) this.#places.set(userId, room.roomId);
      else if (this.#places.get(userId) === room.roomId) this.#places.delete(userId);
      const isPlaying = isIn && running.has(room.phase.name);
      const other = this.#running.get(userId);
      if (isPlaying) {
        const isSure =
          !this.#uncertain.has(room.roomId) && !(other !== undefined && this.#uncertain.has(other));
        const isAlone = other === undefined || other === room.roomId || !isSure;
        this.#check(isAlone, 'I11', () => `${userId} plays in ${other} and ${room.roomId}`);
        this.#running.set(userId, room.roomId);
      } else if (other === room.roomId) {
        this.#running.delete(userId);
      }
    }
  }
}
