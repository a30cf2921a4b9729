import { userId } from '@quiz-arena/contract/ids';
import type { BattlePlayer, BattleReceipt } from './battle-receipt.ts';

const letters = ['a', 'b', 'c', 'd'] as const;

/** Ten questions; the right answer of question i is the i-th letter, over and over. */
export const tenQuestions = Array.from({ length: 10 }, (_, i) => ({
  id: `q${i}`,
  rightAnswer: letters[i % 4] ?? 'a',
}));

/** A player who answered the first `times.length` questions right, in these milliseconds, and the rest not. */
export function createPlayer(
  id: string,
  times: readonly number[],
  rest: Partial<Pick<BattlePlayer, 'departure' | 'isBot'>> = {},
): BattlePlayer {
  return {
    userId: userId.parse(id),
    isBot: false,
    departure: null,
    answers: times.map((takenMs, i) => ({ questionId: `q${i}`, answer: letters[i % 4] ?? 'a', takenMs })),
    ...rest,
  };
}

/** A completed battle of these players with an entry fee of 5. */
export function createReceipt(
  players: readonly BattlePlayer[],
  rest: Partial<Pick<BattleReceipt, 'ending' | 'entryCoins'>> = {},
): BattleReceipt {
  return { matchId: 'm1', entryCoins: 5, questions: tenQuestions, players, ending: 'completed', ...rest };
}
