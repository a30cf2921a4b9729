import type { TicketId, UserId } from '@quiz-arena/contract/ids';
import type { PlayerState } from './battle-state.ts';

/** A player as others see him. */
export interface NewPlayer {
  readonly userId: UserId;
  readonly name: string;
  readonly image: string;
  readonly rating: number;
  /** The rating is still a guess [B19]. */
  readonly isProvisional: boolean;
  readonly ticketId: TicketId | null;
}

/** Somebody who is to attach to a room. */
export function awaitedPlayer(player: NewPlayer): PlayerState {
  return {
    userId: player.userId,
    name: player.name,
    image: player.image,
    rating: player.rating,
    isProvisional: player.isProvisional,
    ticketId: player.ticketId,
    botLevel: null,
    isReady: true,
    presence: { is: 'awaited' },
    connection: null,
    awayMs: 0,
    creditMs: 0,
    points: 0,
    correct: 0,
    commands: [],
    muted: [],
    saidAt: null,
  };
}
