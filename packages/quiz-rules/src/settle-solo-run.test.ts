import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payPolicies } from './pay-policy.ts';
import { type SoloRun, settleSoloRun } from './settle-solo-run.ts';

const levelRun: SoloRun = {
  tally: { served: 10, correct: 7 },
  pay: 'new-level',
  coinPolicy: { maximumCoins: 4, fullPercentage: 70, winningPercentage: 30 },
  scorePolicy: { creditPerCorrect: 4, deductPerWrong: 4 },
  wasWonBefore: false,
  level: { levels: [1, 2, 3], highestWon: 0, played: 1 },
  hasScoredToday: false,
  isDoubled: false,
};
const right = (correct: number) => ({ tally: { served: 10, correct } });
const playing = (played: number, highestWon: number) => ({
  level: { levels: [1, 2, 3], highestWon, played },
});

describe('a level', () => {
  it('[C18] [P27] won for the first time pays coins, gives score and opens the next level', () => {
    expect(settleSoloRun(levelRun)).toMatchObject({
      coins: 4,
      coinReason: 'PAID',
      boardScore: 16,
      scoreReason: 'COUNTED',
      level: { highestWon: 1, highestUnlocked: 2, opened: 2 },
    });
  });

  it('[C18] won with 30 to 39 % opens the next level although its coins round to 0', () => {
    expect(settleSoloRun({ ...levelRun, ...right(3) })).toMatchObject({
      coins: 0,
      coinReason: 'ROUNDED_TO_ZERO',
      boardScore: -16,
      level: { highestWon: 1, opened: 2 },
    });
  });

  it('[C20] lost changes nothing', () => {
    expect(settleSoloRun({ ...levelRun, ...right(2), isDoubled: true })).toMatchObject({
      coins: 0,
      coinReason: 'LOST',
      boardScore: 0,
      scoreReason: 'LOST',
      level: { highestWon: 0, highestUnlocked: 1, opened: null },
    });
  });

  it('won again gives score but neither coins nor a level', () => {
    expect(settleSoloRun({ ...levelRun, ...playing(1, 2) })).toMatchObject({
      coins: 0,
      coinReason: 'ALREADY_PAID',
      boardScore: 16,
      level: { highestWon: 2, highestUnlocked: 3, opened: null },
    });
  });

  it('[C20] gives score to the boards once a day', () => {
    expect(settleSoloRun({ ...levelRun, hasScoredToday: true })).toMatchObject({
      coins: 4,
      boardScore: 0,
      scoreReason: 'ALREADY_COUNTED',
    });
  });

  it('that is the last one is paid once as well', () => {
    expect(settleSoloRun({ ...levelRun, ...playing(3, 2) })).toMatchObject({
      coins: 4,
      level: { highestWon: 3, highestUnlocked: 3, opened: null },
    });
    expect(settleSoloRun({ ...levelRun, ...playing(3, 3) })).toMatchObject({ coinReason: 'ALREADY_PAID' });
  });

  it('that is locked neither pays nor climbs, should a run of it be settled at all', () => {
    expect(settleSoloRun({ ...levelRun, ...playing(3, 0) })).toMatchObject({
      coins: 0,
      level: { highestWon: 0, opened: null },
    });
  });

  it('[C21] pays twice the coins, and never twice the score, when double coins was armed', () => {
    expect(settleSoloRun({ ...levelRun, ...right(5), isDoubled: true })).toMatchObject({
      coins: 4,
      boardScore: 0,
    });
    expect(settleSoloRun({ ...levelRun, isDoubled: true })).toMatchObject({ coins: 8, boardScore: 16 });
  });
});

describe('a quiz that pays its first win', () => {
  const quiz: SoloRun = { ...levelRun, pay: 'first-win', level: null };

  it('[C19] pays coins and score then', () => {
    expect(settleSoloRun(quiz)).toMatchObject({ coins: 4, boardScore: 16, level: null });
  });

  it('[C19] pays neither after that', () => {
    expect(settleSoloRun({ ...quiz, wasWonBefore: true })).toMatchObject({
      coins: 0,
      coinReason: 'ALREADY_PAID',
      boardScore: 0,
      scoreReason: 'ALREADY_COUNTED',
    });
  });
});

describe('the modes', () => {
  const types = (pay: string) =>
    Object.entries(payPolicies)
      .flatMap(([type, policy]) => (policy === pay ? [type] : []))
      .sort();

  it('[C18] that pay a new level are quiz zone and multi match', () => {
    expect(types('new-level')).toEqual(['1', '6']);
  });

  it('[C19] that pay the first win are fun and learn, guess the word, audio and maths', () => {
    expect(types('first-win')).toEqual(['2', '3', '4', '5']);
  });

  it('without pay give neither coins nor score for any result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.boolean(), (correct, isDoubled) => {
        const settled = settleSoloRun({
          ...levelRun,
          ...right(correct),
          pay: 'nothing',
          level: null,
          isDoubled,
        });
        expect(settled).toMatchObject({ coins: 0, boardScore: 0, coinReason: 'MODE_PAYS_NOTHING' });
      }),
    );
  });

  it('with a board of their own count score whether won or not, and pay no coins', () => {
    const contest = { ...levelRun, pay: 'score-only', level: null } as const;
    expect(settleSoloRun({ ...contest, ...right(10) })).toMatchObject({ coins: 0, boardScore: 40 });
    expect(settleSoloRun({ ...contest, ...right(0) })).toMatchObject({ coins: 0, boardScore: -40 });
  });
});

describe('progress through levels', () => {
  it('grows by one level per first win, in whatever order levels are played', () => {
    const runs = fc.array(
      fc.record({ played: fc.integer({ min: 1, max: 5 }), correct: fc.integer({ min: 0, max: 10 }) }),
    );
    fc.assert(
      fc.property(runs, (played) => {
        let highestWon = 0;
        for (const run of played) {
          const level = { levels: [1, 2, 3, 4, 5], highestWon, played: run.played };
          const settled = settleSoloRun({ ...levelRun, ...right(run.correct), level });
          const isFirstWin = run.correct >= 3 && run.played === highestWon + 1;
          expect(settled.level?.highestWon).toBe(isFirstWin ? run.played : highestWon);
          if (settled.coins > 0) expect(isFirstWin).toBe(true);
          highestWon = settled.level?.highestWon ?? -1;
        }
      }),
    );
  });
});
