import type { BattleAck, BattleCommandPayload } from '@quiz-arena/contract/battle/battle-commands';
import { openBotRoom } from '../core/open-room.ts';
import { viewFor } from '../core/view-for.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { roomIdOfCommand } from './derived-id.ts';
import { languageOf, openTerms } from './open-terms.ts';
import { refusal } from './refusal.ts';
import { openingOf } from './room-change.ts';
import { alreadySeated, leaveSearch } from './search.ts';
import { confirmSeat, findBindingSeat, takeSeat } from './seats.ts';

/**
 * Plays against the bot [B12]: takes the player's ticket out of the queue, or is refused because a person was
 * found. A repeat finds the room of the first time.
 */
export async function playBot(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  payload: BattleCommandPayload<'playBot'>,
  { player, connection }: Caller,
): Promise<BattleAck<'playBot'>> {
  const terms = await openTerms(ports, 'random');
  if ('code' in terms) {
    return terms;
  }
  const { userId } = player;
  const roomId = roomIdOfCommand(userId, payload.cid);
  const seat = await findBindingSeat(ports, userId);
  if (seat?.place.kind === 'search' && !(await leaveSearch(ports, userId, seat.place))) {
    return alreadySeated((await findBindingSeat(ports, userId)) ?? seat);
  }
  const taken = await takeSeat(ports, userId, { kind: 'battle', roomId });
  if (taken !== null) {
    return alreadySeated(taken);
  }
  const now = ports.clock.now();
  const { category, level } = payload;
  const state = openBotRoom({
    roomId,
    category,
    languageId: languageOf(terms, payload.languageId),
    level,
    seed: ports.random.seed(),
    player: { ...player, ticketId: null },
    now,
    settings: terms.settings,
  });
  await ports.store.commit(roomId, null, openingOf(state, ports.ids.nonce(), ports.settings));
  const takenSince = await confirmSeat(ports, userId, roomId);
  if (takenSince !== null) {
    await commitRoom(roomId, { type: 'deactivate', userId });
    return alreadySeated(takenSince);
  }
  const outcome = await commitRoom(roomId, { type: 'attach', userId, cid: payload.cid, connection });
  return outcome.isAccepted
    ? { ok: true, roomId, view: viewFor(outcome.state, userId, outcome) }
    : refusal(outcome.code);
}
