import { battleEvent } from '@quiz-arena/contract/battle/battle-events';
import { battleView } from '@quiz-arena/contract/battle/battle-view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOBBY_PLAYERS, lobbyScript, playLobby } from '../testing/random-lobby.ts';
import { settings } from '../testing/test-room.ts';
import { findPlayer, isJoinable, isLive, isOver, openStart, stayers } from './battle-state.ts';
import { deadlineOf } from './deadline-of.ts';
import { eventsFor } from './events-for.ts';
import { receiptOf } from './receipt-of.ts';
import { viewFor } from './view-for.ts';

const runs = { numRuns: 300 };

describe('whatever happens in and around a room with a code', () => {
  it('it has exactly one deadline while it lives, and none after (I12)', () => {
    fc.assert(
      fc.property(lobbyScript, (script) => {
        playLobby(script, ({ state }) => {
          const deadline = deadlineOf(state);
          expect(deadline === null).toBe(isOver(state));
          expect(Number.isFinite(deadline ?? 0)).toBe(true);
        });
      }),
      runs,
    );
  });

  it('there are never more players than places, and the creator is one of them while there is one [B10] [B16]', () => {
    fc.assert(
      fc.property(lobbyScript, (script) => {
        playLobby(script, ({ state }) => {
          expect(stayers(state).length).toBeLessThanOrEqual(state.capacity);
          const host = state.host === null ? undefined : findPlayer(state, state.host);
          const isHeaded = host !== undefined && host.presence.is !== 'left';
          expect(isHeaded || !isLive(state) || !isJoinable(state)).toBe(true);
          expect(stayers(state).some(({ userId }) => state.kicked.includes(userId))).toBe(false);
        });
      }),
      runs,
    );
  });

  it('fees that may be held have a receipt as soon as nothing is played for them any more [B17] (I2)', () => {
    fc.assert(
      fc.property(lobbyScript, (script) => {
        playLobby(script, ({ state }) => {
          const { name } = state.phase;
          const isPlaying = ['holding', 'countdown', 'question', 'reveal'].includes(name);
          const isOwed = openStart(state) !== null && !isPlaying;
          expect(receiptOf(state) !== null || !isOwed).toBe(true);
          expect(receiptOf(state)?.players.length ?? 2).toBeGreaterThanOrEqual(2);
        });
      }),
      runs,
    );
  });

  it('players are told what fits the contract, and see nobody in a lobby who has left it [B2] (I5)', () => {
    fc.assert(
      fc.property(lobbyScript, (script) => {
        const room = playLobby(script, ({ state, now }) => {
          for (const viewer of LOBBY_PLAYERS) {
            const view = viewFor(state, viewer, { now, settings });
            expect(battleView.safeParse(view).error).toBeUndefined();
            const hasLeavers = view.players.some(({ presence }) => presence === 'left');
            expect(hasLeavers && view.phase === 'lobby').toBe(false);
          }
        });
        const told = LOBBY_PLAYERS.flatMap((viewer) => eventsFor(viewer, room.events));
        expect(told.every((event) => battleEvent.safeParse(event).success)).toBe(true);
      }),
      runs,
    );
  });
});
