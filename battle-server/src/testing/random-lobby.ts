import type { UserId } from '@quiz-arena/contract/ids';
import fc from 'fast-check';
import type { Decision } from '../core/decision.ts';
import { CARL, DORA, TestLobby } from './test-lobby.ts';
import { ANNA, BEN, connectionOf, rightOf, secretQuestions, wrongOf } from './test-room.ts';

export const LOBBY_PLAYERS: readonly UserId[] = [ANNA, BEN, CARL, DORA];
const acts = [
  ...['join', 'join', 'join', 'join', 'ready', 'ready', 'ready', 'unready', 'start', 'start', 'start'],
  ...['kick', 'leave', 'drop', 'back', 'back', 'hold', 'hold', 'hold', 'hold', 'refuse', 'settle', 'settle'],
  ...['right', 'right', 'right', 'right', 'wrong', 'wrong', 'wrong', 'wrong', 'later', 'delete'],
  ...['deadline', 'deadline', 'deadline', 'wait'],
] as const;

const step = fc.record({
  does: fc.constantFrom(...acts),
  who: fc.constantFrom(...LOBBY_PLAYERS),
  other: fc.constantFrom(...LOBBY_PLAYERS),
});
type LobbyStep = { does: (typeof acts)[number]; who: UserId; other: UserId };

/** What may happen in and around a room with a code, in any order. */
export const lobbyScript = fc.record({
  isFriend: fc.boolean(),
  /** Where it begins: an empty lobby, one whose start is being held, a battle that runs. */
  stage: fc.constantFrom('empty', 'holding', 'playing'),
  steps: fc.array(step, { maxLength: 80 }),
});
export type LobbyScript = {
  readonly isFriend: boolean;
  readonly stage: 'empty' | 'holding' | 'playing';
  readonly steps: readonly LobbyStep[];
};

/** Does one step; null when it is only time that passes. */
function take(room: TestLobby, { does, who, other }: LobbyStep): Decision | null {
  const { startNumber } = room.state;
  const settlement = { coins: {}, ratings: {} };
  const isVoid = room.state.result === null;
  const question = room.question();
  switch (does) {
    case 'join':
      return room.join(who);
    case 'ready':
    case 'unready':
      return room.ready(who, does === 'ready');
    case 'start':
      return room.press(who);
    case 'kick':
      return room.kick(other, who);
    case 'leave':
      return room.leave(who);
    case 'delete':
      return room.send({ type: 'deleteRoom', userId: who });
    case 'drop':
      return room.detach(who, 'lost');
    case 'back':
      return room.attach(who, connectionOf(`back-${room.state.version}`));
    case 'hold':
      return room.send({ type: 'confirmHolds', startNumber, questions: secretQuestions(3) });
    case 'refuse':
      return room.send({ type: 'refuseHolds', startNumber, reason: 'notEnoughCoins', userIds: [other] });
    case 'settle':
      return room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid } });
    case 'later':
      return room.send({ type: 'answerSettlement', answer: { kind: 'later' } });
    case 'right':
    case 'wrong':
      return room.answer(who, does === 'right' ? rightOf(question) : wrongOf(question), { question });
    case 'deadline':
      return room.passDeadline();
    case 'wait':
      room.pass(3_000);
      return null;
  }
}

/** Plays a script, telling `onStep` after each step what was decided. */
export function playLobby(
  script: LobbyScript,
  onStep: (room: TestLobby, decision: Decision | null) => void = () => {},
): TestLobby {
  const { isFriend, stage } = script;
  const room = new TestLobby(isFriend ? 'friend' : 'group');
  const guests = isFriend ? [BEN] : [BEN, CARL, DORA];
  if (stage === 'holding') {
    room.holding(...guests);
  } else if (stage === 'playing') {
    room.playing(...guests);
  }
  for (const one of script.steps) {
    const known = room.state.players.some(({ userId }) => userId === one.who);
    if (known || one.does !== 'drop') {
      onStep(room, take(room, one));
    }
  }
  return room;
}
