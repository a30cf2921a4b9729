import { randomUUID } from 'node:crypto';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { askUntilAnswered, isRefusal } from './ask-until-answered.ts';
import { BattlePlayer, type BattlePlayerOptions } from './battle-player.ts';
import type { PlayerLink, PlayerLinkHandlers } from './player-link.ts';
import type { SharedRooms } from './shared-rooms.ts';
import { openSocketIoLink } from './socket-io-link.ts';

export interface SearchTerms {
  readonly category: string;
  readonly languageId: string;
  readonly entryCoin: number;
}

/** Why `enterBySearch` was rejected when the search ended without an opponent. */
export const NOBODY_FOUND = 'search: nobody was found';

/**
 * Connects a player, searches an opponent and attaches to the battle that is found. A search of his that is still queued
 * is ended first, as clients do. Closes the link with what went wrong, and rejects with it; once he is in, `onLost` hears
 * of it, also when he closed the link himself.
 */
export function enterBySearch(
  url: string,
  token: string,
  terms: SearchTerms,
  rooms: SharedRooms,
  options: BattlePlayerOptions & { onLost?(reason: string): void },
): Promise<PlayerLink> {
  return new Promise((resolve, reject) => {
    let player: BattlePlayer | undefined;
    let hasClearedOld = false;
    let hasEntered = false;
    const enter = () => {
      hasEntered = true;
      resolve(link);
    };
    const give = (why: string) => {
      link.close();
      if (hasEntered) options.onLost?.(why);
      else reject(new Error(why));
    };
    const fail = (what: string, why: unknown) => give(`${what}: ${JSON.stringify(why)}`);
    const ask = (name: string, payload: object, onAnswer: (answer: unknown) => void) =>
      askUntilAnswered(link, name, { cid: randomUUID(), ...payload }, options.measures, onAnswer);
    const search = () =>
      ask('search', terms, (answer) => {
        // A search that was answered BUSY may have begun all the same, and have found somebody before it was sent again.
        if (!isRefusal(answer) || player !== undefined) return;
        const old = 'ticket' in answer && !hasClearedOld ? answer.ticket : undefined;
        if (old === undefined) return fail('search', answer);
        hasClearedOld = true;
        ask('cancelSearch', { ticket: old }, search);
      });
    const handlers: PlayerLinkHandlers = {
      onConnect: search,
      onRefused: (data) => fail('handshake', data),
      onClose(reason) {
        player?.stop();
        fail('connection', reason);
      },
      onMessage(name, body) {
        if (name === 'battle') {
          player?.hear(body as BattleMessage);
        } else if (name === 'matched') {
          const { roomId } = body as { roomId: string };
          player = new BattlePlayer(link, rooms.of(roomId), options);
          ask('attach', { roomId }, (answer) => (isRefusal(answer) ? fail('attach', answer) : enter()));
        } else if (name === 'noOpponent' && player === undefined) {
          give(NOBODY_FOUND);
        }
      },
    };
    const link = openSocketIoLink(url, { token, protocol: BATTLE_PROTOCOL }, handlers);
  });
}
