import type { UserId } from '@quiz-arena/contract/ids';

export interface Contender {
  readonly userId: UserId;
  /** What ranks: points in a battle of two, right answers in a group. */
  readonly score: number;
  /** Still in at the end; who is not ranks after all who are. */
  readonly isIn: boolean;
}

export interface RankedPlayer extends Contender {
  /** Dense, from 1: equal scores share a rank, the next score has the next number. */
  readonly rank: number;
}

/** Dense ranks, highest score first, players who left after everyone still in. Keeps the order given. */
export function rankPlayers(players: readonly Contender[]): RankedPlayer[] {
  const before = (a: Contender, b: Contender) => (a.isIn === b.isIn ? a.score > b.score : a.isIn);
  return players.map((player) => {
    const better = players.filter((other) => before(other, player));
    const places = new Set(better.map(({ isIn, score }) => `${isIn} ${score}`));
    return { ...player, rank: places.size + 1 };
  });
}
