import { describe, expect, it } from 'vitest';
import { battleCodes, isBattleCode } from './battle-codes.ts';
import { type BattleCommandName, battleCommands, battleRefusal } from './battle-commands.ts';
import { battleEvent } from './battle-events.ts';
import { battleLimits, defaultBattleSettings } from './battle-limits.ts';
import { battleEmojis, battleTexts } from './battle-messages.ts';

const answer = { cid: 'c-1', roomId: 'r1', question: 0, answer: 'a' };
const asked = {
  type: 'questionAsked',
  question: {
    index: 0,
    count: 10,
    id: '7',
    question: 'Which planet is nearest to the sun?',
    image: '',
    type: 'choice',
    options: { a: 'Mercury', b: 'Venus', c: 'Mars', d: 'Earth' },
    askedAt: 1_000,
    deadline: 31_500,
  },
};

describe('battle commands', () => {
  it('take a well-formed answer', () => {
    expect(battleCommands.answer.payload.parse(answer)).toEqual(answer);
  });

  it.each(Object.keys(battleCommands) as BattleCommandName[])(
    'refuse unknown keys and a missing cid: %s',
    (name) => {
      const refused = battleCommands[name].payload.safeParse({ unexpected: true });
      const issues = refused.error?.issues ?? [];
      expect(issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
      expect(issues.some((issue) => issue.path[0] === 'cid')).toBe(true);
    },
  );

  it.each([
    ['a letter that no question has', { ...answer, answer: 'f' }],
    ['a fractional question', { ...answer, question: 0.5 }],
    ['a client time', { ...answer, takenMs: 1 }],
    ['a cid over 36 characters', { ...answer, cid: 'x'.repeat(37) }],
  ])('refuse %s', (_what, payload) => {
    expect(battleCommands.answer.payload.safeParse(payload).success).toBe(false);
  });

  it('say exactly one of text and emoji', () => {
    const say = { cid: 'c', roomId: 'r1' };
    const accepts = (payload: object) => battleCommands.say.payload.safeParse({ ...say, ...payload }).success;
    expect(accepts({ text: 'text1' })).toBe(true);
    expect(accepts({ emoji: 'clap' })).toBe(true);
    expect(accepts({})).toBe(false);
    expect(accepts({ text: 'text1', emoji: 'clap' })).toBe(false);
    expect(accepts({ text: 'text15' })).toBe(false);
  });

  it('take room codes in any case', () => {
    expect(battleCommands.joinRoom.payload.parse({ cid: 'c', roomCode: ' ab12cd ' }).roomCode).toBe('AB12CD');
  });
});

describe('battle events', () => {
  it('carry a question without its right answer [B2]', () => {
    expect(battleEvent.safeParse(asked).success).toBe(true);
    const leaking = { ...asked, question: { ...asked.question, right: 'a' } };
    expect(battleEvent.safeParse(leaking).success).toBe(false);
  });

  it('tell who answered, not what [B2]', () => {
    const taken = { type: 'answerTaken', question: 0, userId: '1' };
    expect(battleEvent.safeParse(taken).success).toBe(true);
    expect(battleEvent.safeParse({ ...taken, answer: 'a' }).success).toBe(false);
  });
});

describe('battle tables', () => {
  it('give every code a text', () => {
    for (const row of Object.values(battleCodes)) {
      expect(row.message).not.toBe('');
      expect(row.textKey).toMatch(/^[a-z]+(_[a-z]+)*$/);
    }
    expect(isBattleCode('toString')).toBe(false);
  });

  it('refuse with codes of the table only', () => {
    const refusal = { ok: false, code: 'BUSY', message: battleCodes.BUSY.message, retryAfterMs: 500 };
    expect(battleRefusal.safeParse(refusal).success).toBe(true);
    expect(battleRefusal.safeParse({ ...refusal, code: 'NONE' }).success).toBe(false);
  });

  it('have 14 quick texts, and emojis [B15]', () => {
    expect(Object.keys(battleTexts)).toEqual(Array.from({ length: 14 }, (_, i) => `text${i + 1}`));
    expect(Object.keys(battleEmojis).length).toBeGreaterThan(9);
  });

  it('have a default for every limit', () => {
    expect(Object.keys(defaultBattleSettings)).toEqual(Object.keys(battleLimits));
    expect(defaultBattleSettings.closeMarginMs).toBe(400);
    expect(defaultBattleSettings.graceLostMs).toBe(20_000);
  });
});
