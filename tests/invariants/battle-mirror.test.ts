import { type BattleState, findPlayer, isJoinable } from '@quiz-arena/battle-server/core/battle-state';
import type { Decision } from '@quiz-arena/battle-server/core/decision';
import { eventsFor } from '@quiz-arena/battle-server/core/events-for';
import { viewFor } from '@quiz-arena/battle-server/core/view-for';
import { type BattleScript, battleScript, playScript } from '@quiz-arena/battle-server/testing/random-battle';
import { LOBBY_PLAYERS, lobbyScript, playLobby } from '@quiz-arena/battle-server/testing/random-lobby';
import { ANNA, BEN, settings, type TestRoom } from '@quiz-arena/battle-server/testing/test-room';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { UserId } from '@quiz-arena/contract/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMessage } from '../../web/src/features/battle/mirror/apply-message.ts';
import { type BattleMirror, takeView } from '../../web/src/features/battle/mirror/battle-mirror.ts';

/** A timer starts when its question was confirmed, which is not told: it may be off by the wait for that. */
const TIMER_SLACK_SECONDS = 1.1;

/**
 * What a client shows of a view: holding the fees looks like the lobby, and after the end nobody is waited for. Its own
 * grace is told with the view that each of its returns begins with.
 */
function shown({ now: _now, ownAnswer: _own, graceMs: _grace, phase, players, ...view }: BattleView) {
  const isOver = view.result !== null || phase === 'void';
  return {
    ...view,
    phase: phase === 'holding' ? 'lobby' : phase,
    players: players.map(({ timer: _timer, graceUntil, ...player }) => ({
      ...player,
      graceUntil: isOver ? null : graceUntil,
    })),
  };
}

function timersOf({ players }: BattleView) {
  return players.map(({ presence, timer }) => (presence === 'here' ? (timer?.remaining ?? null) : null));
}

type Follower = (room: TestRoom, decision: Decision | null) => void;

/** A client that sees every commit while he is in the room, and asks for a view whenever it knows that it is behind. */
function follower(viewer: UserId, onStep: (mirrored: BattleView, view: BattleView) => void): Follower {
  let mirror: BattleMirror | null = null;
  return ({ state, now }, decision) => {
    if (!hasView(state, viewer)) {
      mirror = null;
      return;
    }
    const view = viewFor(state, viewer, { now, settings });
    if (mirror !== null && decision?.isAccepted && decision.events.length > 0) {
      const { roomId, version } = state;
      const events = eventsFor(viewer, decision.events);
      mirror = applyMessage(mirror, { roomId, version, after: version - 1, now, events });
    }
    if (mirror === null || mirror.isBehind) mirror = takeView(mirror, view);
    expect(mirror.isBehind).toBe(false);
    onStep(mirror.view, view);
  };
}

/** Whether the room is one that this player may look at: not a lobby that he has left or never was in. */
function hasView(state: BattleState, viewer: UserId): boolean {
  const player = findPlayer(state, viewer);
  return player !== undefined && !(isJoinable(state) && player.presence.is === 'left');
}

/** Plays the script of a random battle for one client. */
function follow(
  script: BattleScript,
  viewer: UserId,
  onStep: (mirrored: BattleView, view: BattleView) => void,
): void {
  playScript(script, follower(viewer, onStep));
}

describe('the mirror of a battle in the client', () => {
  it.each([ANNA, BEN])(
    'shows what the server shows after every commit, unless it knows that it is behind (%s)',
    (viewer) => {
      fc.assert(
        fc.property(battleScript, (script) =>
          follow(script, viewer, (mirrored, view) => {
            expect(mirrored.version).toBe(view.version);
            expect(shown(mirrored)).toEqual(shown(view));
          }),
        ),
        { numRuns: 200 },
      );
    },
  );

  it.each(LOBBY_PLAYERS)(
    'shows a room with a code as the server does, from the lobby to the end of the battle (%s)',
    (viewer) => {
      fc.assert(
        fc.property(lobbyScript, (script) => {
          const compare = follower(viewer, (mirrored, view) => {
            expect(mirrored.version).toBe(view.version);
            expect(shown(mirrored)).toEqual(shown(view));
          });
          playLobby(script, compare);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('runs the timers down like the server, to about a second', () => {
    fc.assert(
      fc.property(battleScript, (script) =>
        follow(script, ANNA, (mirrored, view) => {
          const passed = (view.now - mirrored.now) / 1000;
          timersOf(view).forEach((left, place) => {
            const player = mirrored.players[place];
            const atCommit = timersOf(mirrored)[place] ?? null;
            expect(atCommit === null).toBe(left === null);
            const now = Math.max(0, (atCommit ?? 0) - (player?.answered === true ? 0 : passed));
            expect(Math.abs(now - (left ?? 0))).toBeLessThan(TIMER_SLACK_SECONDS);
          });
        }),
      ),
      { numRuns: 200 },
    );
  });
});
