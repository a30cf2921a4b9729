import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlayer, createReceipt } from './battle-receipt.fixture.ts';
import { settleGroup } from './settle-group.ts';

const policy = { correctPoints: 4 };
const right = (count: number) => new Array<number>(count).fill(500);
const left = { departure: 'left' } as const;
const lost = { departure: 'lost' } as const;

describe('a group battle', () => {
  it('[C33] ranks by right answers alone, densely, and pays the whole pot to rank 1', () => {
    const players = [
      createPlayer('1', right(3)),
      createPlayer('2', [29_000, 29_000, 29_000, 29_000, 29_000]),
      createPlayer('3', right(3)),
      createPlayer('4', right(1)),
    ];
    const settled = settleGroup(createReceipt(players), policy);
    expect(settled.players).toMatchObject([
      { userId: '1', rank: 2, score: 3, points: 12, coins: 0 },
      { userId: '2', rank: 1, score: 5, points: 20, coins: 20 },
      { userId: '3', rank: 2, score: 3, points: 12, coins: 0 },
      { userId: '4', rank: 3, score: 1, points: 4, coins: 0 },
    ]);
    expect(settled).toMatchObject({ winnerIds: ['2'], coinsPerWinner: 20, counts: true });
  });

  it('[C33] splits the pot equally among rank 1, rounded down, the remainder to the house', () => {
    const players = [createPlayer('1', right(2)), createPlayer('2', right(2)), createPlayer('3', right(1))];
    const settled = settleGroup(createReceipt(players), policy);
    expect(settled).toMatchObject({ winnerIds: ['1', '2'], coinsPerWinner: 7 });
    expect(settled.players.map(({ coins }) => coins)).toEqual([7, 7, 0]);
  });

  it('keeps a leaver from the pot even if he knew most; his fee stays in it', () => {
    const players = [
      createPlayer('1', right(9), left),
      createPlayer('2', right(2)),
      createPlayer('3', right(1)),
    ];
    const settled = settleGroup(createReceipt(players), policy);
    expect(settled.players.map(({ rank }) => rank)).toEqual([3, 1, 2]);
    expect(settled).toMatchObject({ winnerIds: ['2'], coinsPerWinner: 15, completedIds: ['2', '3'] });
  });

  it('is won by the last one who is still in', () => {
    const players = [
      createPlayer('1', []),
      createPlayer('2', right(4), lost),
      createPlayer('3', right(2), left),
    ];
    const settled = settleGroup(createReceipt(players, { ending: 'opponentLeft' }), policy);
    expect(settled).toMatchObject({ winnerIds: ['1'], coinsPerWinner: 15, completedIds: ['1'] });
  });

  it('[C32] that everyone left gives back the fees of those who were lost; those of leavers go to the house', () => {
    const players = [createPlayer('1', [], left), createPlayer('2', [], lost), createPlayer('3', [], left)];
    const settled = settleGroup(createReceipt(players, { ending: 'everyoneLeft' }), policy);
    expect(settled).toMatchObject({ winnerIds: [], coinsPerWinner: 0, counts: false });
    expect(settled.players.map(({ coins }) => coins)).toEqual([0, 5, 0]);
  });

  it('[C25] that is void gives every fee back', () => {
    const players = [createPlayer('1', [], left), createPlayer('2', [])];
    const settled = settleGroup(createReceipt(players, { ending: 'void' }), policy);
    expect(settled.players.map(({ coins }) => coins)).toEqual([5, 5]);
    expect(settled.counts).toBe(false);
  });

  it('of five players cannot be settled', () => {
    const players = ['1', '2', '3', '4', '5'].map((id) => createPlayer(id, []));
    expect(() => settleGroup(createReceipt(players), policy)).toThrow(RangeError);
  });

  it('[C1] pays the pot but for what cannot be split; winners get the same and all others nothing', () => {
    const counts = fc.array(fc.tuple(fc.nat(10), fc.boolean()), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(counts, fc.nat(20), (sides, entryCoins) => {
        const players = sides.map(([count, isIn], i) => createPlayer(`${i}`, right(count), isIn ? {} : left));
        const stayed = sides.filter(([, isIn]) => isIn).length;
        const ending = stayed === 0 ? 'everyoneLeft' : stayed === 1 ? 'opponentLeft' : 'completed';
        const settled = settleGroup(createReceipt(players, { ending, entryCoins }), policy);
        for (const { userId, coins } of settled.players) {
          expect(coins).toBe(settled.winnerIds.includes(userId) ? settled.coinsPerWinner : 0);
        }
        if (stayed > 0) {
          const most = Math.max(...sides.flatMap(([count, isIn]) => (isIn ? [count] : [])));
          expect(settled.winnerIds).toHaveLength(
            sides.filter(([count, isIn]) => isIn && count === most).length,
          );
          const remainder = (players.length * entryCoins) % settled.winnerIds.length;
          const paid = settled.players.reduce((sum, { coins }) => sum + coins, 0);
          expect(paid).toBe(players.length * entryCoins - remainder);
        }
      }),
    );
  });
});
