import { createContext } from 'react';
import type { OpenBattleSocket } from './battle-socket.ts';
import { openBattleSocket } from './open-battle-socket.ts';

/** How a socket is opened: Socket.IO, unless a test puts its own server here. */
export const BattleSocketContext = createContext<OpenBattleSocket>(openBattleSocket);
