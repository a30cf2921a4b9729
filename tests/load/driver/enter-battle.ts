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

/** Connects a player, searches an opponent and attaches to the battle that is found. Rejects with what went wrong. */
export function enterBySearch(
  url: string,
  token: string,
  terms: SearchTerms,
  rooms: SharedRooms,
  options: BattlePlayerOptions,
): Promise<PlayerLink> {
  return new Promise((resolve, reject) => {
    let player: BattlePlayer | undefined;
    const fail = (what: string, why: unknown) => reject(new Error(`${what}: ${JSON.stringify(why)}`));
    const ask = (name: string, payload: object, onDone: () => void) =>
      askUntilAnswered(link, name, { cid: randomUUID(), ...payload }, options.measures, (answer) =>
        isRefusal(answer) ? fail(name, answer) : onDone(),
      );
    const handlers: PlayerLinkHandlers = {
      onConnect: () => ask('search', terms, () => undefined),
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
          ask('attach', { roomId }, () => resolve(link));
        } else if (name === 'noOpponent') {
          fail('search', 'nobody was found');
        }
      },
    };
    const link = openSocketIoLink(url, { token, protocol: BATTLE_PROTOCOL }, handlers);
  });
}
