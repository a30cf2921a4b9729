import { describe, expect, it } from 'vitest';
import type { BattleState } from '../core/battle-state.ts';
import type { CoreCommand } from '../core/core-command.ts';
import { decide } from '../core/decide.ts';
import { ANNA, BEN, connectionOf, NODE_B, START, settings, TestRoom } from '../testing/test-room.ts';
import { noticeOf, type RoomNotice } from './node-message.ts';
import { createRoomCache, type KnownRoom } from './room-cache.ts';

const attach = (userId: typeof ANNA): CoreCommand => ({
  type: 'attach',
  userId,
  cid: `attach-${userId}`,
  connection: connectionOf(`socket-${userId}`, NODE_B),
});

/** What another node commits on a room, as it arrives here: through JSON. */
function commitElsewhere(before: BattleState, command: CoreCommand, from: string, to: string) {
  const decision = decide(before, command, { now: START + 10, settings });
  if (!decision.isAccepted) throw new Error(decision.code);
  const after = { ...decision.state, version: before.version + 1 };
  const step = { before, after, events: decision.events, at: START + 10, by: NODE_B, rules: 'rules' };
  return { after, notice: JSON.parse(JSON.stringify(noticeOf(step, { from, to }))) as RoomNotice };
}

function knownRoom(): KnownRoom {
  const room = { ...new TestRoom().state, version: 4 };
  return {
    room,
    revision: { version: 4, nonce: 'four' },
    committedAt: START,
    mayBeRolledBack: false,
  };
}

function arrange() {
  const known = knownRoom();
  const cache = createRoomCache(10);
  cache.set(known);
  const cached = () => cache.get(known.room.roomId);
  return { known, cache, cached };
}

describe('a room as a node knows it', () => {
  it('goes on with each commit of another node, to the very state that was stored', () => {
    const { known, cache, cached } = arrange();
    const first = commitElsewhere(known.room, attach(ANNA), 'four', 'five');
    const second = commitElsewhere(first.after, attach(BEN), 'five', 'six');
    cache.follow(first.notice);
    cache.follow(second.notice);
    expect(cached()).toEqual({
      room: JSON.parse(JSON.stringify(second.after)),
      revision: { version: 6, nonce: 'six' },
      committedAt: START + 10,
      mayBeRolledBack: false,
    });
  });

  it('is forgotten when a commit was missed', () => {
    const { known, cache, cached } = arrange();
    const missed = commitElsewhere(known.room, attach(ANNA), 'four', 'five');
    cache.follow(commitElsewhere(missed.after, attach(BEN), 'five', 'six').notice);
    expect(cached()).toBeNull();
  });

  it('is forgotten when the commit was made on another history of the same version', () => {
    const { known, cache, cached } = arrange();
    cache.follow(commitElsewhere(known.room, attach(ANNA), 'four of a rolled-back store', 'five').notice);
    expect(cached()).toBeNull();
  });

  it('stays as it is when an old commit is heard late', () => {
    const { known, cache, cached } = arrange();
    cache.follow(commitElsewhere({ ...known.room, version: 3 }, attach(ANNA), 'three', 'four').notice);
    expect(cached()).toBe(known);
  });

  it('is not made known by a commit alone', () => {
    const { notice } = commitElsewhere(knownRoom().room, attach(ANNA), 'four', 'five');
    const cache = createRoomCache(10);
    cache.follow(notice);
    expect(cache.get(notice.roomId)).toBeNull();
  });

  it('makes room for the ones that went on last', () => {
    const cache = createRoomCache(1);
    const [one, other] = [knownRoom(), knownRoom()];
    const later = { ...other, room: { ...other.room, roomId: 'later' as typeof one.room.roomId } };
    cache.set(one);
    cache.set(later);
    expect([cache.get(one.room.roomId), cache.get(later.room.roomId)]).toEqual([null, later]);
  });
});
