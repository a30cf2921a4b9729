import { attemptTypes } from '@quiz-arena/contract/modes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepTwoOptions, pollAudience } from './lifeline-effects.ts';
import {
  canUseLifeline,
  type Lifeline,
  type LifelineState,
  lifelineByKey,
  lifelineNames,
  lifelines,
} from './lifelines.ts';
import { optionLetters } from './option-letter.ts';
import { seededRandom } from './seeded-random.ts';

const fresh: LifelineState = {
  attemptType: '1',
  questionCount: 10,
  hasAnswers: false,
  isLevelPaid: false,
  used: [],
  question: { id: 'q1', kind: 'choice', optionCount: 4, isOpen: true },
};
const refused = (code: string) => ({ ok: false, code });
const onQuestion = (question: Partial<LifelineState['question']>): LifelineState => ({
  ...fresh,
  question: { ...fresh.question, ...question },
});

describe('the lifelines', () => {
  it('are known on the wire by the five keys of the settlement', () => {
    expect(lifelineNames.map((name) => lifelines[name].key).sort()).toEqual([
      'used5050lifeline',
      'usedAudiencePolllifeline',
      'usedDoubleCoinslifeline',
      'usedResetTimerlifeline',
      'usedSkiplifeline',
    ]);
    for (const name of lifelineNames) expect(lifelineByKey(lifelines[name].key)).toBe(name);
    expect(lifelineByKey('hint')).toBeUndefined();
  });

  it('are all offered at the first question of a quiz zone level', () => {
    for (const name of lifelineNames) expect(canUseLifeline(fresh, name)).toEqual({ ok: true });
  });

  it('[P18] are offered in quiz zone and daily quiz only, double coins in quiz zone only', () => {
    for (const attemptType of attemptTypes) {
      const offered = lifelineNames.filter((name) => canUseLifeline({ ...fresh, attemptType }, name).ok);
      const daily = lifelineNames.filter((name) => name !== 'doubleCoins');
      expect(offered).toEqual(attemptType === '1' ? lifelineNames : attemptType === '1.1' ? daily : []);
    }
  });

  it('[P18] can each be used once per run, also on another question', () => {
    for (const lifeline of lifelineNames) {
      const state = { ...fresh, used: [{ lifeline, questionId: 'q0' }] };
      expect(canUseLifeline(state, lifeline)).toEqual(refused('ALREADY_USED'));
    }
  });

  it.each<[Lifeline, Lifeline]>([
    ['fiftyFifty', 'audiencePoll'],
    ['audiencePoll', 'fiftyFifty'],
  ])('%s is refused after %s on the same question and allowed on the next', (lifeline, earlier) => {
    const used = [{ lifeline: earlier, questionId: 'q1' }];
    expect(canUseLifeline({ ...fresh, used }, lifeline)).toEqual(refused('NOT_AFTER_THE_OTHER'));
    expect(canUseLifeline({ ...onQuestion({ id: 'q2' }), used }, lifeline)).toEqual({ ok: true });
  });

  it('[P19] [P20] that look at options are refused on true-false and where only two options exist', () => {
    for (const lifeline of ['fiftyFifty', 'audiencePoll'] as const) {
      const trueFalse = onQuestion({ kind: 'trueFalse', optionCount: 2 });
      expect(canUseLifeline(trueFalse, lifeline)).toEqual(refused('NOT_ON_THIS_QUESTION'));
      expect(canUseLifeline(onQuestion({ optionCount: 2 }), lifeline)).toEqual(
        refused('NOT_ON_THIS_QUESTION'),
      );
      expect(canUseLifeline(onQuestion({ optionCount: 3 }), lifeline)).toEqual({ ok: true });
    }
  });

  it('[P21] do not let the only question be skipped', () => {
    expect(canUseLifeline({ ...fresh, questionCount: 1 }, 'skip')).toEqual(refused('ONLY_QUESTION'));
    expect(canUseLifeline({ ...fresh, questionCount: 2 }, 'skip')).toEqual({ ok: true });
  });

  it('[P22] arm double coins before the first answer and only on a level not yet paid', () => {
    expect(canUseLifeline({ ...fresh, hasAnswers: true }, 'doubleCoins')).toEqual(
      refused('ONLY_BEFORE_THE_FIRST_ANSWER'),
    );
    expect(canUseLifeline({ ...fresh, isLevelPaid: true }, 'doubleCoins')).toEqual(
      refused('LEVEL_ALREADY_PAID'),
    );
  });

  it('[P18] are refused on a question that is closed', () => {
    for (const name of lifelineNames) {
      expect(canUseLifeline(onQuestion({ isOpen: false }), name)).toEqual(refused('QUESTION_CLOSED'));
    }
  });
});

const options = fc.integer({ min: 2, max: 5 }).chain((count) => {
  const letters = optionLetters.slice(0, count);
  return fc.record({ letters: fc.constant(letters), right: fc.constantFrom(...letters), seed: fc.string() });
});

describe('fifty-fifty', () => {
  it('[P19] keeps the right option and exactly one wrong one, in their old order', () => {
    fc.assert(
      fc.property(options, ({ letters, right, seed }) => {
        const kept = keepTwoOptions(letters, right, seededRandom(seed));
        expect(kept).toHaveLength(2);
        expect(kept).toContain(right);
        expect(kept).toEqual([...kept].sort());
        for (const letter of kept) expect(letters).toContain(letter);
      }),
    );
  });

  it('keeps every wrong option now and then', () => {
    const random = seededRandom('any');
    const kept = new Set(
      Array.from({ length: 100 }, () => keepTwoOptions(['a', 'b', 'c', 'd'], 'b', random).join()),
    );
    expect([...kept].sort()).toEqual(['a,b', 'b,c', 'b,d']);
  });
});

describe('an audience poll', () => {
  it('[P20] gives whole percentages of at least 1 that sum to 100, the largest strictly on the right option', () => {
    fc.assert(
      fc.property(options, ({ letters, right, seed }) => {
        const poll = pollAudience(letters, right, seededRandom(seed));
        expect(Object.keys(poll).sort()).toEqual(letters);
        expect(Object.values(poll).reduce((sum, share) => sum + share, 0)).toBe(100);
        for (const letter of letters) {
          const share = poll[letter] ?? 0;
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(1);
          if (letter !== right) expect(share).toBeLessThan(poll[right] ?? 0);
        }
      }),
    );
  });

  it('is unanimous about a single option', () => {
    expect(pollAudience(['c'], 'c', seededRandom('x')).c).toBe(100);
  });
});
