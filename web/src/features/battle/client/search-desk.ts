import type { BattleCommandInput } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, TicketId } from '@quiz-arena/contract/ids';
import type { Dispatch } from '@reduxjs/toolkit';
import type { BattleConnection } from '../../../shared/socket/battle-connection.ts';
import type { ServerMessage } from '../../../shared/socket/battle-socket.ts';
import { runningRoomFound, type SearchState, searchChanged } from '../battle-slice.ts';

/** What an opponent is looked for with. */
type SearchWish = Pick<BattleCommandInput<'search'>, 'category' | 'languageId' | 'entryCoin'>;

export interface SearchDesk {
  start(wish: SearchWish): void;
  cancel(): void;
  arrived(message: ServerMessage): void;
}

interface DeskOptions {
  connection: BattleConnection;
  dispatch: Dispatch;
  /** A room is ready: attach at once, the pair's lease is short. */
  onFound: (roomId: RoomId) => void;
}

interface Search {
  readonly wish: SearchWish;
  ticket: TicketId | null;
  hasClearedOld: boolean;
}

/** A search that the server said nothing about so long after its end is over, ms: its last word was lost. */
const SILENT_END_MS = 3_000;

/** Looks for an opponent, one search at a time. */
export function createSearchDesk({ connection, dispatch, onFound }: DeskOptions): SearchDesk {
  let current: Search | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function show(search: SearchState): void {
    dispatch(searchChanged(search));
  }

  function end(search: SearchState): void {
    current = null;
    clearTimeout(silence);
    show(search);
  }

  function found(roomId: RoomId): void {
    end({ status: 'found', roomId });
    onFound(roomId);
  }

  async function ask(search: Search): Promise<void> {
    const answer = await connection.sendCommand('search', search.wish);
    if (current !== search) {
      if (answer.ok) void connection.sendCommand('cancelSearch', { ticket: answer.ticket });
      return;
    }
    if (answer.ok) {
      search.ticket = answer.ticket;
      const { ticket, expiresAt } = answer;
      const leftMs = Math.max(0, expiresAt - connection.now());
      silence = setTimeout(() => end({ status: 'nobody' }), leftMs + SILENT_END_MS);
      return show({ status: 'searching', ticket, expiresAt });
    }
    if (answer.code === 'LINK_LOST') return end({ status: 'refused', code: answer.code, retryAfterMs: null });
    if (answer.code === 'ALREADY_IN_BATTLE' && answer.ticket !== undefined && !search.hasClearedOld) {
      // A search from before this page was loaded: this one takes its place.
      search.hasClearedOld = true;
      await connection.sendCommand('cancelSearch', { ticket: answer.ticket });
      if (current === search) await ask(search);
      return;
    }
    if (answer.roomId !== undefined) dispatch(runningRoomFound(answer.roomId));
    end({ status: 'refused', code: answer.code, retryAfterMs: answer.retryAfterMs ?? null });
  }

  return {
    start(wish) {
      current = { wish, ticket: null, hasClearedOld: false };
      show({ status: 'asking' });
      void ask(current);
    },
    cancel() {
      const ticket = current?.ticket ?? null;
      end({ status: 'idle' });
      if (ticket !== null) void connection.sendCommand('cancelSearch', { ticket });
    },
    arrived({ name, body }) {
      if (current === null) return;
      // Pairing may be quicker than the answer to the search: then its ticket is not known yet.
      const isOwn = (ticket: TicketId) => current?.ticket === null || current?.ticket === ticket;
      if (name === 'matched' && isOwn(body.ticket)) found(body.roomId);
      if (name === 'noOpponent' && current.ticket === body.ticket) end({ status: 'nobody' });
      if (name === 'seat' && 'roomId' in body && current.ticket !== null) found(body.roomId);
    },
  };
}
