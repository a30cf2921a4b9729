import type { BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { Dispatch } from '@reduxjs/toolkit';
import type { BattleConnection } from '../../../shared/socket/battle-connection.ts';
import type { CommandFields } from '../../../shared/socket/battle-socket.ts';
import type { CommandOutcome } from '../../../shared/socket/command-sender.ts';
import { runningRoomFound } from '../battle-slice.ts';

/** Commands that bring a player into a room, attached to it at once. */
type EntranceName = Extract<BattleCommandName, 'playBot' | 'createRoom' | 'joinRoom'>;

/** The ways into a room beside a search. */
export interface RoomDoor {
  /**
   * Goes into a room; the store shows it from then on. A player who is bound by another battle is told where, and a
   * search of an earlier page gives way.
   */
  enter<Name extends EntranceName>(name: Name, fields: CommandFields<Name>): Promise<CommandOutcome<Name>>;
  /** What a room code leads to. */
  peek(roomCode: string): Promise<CommandOutcome<'peekRoom'>>;
}

interface DoorOptions {
  connection: BattleConnection;
  dispatch: Dispatch;
  onShown: (view: BattleView) => void;
}

/** Opens the door of one connection. */
export function createRoomDoor({ connection, dispatch, onShown }: DoorOptions): RoomDoor {
  async function enter<Name extends EntranceName>(
    name: Name,
    fields: CommandFields<Name>,
    mayClearSearch = true,
  ): Promise<CommandOutcome<Name>> {
    const outcome = await connection.sendCommand(name, fields);
    if (outcome.ok) {
      onShown(outcome.view);
      return outcome;
    }
    if (outcome.code !== 'ALREADY_IN_BATTLE') return outcome;
    const { roomId, ticket } = outcome;
    if (roomId !== undefined) dispatch(runningRoomFound(roomId));
    if (ticket === undefined || !mayClearSearch) return outcome;
    await connection.sendCommand('cancelSearch', { ticket });
    return enter(name, fields, false);
  }

  return {
    enter: (name, fields) => enter(name, fields),
    peek: (roomCode) => connection.sendCommand('peekRoom', { roomCode }),
  };
}
