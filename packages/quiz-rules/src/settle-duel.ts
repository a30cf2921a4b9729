import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattlePlayer, type BattleReceipt, findReceiptFault } from './battle-receipt.ts';
import { type AnswerCount, countAnswers, isFlawless } from './count-answers.ts';
import { type Payouts, payBack, payWinners } from './pot-payouts.ts';
import type { BattlePointsPolicy } from './score-battle.ts';

export interface DuelPolicy {
  readonly points: BattlePointsPolicy;
  /** Whether this pair may still score today: friend battles reach the boards three times a day. */
  readonly canReachBoards: boolean;
}

export interface DuelPlayerResult extends AnswerCount {
  readonly userId: UserId;
  /** `void`: nobody won and it was no draw. */
  readonly outcome: BattleOutcome | 'void';
  /** Every answer right and within 4 s, against a person. */
  readonly isFlawless: boolean;
  /** Coins paid out of the pot: 2 × entry, the own entry, or 0. */
  readonly coins: number;
  /** Own points, for the winner and on a draw; never those of the other. */
  readonly boardPoints: number;
}

export interface DuelSettlement {
  readonly matchId: string;
  /** False for a bot battle and a void one: no statistics, badges or rating come of it. */
  readonly counts: boolean;
  /** Null on a draw and when nobody won. */
  readonly winnerId: UserId | null;
  readonly isDraw: boolean;
  /** In the order of the receipt. */
  readonly players: readonly DuelPlayerResult[];
}

/**
 * Settles a battle of two. More points win, whoever stayed wins whatever the points; the winner gets both
 * fees, a draw gives each his own back. Everyone left: those who had not left by choice get theirs back.
 * Source: rest-api, "Grading and coins", 1v1.
 * @throws RangeError for a receipt that `findReceiptFault` faults
 */
export function settleDuel(receipt: BattleReceipt, policy: DuelPolicy): DuelSettlement {
  const fault = findReceiptFault(receipt, 2);
  if (fault !== null) throw new RangeError(`match ${receipt.matchId} cannot be settled: ${fault}`);
  const counted = receipt.players.map((player) => ({
    player,
    count: countAnswers(player, receipt.questions, policy.points),
  }));
  const winnerId = findWinner(receipt, counted);
  const isVoid = receipt.ending === 'void' || receipt.ending === 'everyoneLeft';
  const isDraw = !isVoid && winnerId === null;
  const counts = !isVoid && !receipt.players.some(({ isBot }) => isBot);
  const payouts = payDuel(receipt, winnerId);
  return {
    matchId: receipt.matchId,
    counts,
    winnerId,
    isDraw,
    players: counted.map(({ player, count }) => {
      const isWinner = player.userId === winnerId;
      return {
        ...count,
        userId: player.userId,
        outcome: isVoid ? 'void' : isDraw ? 'draw' : isWinner ? 'win' : 'lose',
        isFlawless: counts && isFlawless(player, receipt.questions, policy.points),
        coins: payouts.get(player.userId) ?? 0,
        boardPoints: counts && policy.canReachBoards && (isWinner || isDraw) ? count.points : 0,
      };
    }),
  };
}

function findWinner(
  { ending, players }: BattleReceipt,
  counted: readonly { player: BattlePlayer; count: AnswerCount }[],
): UserId | null {
  if (ending === 'opponentLeft') return players.find(({ departure }) => departure === null)?.userId ?? null;
  if (ending !== 'completed') return null;
  const most = Math.max(...counted.map(({ count }) => count.points));
  const best = counted.filter(({ count }) => count.points === most);
  return best.length === 1 ? (best[0]?.player.userId ?? null) : null;
}

function payDuel(receipt: BattleReceipt, winnerId: UserId | null): Payouts {
  if (winnerId !== null) return payWinners(receipt, [winnerId]);
  return payBack(receipt);
}
