import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlayer, createReceipt } from './battle-receipt.fixture.ts';
import type { BattleReceipt } from './battle-receipt.ts';
import { speedBounds } from './score-battle.ts';
import { type DuelSettlement, settleDuel } from './settle-duel.ts';

const points = { correctPoints: 4, quickestBonus: 2, secondQuickestBonus: 1, ...speedBounds };
const policy = { points, canReachBoards: true };
const settle = (receipt: BattleReceipt) => settleDuel(receipt, policy);
const coinsOf = ({ players }: DuelSettlement) => players.map(({ coins }) => coins);

describe('a battle of two', () => {
  it('[C31] is won by more points; the winner gets 2 × entry and his own points on the boards, the loser neither', () => {
    const settled = settle(createReceipt([createPlayer('1', [1500, 3000, 9000]), createPlayer('2', [5000])]));
    expect(settled).toMatchObject({ winnerId: '1', isDraw: false, counts: true });
    expect(settled.players).toMatchObject([
      { userId: '1', outcome: 'win', correct: 3, points: 15, coins: 10, boardPoints: 15, quickest: 1 },
      { userId: '2', outcome: 'lose', correct: 1, points: 4, coins: 0, boardPoints: 0, quickest: 0 },
    ]);
    expect(settled.players[0]).toMatchObject({ quickestBonus: 2, secondQuickestBonus: 1 });
    expect(coinsOf(settled)).toEqual([10, 0]);
  });

  it('[C31] with equal points is a draw: each gets the entry back and his own points on the boards', () => {
    const settled = settle(createReceipt([createPlayer('1', [9000]), createPlayer('2', [8000])]));
    expect(settled).toMatchObject({ winnerId: null, isDraw: true, counts: true });
    expect(settled.players).toMatchObject([
      { outcome: 'draw', coins: 5, boardPoints: 4 },
      { outcome: 'draw', coins: 5, boardPoints: 4 },
    ]);
    expect(coinsOf(settled)).toEqual([5, 5]);
  });

  it('in which nobody answers is a draw as well', () => {
    expect(settle(createReceipt([createPlayer('1', []), createPlayer('2', [])]))).toMatchObject({
      isDraw: true,
    });
  });

  it.each(['left', 'lost'] as const)(
    'is won by the one who stayed, whatever the points, when the other %s',
    (departure) => {
      const leaver = createPlayer('2', [100, 100, 100], { departure });
      const settled = settle(createReceipt([createPlayer('1', []), leaver], { ending: 'opponentLeft' }));
      expect(settled).toMatchObject({ winnerId: '1', counts: true });
      expect(settled.players).toMatchObject([
        { outcome: 'win', coins: 10, boardPoints: 0 },
        { outcome: 'lose', coins: 0, boardPoints: 0, points: 18 },
      ]);
    },
  );

  it('[C32] that everyone left gives the fee back to the lost one, and the fee of the one who left to the house', () => {
    const players = [
      createPlayer('1', [], { departure: 'left' }),
      createPlayer('2', [], { departure: 'lost' }),
    ];
    const settled = settle(createReceipt(players, { ending: 'everyoneLeft' }));
    expect(settled).toMatchObject({ winnerId: null, isDraw: false, counts: false });
    expect(settled.players).toMatchObject([
      { outcome: 'void', coins: 0 },
      { outcome: 'void', coins: 5 },
    ]);
    expect(coinsOf(settled)).toEqual([0, 5]);
  });

  it('[C25] that is void gives every fee back, also to one who left', () => {
    const players = [createPlayer('1', [100]), createPlayer('2', [], { departure: 'left' })];
    const settled = settle(createReceipt(players, { ending: 'void' }));
    expect(settled).toMatchObject({ winnerId: null, isDraw: false, counts: false });
    expect(coinsOf(settled)).toEqual([5, 5]);
  });

  it('[C34] against a bot moves no coins, reaches no board and counts for nothing', () => {
    const players = [createPlayer('1', [100, 100]), createPlayer('bot', [], { isBot: true })];
    const settled = settle(createReceipt(players));
    expect(settled).toMatchObject({ winnerId: '1', counts: false });
    expect(coinsOf(settled)).toEqual([0, 0]);
    expect(settled.players[0]).toMatchObject({ outcome: 'win', points: 12, coins: 0, boardPoints: 0 });
  });

  it('[C35] reaches no board once the pair has scored often enough today, and still pays', () => {
    const receipt = createReceipt([createPlayer('1', [100]), createPlayer('2', [])]);
    const settled = settleDuel(receipt, { ...policy, canReachBoards: false });
    expect(settled.players[0]).toMatchObject({ coins: 10, boardPoints: 0 });
  });

  it('is flawless for who answers everything right within 4 s, against a person', () => {
    const quick = Array.from({ length: 10 }, (_, i) => (i === 3 ? 4000 : 1000));
    const slow = quick.map((takenMs, i) => (i === 9 ? 4001 : takenMs));
    const settled = settle(createReceipt([createPlayer('1', quick), createPlayer('2', slow)]));
    expect(settled.players.map(({ isFlawless }) => isFlawless)).toEqual([true, false]);
    const bot = createPlayer('bot', [], { isBot: true });
    expect(settle(createReceipt([createPlayer('1', quick), bot])).players[0]).toMatchObject({
      isFlawless: false,
    });
  });

  it('without an entry fee moves no coins', () => {
    const players = [createPlayer('1', [100]), createPlayer('2', [])];
    const settled = settle(createReceipt(players, { entryCoins: 0 }));
    expect(settled.winnerId).toBe('1');
    expect(coinsOf(settled)).toEqual([0, 0]);
  });

  it('[C1] never pays more than the pot, all of it unless everyone left, and depends only on its receipt', () => {
    const departure = fc.constantFrom(null, 'left', 'lost') as fc.Arbitrary<null | 'left' | 'lost'>;
    const side = (id: string) =>
      fc
        .tuple(fc.array(fc.nat(30_000), { maxLength: 10 }), departure)
        .map(([times, gone]) => createPlayer(id, times, { departure: gone }));
    const endings = ['everyoneLeft', 'opponentLeft', 'completed'] as const;
    fc.assert(
      fc.property(side('1'), side('2'), fc.nat(20), fc.boolean(), (one, two, entryCoins, isVoid) => {
        const stayed = [one, two].filter((player) => player.departure === null).length;
        const ending = isVoid ? 'void' : (endings[stayed] ?? 'void');
        const receipt = createReceipt([one, two], { ending, entryCoins });
        const settled = settle(receipt);
        const paid = coinsOf(settled).reduce((total, coins) => total + coins, 0);
        const leavers = [one, two].filter((player) => player.departure === 'left').length;
        const house = ending === 'everyoneLeft' ? leavers * entryCoins : 0;
        expect(paid + house).toBe(2 * entryCoins);
        expect(settle(JSON.parse(JSON.stringify(receipt)))).toEqual(settled);
      }),
    );
  });
});

