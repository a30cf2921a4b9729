import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import type { BattlePlayerOptions } from '../driver/battle-player.ts';
import type { SharedRooms } from '../driver/shared-rooms.ts';
import type { ConnectionWays } from './player-connection.ts';
import type { ToldRooms } from './told-rooms.ts';

export interface Account {
  readonly id: string;
  readonly token: string;
}

/** Shares of questions at which a player does something that a good player would not. */
export interface Unrest {
  /** His link breaks and comes back. */
  readonly cut: number;
  /** He closes the page and opens it again. */
  readonly reload: number;
  /** He leaves the battle. */
  readonly leave: number;
}

/** What all players of a run share. */
export interface LoadGame extends ConnectionWays {
  readonly rooms: SharedRooms;
  readonly told: ToldRooms;
  readonly unrest: Unrest;
  readonly play: Pick<BattlePlayerOptions, 'thinkMs' | 'start' | 'confirms'>;
  /** The server's clock, epoch milliseconds. */
  serverNow(): number;
  /** Every event that a player is told, once a player. */
  onEvent?(player: object, event: BattleEvent): void;
}
