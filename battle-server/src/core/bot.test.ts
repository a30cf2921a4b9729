import { BOT_ID, type BotLevel } from '@quiz-arena/contract/battle/bot-values';
import { languageId, roomId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { ANNA, codeOf, newPlayer, rightOf, START, settings, TestRoom } from '../testing/test-room.ts';
import { botSkills } from './bot.ts';
import { deadlineOf } from './deadline-of.ts';
import { openBotRoom } from './open-room.ts';
import { receiptOf } from './receipt-of.ts';
import { viewFor } from './view-for.ts';

function botRoom(level: BotLevel, seed = 'seed'): TestRoom {
  const room = new TestRoom();
  room.state = openBotRoom({
    roomId: roomId.parse('bot-room'),
    category: '',
    languageId: languageId.parse('14'),
    level,
    seed,
    player: { ...newPlayer(ANNA), ticketId: null },
    now: START,
    settings,
  });
  room.attach(ANNA);
  return room;
}

/** Plays to the end with no answer of the player; the bot's times and its number of right answers. */
function botPlay(level: BotLevel, seed: string) {
  const room = botRoom(level, seed).start();
  for (let turns = 0; turns < 100 && room.state.result === null; turns += 1) {
    room.passDeadline();
  }
  const answers = room.state.closed.flatMap((closed) =>
    closed.answers.filter(({ userId }) => userId === BOT_ID),
  );
  return { times: answers.map(({ takenMs }) => takenMs ?? -1), right: room.state.players[1]?.correct ?? 0 };
}

describe('a bot', () => {
  it('is always shown as a bot, with nothing at stake [B12]', () => {
    const room = botRoom('easy');
    expect(room.state).toMatchObject({ entryCoin: 0, phase: { name: 'holding' } });
    expect(viewFor(room.state, ANNA, room.context).players.map(({ isBot }) => isBot)).toEqual([false, true]);
  });

  it.each(['easy', 'medium', 'hard'] as const)('answers in human times: %s [B12]', (level) => {
    const { times } = botPlay(level, 'one');
    expect(times).toHaveLength(10);
    for (const time of times) {
      expect(time).toBeGreaterThanOrEqual(botSkills[level].fastestMs);
      expect(time).toBeLessThanOrEqual(botSkills[level].slowestMs);
    }
  });

  it('plays the same way from the same seed, and better on a higher level [B12]', () => {
    expect(botPlay('medium', 'same')).toEqual(botPlay('medium', 'same'));
    const total = (level: BotLevel) =>
      Array.from({ length: 30 }, (_, index) => botPlay(level, `${index}`).right).reduce((a, b) => a + b);
    const [easy, hard] = [total('easy'), total('hard')];
    expect(easy).toBeGreaterThan(90);
    expect(easy).toBeLessThan(180);
    expect(hard).toBeGreaterThan(220);
  });

  it('closes the question with its answer when the player has answered before [B3]', () => {
    const room = botRoom('hard').start();
    room.answer(ANNA, rightOf(0));
    expect(room.state.phase.name).toBe('question');
    room.passDeadline();
    expect(room.state.phase.name).toBe('reveal');
  });

  it('that was run late costs nobody time [B7]', () => {
    const room = botRoom('hard').start();
    const answersAt = deadlineOf(room.state) ?? 0;
    room.passDeadline(3_000);
    expect(room.types()).not.toContain('timeExtended');
    expect(room.state.phase).toMatchObject({ progress: { [BOT_ID]: { answer: { at: answersAt } } } });
    expect(codeOf(room.answer(ANNA, 'a'))).toBe('accepted');
  });

  it('wins when the player leaves; the receipt says that it was a bot [B12]', () => {
    const room = botRoom('easy').start();
    room.leave(ANNA);
    expect(room.state.result?.outcomes).toEqual({ [ANNA]: 'lose', [BOT_ID]: 'win' });
    expect(receiptOf(room.state)).toMatchObject({ isBot: true, entryCoin: 0, outcome: 'opponentLeft' });
  });
});
