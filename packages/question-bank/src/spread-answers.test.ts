import { describe, expect, it } from 'vitest';
import { optionLetters, type QuestionRecord } from './question-bank-format.ts';
import { spreadAnswers } from './spread-answers.ts';
import { choiceRecord, trueFalseRecord } from './testing/question-records.ts';

const records = Array.from({ length: 20 }, (_, index) =>
  choiceRecord({ key: `nature.birds.1.${10 + index}` }),
);

function rightText(question: QuestionRecord | undefined): string | undefined {
  return question?.options[optionLetters.indexOf(question.answer)];
}

describe('spreadAnswers', () => {
  it('makes every letter right equally often', () => {
    const letters = spreadAnswers(records, 'birds').map((question) => question.answer);
    for (const letter of ['a', 'b', 'c', 'd'])
      expect(letters.filter((answer) => answer === letter)).toHaveLength(5);
    expect(letters.join('')).not.toBe('abcd'.repeat(5));
  });

  it('keeps the right option right and every option present', () => {
    for (const question of spreadAnswers(records, 'birds')) {
      expect(rightText(question)).toBe('Wren');
      expect(question.options.toSorted()).toEqual(['Heron', 'Owl', 'Robin', 'Wren']);
    }
  });

  it('changes nothing when it is applied to its own result', () => {
    const once = spreadAnswers(records, 'birds');
    expect(spreadAnswers(once, 'birds')).toEqual(once);
  });

  it('does not move earlier questions when one is added', () => {
    const fewer = spreadAnswers(records.slice(0, 11), 'birds');
    expect(spreadAnswers(records, 'birds').slice(0, 11)).toEqual(fewer);
  });

  it('leaves true-false questions alone', () => {
    const statement = trueFalseRecord({});
    expect(spreadAnswers([statement], 'birds')).toEqual([statement]);
  });
});
