import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';

/** The two sides of a 1 v/s 1 battle as one viewer sees them. */
export interface Duel {
  readonly own: BattlePlayer;
  readonly rival: BattlePlayer;
}

/** Who is who; null for a room that is not a duel of this viewer. */
export function duelOf(view: BattleView, viewerId: string): Duel | null {
  const own = view.players.find(({ userId }) => userId === viewerId);
  const rival = view.players.find(({ userId }) => userId !== viewerId);
  return own === undefined || rival === undefined ? null : { own, rival };
}

/** When a player's time runs out, server's clock; null where his timer stands still. */
export function timerEndsAt(view: BattleView, { timer, answered, presence }: BattlePlayer): number | null {
  if (timer === null || answered || presence === 'left') return null;
  return view.now + timer.remaining * 1000;
}