describe('a receipt that contradicts itself is refused', () => {
  const one = createPlayer('1', [100]);
  const gone = createPlayer('2', [], { departure: 'left' });
  const two = createPlayer('2', [100]);
  it.each<[string, BattleReceipt]>([
    ['ENDING', createReceipt([one, gone])],
    ['ENDING', createReceipt([one, two], { ending: 'opponentLeft' })],
    ['ENDING', createReceipt([one, gone], { ending: 'everyoneLeft' })],
    ['PLAYERS', createReceipt([one])],
    ['PLAYERS', createReceipt([one, one])],
    ['PLAYERS', createReceipt([one, two, createPlayer('3', [])])],
    ['ENTRY_COINS', createReceipt([one, two], { entryCoins: -1 })],
    ['ENTRY_COINS', createReceipt([one, two], { entryCoins: 2.5 })],
    ['TIME_TAKEN', createReceipt([one, createPlayer('2', [-1])])],
    ['TIME_TAKEN', createReceipt([one, createPlayer('2', [Number.NaN])])],
    ['REPEATED_ANSWER', createReceipt([one, { ...two, answers: [...two.answers, ...two.answers] }])],
    ['UNKNOWN_QUESTION', { ...createReceipt([one, two]), questions: [] }],
  ])('%s', (fault, receipt) => {
    expect(() => settle(receipt)).toThrow(new RangeError(`match m1 cannot be settled: ${fault}`));
  });
});
