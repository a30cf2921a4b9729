import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import type { CoreCommand } from '../core/core-command.ts';
import type { CoreEvent } from '../core/core-event.ts';
import { decide } from '../core/decide.ts';
import type { CommandAnswer } from '../core/decision.ts';
import {
  type Change,
  type CommitResult,
  type Revision,
  type StoredRoom,
  StoreUnavailable,
} from '../ports/battle-store.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { NodeMessage } from './node-message.ts';
import type { KnownRoom, RoomCache } from './room-cache.ts';
import { changeOf } from './room-change.ts';

/** A commit that is written: what follows from it outside the room. */
export interface Committed {
  readonly before: BattleState;
  readonly after: BattleState;
  readonly events: readonly CoreEvent[];
  readonly command: CoreCommand;
  /** As of the room that it was decided on. */
  readonly mayBeRolledBack: boolean;
}

/** `state` of an accepted command: the room as it was read or written in this very try. */
export type RoomOutcome =
  | {
      readonly isAccepted: true;
      readonly state: BattleState;
      readonly answer: CommandAnswer;
      readonly now: number;
      readonly settings: BattleSettings;
    }
  | { readonly isAccepted: false; readonly code: BattleCode };

export type CommitRoom = (roomId: RoomId, command: CoreCommand) => Promise<RoomOutcome>;

type Attempt = RoomOutcome | { readonly retryWith: KnownRoom | null; readonly now?: number };

function refused(code: BattleCode): RoomOutcome {
  return { isAccepted: false, code };
}

/** Sends a change again once when its reply was lost: the store knows it by its nonce. */
async function commitSurely(
  ports: BattlePorts,
  roomId: RoomId,
  expected: Revision | null,
  change: Change<BattleState, NodeMessage>,
): Promise<CommitResult<BattleState>> {
  try {
    return await ports.store.commit(roomId, expected, change);
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      return await ports.store.commit(roomId, expected, change);
    }
    throw error;
  }
}

/** A room as the store shows it. It has gone on, not back, when its version is above the one that was known. */
function asSeen(stored: StoredRoom<BattleState> | null, known?: KnownRoom): KnownRoom | null {
  if (stored === null) {
    return null;
  }
  const hasGoneOn = known !== undefined && stored.revision.version > known.revision.version;
  return { ...stored, mayBeRolledBack: hasGoneOn ? known.mayBeRolledBack : true };
}

/**
 * Carries out one command on a room: decides on the cached state if there is one, commits, and decides again on
 * the state that a conflict shows; at most `commitTries` commits, then BUSY. What changes nothing (refusals,
 * queries, repeats) is decided on a state read for it. Throws StoreUnavailable.
 */
export function createCommitRoom(
  ports: BattlePorts,
  cache: RoomCache,
  onCommitted: (committed: Committed) => void,
): CommitRoom {
  const { store, clock, settings, meter } = ports;

  async function attempt(
    roomId: RoomId,
    command: CoreCommand,
    known: KnownRoom | null,
    isCached: boolean,
    stamp: number | undefined,
  ): Promise<Attempt> {
    const current = known ?? asSeen(await store.read(roomId));
    if (current === null) {
      return refused('ROOM_NOT_FOUND');
    }
    const now = Math.max(stamp ?? clock.now(roomId), current.committedAt);
    const decision = decide(current.room, command, { now, settings });
    const changesNothing = !decision.isAccepted || decision.events.length === 0;
    if (changesNothing && isCached) {
      return { retryWith: null };
    }
    if (!decision.isAccepted) {
      return decision;
    }
    if (changesNothing) {
      return { isAccepted: true, state: decision.state, answer: decision.answer, now, settings };
    }
    const state = { ...decision.state, version: current.room.version + 1 };
    const { nodeId: by, rules } = ports;
    const step = { before: current.room, after: state, events: decision.events, at: now, by, rules };
    const change = changeOf(step, { from: current.revision.nonce, to: ports.ids.nonce() }, settings);
    const result = await commitSurely(ports, roomId, current.revision, change);
    if (result.kind === 'committed') {
      meter.tally(result.wasRepeated ? 'nonce-hit' : 'commit');
      const { events } = decision;
      const { mayBeRolledBack } = current;
      cache.set({
        room: state,
        revision: result.revision,
        committedAt: now,
        mayBeRolledBack: mayBeRolledBack && !events.some(({ type }) => type === 'questionAsked'),
      });
      onCommitted({ before: current.room, after: state, events, command, mayBeRolledBack });
      return { isAccepted: true, state, answer: decision.answer, now, settings };
    }
    if (result.kind === 'stale-clock') {
      meter.tally('stale-clock');
      return { retryWith: current, now: result.now };
    }
    meter.tally('commit-conflict');
    const found = asSeen(result.current, current);
    return found === null ? refused('ROOM_NOT_FOUND') : { retryWith: found };
  }

  return async (roomId, command) => {
    let known = cache.get(roomId);
    let isCached = known !== null;
    let stamp: number | undefined;
    for (let tries = isCached ? 0 : 1; tries <= settings.commitTries; tries += 1) {
      const outcome = await attempt(roomId, command, known, isCached, stamp).catch((error: unknown) => {
        cache.delete(roomId);
        throw error;
      });
      if ('isAccepted' in outcome) {
        return outcome;
      }
      cache.delete(roomId);
      known = outcome.retryWith;
      stamp = outcome.now;
      isCached = false;
    }
    meter.tally('commit-gave-up');
    return refused('BUSY');
  };
}
