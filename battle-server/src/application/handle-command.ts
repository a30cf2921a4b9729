import type {
  BattleAck,
  BattleCommandName,
  BattleCommandPayload,
} from '@quiz-arena/contract/battle/battle-commands';
import type { CoreCommand } from '../core/core-command.ts';
import { viewFor } from '../core/view-for.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import type { BattleApplication, Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import type { Confirmations } from './confirmations.ts';
import { createRoom } from './create-room.ts';
import { healLobby } from './heal-lobbies.ts';
import { joinRoom, peekRoom } from './join-room.ts';
import { loseSilentNodes } from './lose-silent-nodes.ts';
import { playBot } from './play-bot.ts';
import { refusal } from './refusal.ts';
import { answersWithView, type RoomCommandName, roomCommands } from './room-commands.ts';
import { cancelSearch, search } from './search.ts';
import { keepSeatOf } from './seats.ts';

type Handlers = {
  readonly [Name in BattleCommandName]: (
    payload: BattleCommandPayload<Name>,
    caller: Caller,
  ) => Promise<BattleAck<Name>>;
};

function createRoomHandler(commitRoom: CommitRoom, confirmations: Confirmations) {
  return <Name extends RoomCommandName>(name: Name) =>
    async (payload: BattleCommandPayload<Name>, caller: Caller): Promise<BattleAck<Name>> => {
      const toCore = roomCommands[name] as (
        payload: BattleCommandPayload<Name>,
        caller: Caller,
        confirmations: Confirmations,
      ) => CoreCommand;
      const outcome = await commitRoom(payload.roomId, toCore(payload, caller, confirmations));
      if (!outcome.isAccepted) {
        return refusal(outcome.code);
      }
      const answer = answersWithView(name)
        ? { view: viewFor(outcome.state, caller.player.userId, outcome) }
        : outcome.answer;
      return { ok: true, ...answer } as BattleAck<Name>;
    };
}

/** Carries out the commands of the wire: a table, so that a new one does not compile without its handler. */
export function createCommandHandler(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  confirmations: Confirmations,
  isDraining: () => boolean,
  onSearch: () => void,
): BattleApplication['handle'] {
  const inRoom = createRoomHandler(commitRoom, confirmations);
  const handlers: Handlers = {
    clock: async () => ({ ok: true, now: ports.clock.now() }),
    async search(payload, caller) {
      if (isDraining()) {
        return refusal('BUSY');
      }
      const answer = await search(ports, payload, caller);
      onSearch();
      return answer;
    },
    playBot: async (payload, caller) =>
      isDraining() ? refusal('BUSY') : await playBot(ports, commitRoom, payload, caller),
    createRoom: async (payload, caller) =>
      isDraining() ? refusal('BUSY') : await createRoom(ports, commitRoom, payload, caller),
    joinRoom: (payload, caller) => joinRoom(ports, commitRoom, payload, caller),
    peekRoom: (payload, caller) => peekRoom(ports, payload, caller),
    cancelSearch: (payload, caller) => cancelSearch(ports, payload, caller),
    async attach(payload, caller) {
      const stored = await ports.store.read(payload.roomId);
      if (stored !== null) {
        await loseSilentNodes(ports, commitRoom, stored.room);
      }
      return await inRoom('attach')(payload, caller);
    },
    async sync(payload, caller) {
      const answer = await inRoom('sync')(payload, caller);
      if (answer.ok) {
        await keepSeatOf(ports, caller.player.userId, answer.view);
      }
      return answer;
    },
    ready: inRoom('ready'),
    async start(payload, caller) {
      const stored = await ports.store.read(payload.roomId);
      if (stored !== null) {
        await healLobby(ports, commitRoom, stored.room);
      }
      return await inRoom('start')(payload, caller);
    },
    kick: inRoom('kick'),
    leave: inRoom('leave'),
    deleteRoom: inRoom('deleteRoom'),
    async received(payload, caller) {
      confirmations.note(payload, caller);
      return { ok: true };
    },
    answer: inRoom('answer'),
    say: inRoom('say'),
    mute: inRoom('mute'),
    rematch: inRoom('rematch'),
  };

  return async (name, payload, caller) => {
    const handle: (typeof handlers)[typeof name] = handlers[name];
    try {
      return await handle(payload, caller);
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        return refusal('BUSY');
      }
      throw error;
    }
  };
}
