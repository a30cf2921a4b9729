import type { BattleCommandPayload, BattleRefusal } from '@quiz-arena/contract/battle/battle-commands';
import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { TicketId, UserId } from '@quiz-arena/contract/ids';
import type { Place, Seat } from '../ports/seat-store.ts';
import type { Ticket } from '../ports/ticket-queue.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import { ticketIdOf } from './derived-id.ts';
import { languageOf, openTerms } from './open-terms.ts';
import { refusal } from './refusal.ts';
import { leaveSearchSeat, takeSeat } from './seats.ts';

type SearchPlace = Extract<Place, { readonly kind: 'search' }>;

/** Tells where a player is already: the room or the ticket to go back to [B13]. */
export function alreadySeated({ place }: Seat): BattleRefusal {
  return place.kind === 'battle'
    ? refusal('ALREADY_IN_BATTLE', { roomId: place.roomId })
    : refusal('ALREADY_IN_BATTLE', { ticket: place.ticketId });
}

/** Stakes are the base fee × 1 to × 4, up to the highest fee of any battle [B11]. */
const MOST_TIMES = 4;

function isStake(entryCoin: number, { entryCoin: base, maxEntryCoin }: BattleSettings): boolean {
  const times = entryCoin / base;
  return entryCoin <= maxEntryCoin && Number.isInteger(times) && times >= 1 && times <= MOST_TIMES;
}

/** Queues a player for an opponent [B11]; a repeat finds the ticket of the first time. */
export async function search(
  ports: BattlePorts,
  payload: BattleCommandPayload<'search'>,
  { player, receivedAt }: Caller,
): Promise<{ ok: true; ticket: TicketId; expiresAt: number } | BattleRefusal> {
  const { category, entryCoin } = payload;
  const terms = await openTerms(ports, 'random');
  if ('code' in terms) {
    return terms;
  }
  if (!isStake(entryCoin, terms.settings)) {
    return refusal('INVALID_INPUT');
  }
  const blockedUntil = await ports.penalties.blockedUntil(player.userId);
  const now = ports.clock.now();
  if (blockedUntil > now) {
    return refusal('RATE_LIMITED', { retryAfterMs: blockedUntil - now });
  }
  const queue = { languageId: languageOf(terms, payload.languageId), category, entryCoin };
  const id = ticketIdOf(player.userId, payload.cid);
  const taken = await takeSeat(ports, player.userId, { kind: 'search', ticketId: id, queue });
  if (taken !== null) {
    return alreadySeated(taken);
  }
  const { rating, isProvisional } = (await ports.directory.standingOf(player.userId)) ?? player;
  const expiresAt = receivedAt + terms.settings.searchMs;
  const ticket: Ticket = {
    id,
    playerId: player.userId,
    name: player.name,
    image: player.image,
    rating,
    isProvisional,
    queue,
    searchedAt: receivedAt,
    expiresAt,
  };
  await ports.tickets.add(ticket);
  return { ok: true, ticket: id, expiresAt };
}

/** Takes a player's ticket out. False: he was paired a moment ago, so there is a battle to play or to leave. */
export async function leaveSearch(
  ports: BattlePorts,
  playerId: UserId,
  { ticketId, queue }: SearchPlace,
): Promise<boolean> {
  if ((await ports.tickets.remove(queue, ticketId)) === 'leased') {
    return false;
  }
  await leaveSearchSeat(ports, playerId, ticketId);
  return true;
}

/** Ends the player's own search; nothing to end is fine. */
export async function cancelSearch(
  ports: BattlePorts,
  payload: BattleCommandPayload<'cancelSearch'>,
  { player }: Caller,
): Promise<{ ok: true } | BattleRefusal> {
  const place = (await ports.seats.read(player.userId))?.place;
  if (place?.kind === 'search' && place.ticketId === payload.ticket) {
    return (await leaveSearch(ports, player.userId, place)) ? { ok: true } : refusal('WRONG_PHASE');
  }
  return { ok: true };
}
