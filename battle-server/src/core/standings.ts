import type {
  BattleOutcome,
  BattleResult,
  EndReason,
  Standing,
} from '@quiz-arena/contract/battle/battle-values';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, type PlayerState, stayers } from './battle-state.ts';

/** What ranks: points in a duel, right answers in a group battle. */
function rankedBy(state: BattleState): (player: PlayerState) => number {
  return state.kind === 'group' ? (player) => player.correct : (player) => player.points;
}

/** Players with their dense ranks, best first. */
export function standingsOf(state: BattleState): readonly Standing[] {
  const worth = rankedBy(state);
  const worths = [...new Set(state.players.map(worth))].sort((a, b) => b - a);
  return state.players
    .map((player) => ({
      userId: player.userId,
      rank: worths.indexOf(worth(player)) + 1,
      points: player.points,
      correct: player.correct,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Win, lose or draw of each player: among those who stayed, the best one wins, and several best ones draw;
 * who left loses whatever his points [B9].
 */
function outcomesOf(state: BattleState): Record<UserId, BattleOutcome> {
  const worth = rankedBy(state);
  const present = stayers(state);
  const best = Math.max(...present.map(worth));
  const winners = present.filter((player) => worth(player) === best);
  const top: BattleOutcome = winners.length === 1 ? 'win' : 'draw';
  return Object.fromEntries(
    state.players.map((player) => [player.userId, winners.includes(player) ? top : 'lose']),
  ) as Record<UserId, BattleOutcome>;
}

/** The result of a battle that at least one player played to its end. */
export function resultOf(state: BattleState, reason: EndReason): BattleResult {
  return { standings: [...standingsOf(state)], outcomes: outcomesOf(state), reason };
}
