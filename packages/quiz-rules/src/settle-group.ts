import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleReceipt, findReceiptFault } from './battle-receipt.ts';
import { countAnswers } from './count-answers.ts';
import { payBack, payWinners } from './pot-payouts.ts';
import { type RankedPlayer, rankPlayers } from './rank-players.ts';

export interface GroupPolicy {
  /** Points shown per right answer: 4. They rank nobody and reach no board. */
  readonly correctPoints: number;
}

export interface GroupPlayerResult extends RankedPlayer {
  readonly points: number;
  /** Coins paid out of the pot. */
  readonly coins: number;
}

export interface GroupSettlement {
  readonly matchId: string;
  /** False when it was void: no statistics or badges come of it. */
  readonly counts: boolean;
  /** Everyone of rank 1 who was still in; nobody when it was void. */
  readonly winnerIds: readonly UserId[];
  /** Coins of each winner. */
  readonly coinsPerWinner: number;
  /** Players who were still in at the end. */
  readonly completedIds: readonly UserId[];
  /** In the order of the receipt. */
  readonly players: readonly GroupPlayerResult[];
}

/**
 * Settles a group battle: right answers alone rank, the pot is split equally among rank 1, rounded down, and
 * the house takes the remainder. Who left has no share, whatever he answered. Everyone left: those who had
 * not left by choice get the fee back, a leaver's goes to the house.
 * Source: rest-api, "Grading and coins", Group.
 * @throws RangeError for a receipt that `findReceiptFault` faults
 */
export function settleGroup(receipt: BattleReceipt, policy: GroupPolicy): GroupSettlement {
  const fault = findReceiptFault(receipt, 4);
  if (fault !== null) throw new RangeError(`match ${receipt.matchId} cannot be settled: ${fault}`);
  const { matchId, players, questions, ending } = receipt;
  const noBonus = {
    quickestBonus: 0,
    quickestWithinMs: 0,
    secondQuickestBonus: 0,
    secondQuickestWithinMs: 0,
  };
  const ranked = rankPlayers(
    players.map((player) => ({
      userId: player.userId,
      score: countAnswers(player, questions, { ...policy, ...noBonus }).correct,
      isIn: player.departure === null,
    })),
  );
  const counts = ending === 'completed' || ending === 'opponentLeft';
  const completedIds = players.filter(({ departure }) => departure === null).map(({ userId }) => userId);
  const winnerIds = counts ? ranked.filter(({ rank }) => rank === 1).map(({ userId }) => userId) : [];
  const payouts = counts ? payWinners(receipt, winnerIds) : payBack(receipt);
  return {
    matchId,
    counts,
    winnerIds,
    coinsPerWinner: winnerIds[0] === undefined ? 0 : (payouts.get(winnerIds[0]) ?? 0),
    completedIds,
    players: ranked.map((player) => ({
      ...player,
      points: player.score * policy.correctPoints,
      coins: payouts.get(player.userId) ?? 0,
    })),
  };
}
