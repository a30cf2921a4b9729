import type {
  BattleOutcome,
  BattleResult,
  EndReason,
  Standing,
} from '@quiz-arena/contract/battle/battle-values';
import { type RankedPlayer, rankPlayers } from '@quiz-arena/quiz-rules/rank-players';
import type { BattleState } from './battle-state.ts';

/** Everyone's dense rank: by points in a duel, by right answers in a group; who left comes after all who stayed. */
function ranked({ kind, players }: BattleState): readonly RankedPlayer[] {
  return rankPlayers(
    players.map(({ userId, points, correct, presence }) => ({
      userId,
      score: kind === 'group' ? correct : points,
      isIn: presence.is !== 'left',
    })),
  );
}

/** Players with their ranks, best first. */
export function standingsOf(state: BattleState): readonly Standing[] {
  return ranked(state)
    .map(({ userId, rank }, index) => ({
      userId,
      rank,
      points: state.players[index]?.points ?? 0,
      correct: state.players[index]?.correct ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Win, lose or draw of each player. Of those who stayed the best one wins. Several best ones: a duel is a draw, and
 * each has his fee back; in a group all of them win, for they share the pot. Who left loses, whatever his points [B9].
 */
function outcomesOf(state: BattleState): BattleResult['outcomes'] {
  const players = ranked(state);
  const isBest = ({ rank, isIn }: RankedPlayer) => rank === 1 && isIn;
  const isShared = players.filter(isBest).length > 1 && state.kind !== 'group';
  const top: BattleOutcome = isShared ? 'draw' : 'win';
  return Object.fromEntries(players.map((player) => [player.userId, isBest(player) ? top : 'lose']));
}

/** The result of a battle that at least one player played to its end. */
export function resultOf(state: BattleState, reason: EndReason): BattleResult {
  return { standings: [...standingsOf(state)], outcomes: outcomesOf(state), reason };
}
