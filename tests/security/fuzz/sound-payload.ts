import type { BattleCommandInput, BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import { battleCommands } from '@quiz-arena/contract/battle/battle-commands';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import { pick } from './hostile-values.ts';

/** What a connection has learned so far, so that its commands reach further than the first check. */
export interface LaneMemory {
  roomId: string;
  ticket: string;
  roomCode: string;
}

export const commandNames = Object.keys(battleCommands) as [BattleCommandName, ...BattleCommandName[]];

type Sound = { readonly [Name in BattleCommandName]: Omit<BattleCommandInput<Name>, 'cid'> };

/** A payload that a command's parser takes; what it names is there where the lane knows of such a thing. */
export function soundPayload(
  name: BattleCommandName,
  { roomId, ticket, roomCode }: LaneMemory,
  random: Random,
): object {
  const inRoom = { roomId } as Sound['attach'];
  const of = { ...inRoom, userId: pick(random, ['1', '2', 'bot']) };
  // The players who play properly stake 20: nobody here is paired with them.
  const stake = { category: '', entryCoin: pick(random, [5, 10, 15]) } as const;
  const question = Math.floor(random() * 10);
  const payloads = {
    clock: {},
    search: stake as Sound['search'],
    cancelSearch: { ticket } as Sound['cancelSearch'],
    playBot: { category: '', level: pick(random, ['easy', 'medium', 'hard']) } as Sound['playBot'],
    createRoom: { ...stake, kind: pick(random, ['friend', 'group']) } as Sound['createRoom'],
    joinRoom: { roomCode },
    peekRoom: { roomCode },
    attach: inRoom,
    sync: inRoom,
    ready: { ...inRoom, ready: random() < 0.5 },
    start: inRoom,
    kick: of as Sound['kick'],
    leave: inRoom,
    deleteRoom: inRoom,
    received: { ...inRoom, question },
    answer: { ...inRoom, question, answer: pick(random, ['a', 'b', 'c', 'd']) },
    say: { ...inRoom, text: 'text1' },
    mute: { ...of, muted: random() < 0.5 } as Sound['mute'],
    rematch: { ...inRoom, accept: random() < 0.5 },
  } satisfies Sound;
  return payloads[name];
}
