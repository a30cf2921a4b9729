import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions } from '../action-registry.ts';
import { writePlay } from '../battle-receipt.ts';

const { request } = actions.set_quiz_coin_score;
const play = (...ids: string[]) =>
  writePlay(ids.map((userId) => ({ userId, answers: [{ questionId: '5', answer: 'a', takenMs: 2417 }] })));
const receipt = { quiz_type: '1.3', match_id: 'r1-1', outcome: 'completed', play_questions: play('7', '8') };

describe('set_quiz_coin_score', () => {
  it('reads a 1v1 receipt as players with their answers in milliseconds', () => {
    expect(request.parse(receipt)).toMatchObject({
      is_bot: false,
      play_questions: [
        { userId: '7', answers: [{ questionId: '5', answer: 'a', takenMs: 2417 }] },
        { userId: '8', answers: [{ questionId: '5', answer: 'a', takenMs: 2417 }] },
      ],
    });
  });

  it('reads a group receipt with as many players as it names', () => {
    const parsed = request.parse({ ...receipt, quiz_type: '1.5', play_questions: play('7', '8', '9') });
    expect(parsed).toMatchObject({ play_questions: [{ userId: '7' }, { userId: '8' }, { userId: '9' }] });
  });

  it('reads every receipt as it was written, to the millisecond', () => {
    const answer = fc.record({
      questionId: fc.stringMatching(/^[a-z0-9]{1,8}$/),
      answer: fc.constantFrom('', 'a', 'e'),
      takenMs: fc.integer({ min: 0, max: 60_000 }),
    });
    const players = fc.uniqueArray(
      fc.record({ userId: fc.stringMatching(/^[0-9]{1,6}$/), answers: fc.array(answer, { maxLength: 10 }) }),
      { minLength: 2, maxLength: 4, selector: ({ userId }) => userId },
    );
    fc.assert(
      fc.property(players, (played) => {
        const fields = { ...receipt, quiz_type: '1.5', play_questions: writePlay(played) };
        expect(request.parse(fields)).toMatchObject({ play_questions: played });
      }),
    );
  });

  it('needs the times of a 1v1, not those of a group', () => {
    const untimed = play('7', '8').replaceAll(',"second":"2.417"', '');
    expect(request.safeParse({ ...receipt, play_questions: untimed }).success).toBe(false);
    expect(request.safeParse({ ...receipt, quiz_type: '1.5', play_questions: untimed }).success).toBe(true);
  });

  it('lets only a voided match go without answers', () => {
    const { play_questions: _, ...bare } = receipt;
    expect(request.safeParse({ ...bare, outcome: 'void' }).success).toBe(true);
    expect(request.safeParse(bare).success).toBe(false);
  });

  it.each([
    ['a third player in a 1v1', { ...receipt, play_questions: play('7', '8', '9') }],
    ['a receipt without a match', { ...receipt, match_id: undefined }],
    ['text that is not JSON', { ...receipt, play_questions: '{' }],
    ['an attempt with an outcome', { quiz_type: '1', attempt_id: '9', outcome: 'completed' }],
    ['a level with hints', { quiz_type: '1', attempt_id: '9', no_of_hint_used: '0' }],
    ['an unknown lifeline', { quiz_type: '1', attempt_id: '9', lifeline: 'used5050lifeline,usedMagic' }],
    ['an exam, which has its own call', { quiz_type: 'exam', attempt_id: '9' }],
    ['an unknown quiz_type', { quiz_type: '7', attempt_id: '9' }],
  ])('refuses %s', (_, fields) => {
    expect(request.safeParse(fields).success).toBe(false);
  });

  it('reads the lifelines used as a list', () => {
    const fields = { quiz_type: '1', lifeline: 'used5050lifeline, usedSkiplifeline' };
    expect(request.parse(fields)).toMatchObject({ lifeline: ['used5050lifeline', 'usedSkiplifeline'] });
  });
});
