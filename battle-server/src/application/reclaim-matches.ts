import type { MatchId } from '@quiz-arena/contract/ids';
import { roomIdOfMatch } from '../core/receipt-of.ts';
import type { BattlePorts } from './battle-ports.ts';

/** Lots of unrenewed matches that one look works off. */
const LOTS = 20;

/** Of these matches those whose rooms the store no longer has. Throws StoreUnavailable: then nothing is known. */
async function findLost(ports: BattlePorts, matchIds: readonly MatchId[]): Promise<readonly MatchId[]> {
  const known = await ports.store.revisions(matchIds.map(roomIdOfMatch));
  return matchIds.filter((matchId) => !known.has(roomIdOfMatch(matchId)));
}

/**
 * Has the fees of matches returned that the store has lost (a node on memory that died, a Redis restarted empty). A room
 * is stored before its fees are held, so a match that is open in the backend and has no room is lost for good. Any node
 * may look at any time.
 */
export async function reclaimMatches(ports: BattlePorts): Promise<void> {
  for (let lot = 0; lot < LOTS; lot += 1) {
    const unrenewed = (await ports.results.unrenewed()) ?? [];
    const lost = await findLost(ports, unrenewed);
    if (lost.length === 0 || !(await ports.results.giveUp(lost))) {
      return;
    }
    ports.log.warn({ matches: lost.length }, 'matches whose rooms are gone were given up');
  }
}
