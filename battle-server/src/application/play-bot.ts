import type { BattleAck, BattleCommandPayload } from '@quiz-arena/contract/battle/battle-commands';
import { openBotRoom } from '../core/open-room.ts';
import { viewFor } from '../core/view-for.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { openOwnRoom } from './open-own-room.ts';
import { languageOf, openTerms } from './open-terms.ts';
import { alreadySeated, leaveSearch } from './search.ts';
import { findBindingSeat } from './seats.ts';

/**
 * Plays against the bot [B12]: takes the player's ticket out of the queue, or is refused because a person was
 * found. A repeat finds the room of the first time while it is played.
 */
export async function playBot(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  payload: BattleCommandPayload<'playBot'>,
  caller: Caller,
): Promise<BattleAck<'playBot'>> {
  const terms = await openTerms(ports, 'random');
  if ('code' in terms) {
    return terms;
  }
  const { player } = caller;
  const { userId } = player;
  const seat = await findBindingSeat(ports, userId);
  if (seat?.place.kind === 'search' && !(await leaveSearch(ports, userId, seat.place))) {
    return alreadySeated((await findBindingSeat(ports, userId)) ?? seat);
  }
  const { category, cid, level } = payload;
  const entered = await openOwnRoom(ports, commitRoom, { name: 'playBot', cid }, caller, async (roomId) =>
    openBotRoom({
      roomId,
      category,
      languageId: languageOf(terms, payload.languageId),
      level,
      seed: ports.random.seed(),
      player: { ...player, ticketId: null },
      now: ports.clock.now(),
      settings: terms.settings,
    }),
  );
  if ('code' in entered) {
    return entered;
  }
  const { state } = entered;
  return { ok: true, roomId: state.roomId, view: viewFor(state, userId, entered) };
}
