import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { BOT_ID } from '@quiz-arena/contract/battle/bot-values';

/** The players of a battle as one of them sees it. */
export interface Party {
  readonly own: BattlePlayer;
  /** The others, in the order of their seats; none while they are still to come. */
  readonly rivals: readonly BattlePlayer[];
}

/** Who is who; null where the viewer is not in the room. */
export function partyOf(view: BattleView, viewerId: string): Party | null {
  const own = view.players.find(({ userId }) => userId === viewerId);
  if (own === undefined) return null;
  return { own, rivals: view.players.filter((player) => player !== own) };
}

/** Whether the battle is against the bot: nothing is at stake then. */
export function isPractice({ players }: BattleView): boolean {
  return players.some(({ userId }) => userId === BOT_ID);
}

/** What the winners get, coins: the fee of everyone who started. */
export function potOf(view: BattleView): number {
  return isPractice(view) ? 0 : view.players.length * view.entryCoin;
}

/** When a player's time runs out, server's clock; null where his timer stands still. */
export function timerEndsAt(view: BattleView, { timer, answered, presence }: BattlePlayer): number | null {
  if (timer === null || answered || presence === 'left') return null;
  return view.now + timer.remaining * 1000;
}
