import type { RoomId } from '@quiz-arena/contract/ids';
import type { Store } from '@reduxjs/toolkit';
import { loggedOut } from '../../../shared/session/session-slice.ts';
import { type BattleConnection, createBattleConnection } from '../../../shared/socket/battle-connection.ts';
import type { OpenBattleSocket } from '../../../shared/socket/battle-socket.ts';
import { endsSession } from '../../../shared/socket/refused-handshake.ts';
import type { RootState } from '../../../shared/store/root-reducer.ts';
import { runningRoomFound, selectBattle } from '../battle-slice.ts';
import { createRoomDoor, type RoomDoor } from './room-door.ts';
import { RoomKeeper } from './room-keeper.ts';
import { createSearchDesk, type SearchDesk } from './search-desk.ts';

/** The protocol spoken here; the server refuses one that is too old for it. */
const PROTOCOL = 1;
/** The link outlives the last page that needs it so long, ms: pages follow on each other. */
const LINGER_MS = 3_000;

/** Everything that the battle pages do on the server. Its state is in the store's `battle`. */
export interface BattleClient {
  readonly connection: BattleConnection;
  readonly desk: Pick<SearchDesk, 'start' | 'cancel'>;
  readonly room: Pick<RoomKeeper, 'enter' | 'forget' | 'answer' | 'leave' | 'leaveResult' | 'command'>;
  readonly door: RoomDoor;
  /** Keeps the link up while a page needs it. @returns a function that lets go */
  hold(): () => void;
}

/** Builds the client of one store; the link opens when it is held. */
export function buildBattleClient(store: Store<RootState>, openSocket: OpenBattleSocket): BattleClient {
  const { dispatch } = store;
  const connection = createBattleConnection({
    openSocket,
    protocol: PROTOCOL,
    token: () => store.getState().session.apiToken,
    onRefused: (code) => {
      if (endsSession(code)) dispatch(loggedOut('unauthorized'));
    },
  });
  const battle = () => selectBattle(store.getState());
  const room = new RoomKeeper({ connection, dispatch, mirror: () => battle().mirror });
  const desk = createSearchDesk({ connection, dispatch, onFound: room.enter });
  const door = createRoomDoor({ connection, dispatch, onShown: room.enterShown });
  connection.hear({
    wentOnline: () => room.wentOnline(),
    arrived(message) {
      desk.arrived(message);
      room.arrived(message);
      if (message.name === 'seat' && 'roomId' in message.body) seatFound(message.body.roomId);
    },
  });

  function seatFound(roomId: RoomId) {
    const { entry } = battle();
    if (entry.status === 'outside' || entry.roomId !== roomId) dispatch(runningRoomFound(roomId));
  }

  return { connection, desk, room, door, hold: createHold(connection) };
}

function createHold(connection: BattleConnection): BattleClient['hold'] {
  let holders = 0;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(lingering);
    holders += 1;
    connection.open();
    return () => {
      holders -= 1;
      if (holders === 0) lingering = setTimeout(() => connection.close(), LINGER_MS);
    };
  };
}
