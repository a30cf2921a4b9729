import type { MatchId } from '@quiz-arena/contract/ids';
import { openStart } from '../core/battle-state.ts';
import { matchIdOf, roomIdOfMatch } from '../core/receipt-of.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

/** Lots of unrenewed matches that one look works off. */
const LOTS = 20;
/** Rooms read at the same time. */
const AT_ONCE = 50;

/** Whether the match's room plays or settles it. Throws StoreUnavailable: then nothing is known. */
async function isInPlay({ store }: BattlePorts, match: MatchId): Promise<boolean> {
  const room = (await store.read(roomIdOfMatch(match)))?.room;
  const start = room === undefined ? null : openStart(room);
  return room !== undefined && start !== null && matchIdOf(room, start) === match;
}

/** Of these matches those that no room of the store plays any more. */
async function findLost(ports: BattlePorts, matchIds: readonly MatchId[]): Promise<readonly MatchId[]> {
  const lost: MatchId[] = [];
  for (let from = 0; from < matchIds.length; from += AT_ONCE) {
    const some = matchIds.slice(from, from + AT_ONCE);
    const inPlay = await Promise.all(some.map((match) => isInPlay(ports, match)));
    lost.push(...some.filter((_, index) => !inPlay[index]));
  }
  return lost;
}

/**
 * Has the fees of matches returned that nobody plays any more: the store has lost their rooms (a node on memory that
 * died, a Redis restarted empty), or their rooms have given them up, because the backend refuses the receipt for good. A
 * room is stored before its fees are held, so a match that is open in the backend and in no room stays so. Any node may
 * look at any time.
 */
export async function reclaimMatches(ports: BattlePorts, commitRoom: CommitRoom): Promise<void> {
  for (let lot = 0; lot < LOTS; lot += 1) {
    const unrenewed = (await ports.results.unrenewed()) ?? [];
    const lost = await findLost(ports, unrenewed);
    if (lost.length === 0 || !(await ports.results.giveUp(lost))) {
      return;
    }
    ports.log.warn({ matches: lost.length }, 'matches that no room plays were given up');
    for (const match of lost) {
      await commitRoom(roomIdOfMatch(match), { type: 'confirmGivenUp', match });
    }
  }
}
