import type { MatchId, RoomId } from '@quiz-arena/contract/ids';
import { type BattleState, openStart } from '../core/battle-state.ts';
import { matchIdOf } from '../core/receipt-of.ts';
import type { BattlePorts } from './battle-ports.ts';

/** A room that this node has not committed for so many renewals is some other node's. */
const FORGET_AFTER = 9;

export interface MatchRenewals {
  /** Remembers a match with held fees until it is settled or another node goes on with it. */
  note(state: BattleState): void;
  /** Tells the backend which matches are alive, so that it does not void them [B17]. */
  renew(): Promise<void>;
}

/** Keeps the holds of this node's matches alive. */
export function createMatchRenewals(ports: BattlePorts): MatchRenewals {
  const open = new Map<RoomId, { readonly matchId: MatchId; readonly notedAt: number }>();

  function forgetOld(): void {
    const oldest = ports.clock.now() - FORGET_AFTER * ports.settings.renewMatchesMs;
    for (const [roomId, { notedAt }] of open) {
      if (notedAt < oldest) {
        open.delete(roomId);
      }
    }
  }

  return {
    note(state) {
      const start = openStart(state);
      if (start === null) {
        open.delete(state.roomId);
      } else {
        open.set(state.roomId, { matchId: matchIdOf(state, start), notedAt: ports.clock.now() });
      }
    },
    async renew() {
      forgetOld();
      const matchIds = [...open.values()].map(({ matchId }) => matchId);
      if (matchIds.length > 0 && !(await ports.results.renew(matchIds))) {
        ports.log.warn({ matches: matchIds.length }, 'matches were not renewed');
      }
    },
  };
}
