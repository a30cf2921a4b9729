import type { BattleQuestion } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { UserId } from '@quiz-arena/contract/ids';

/** A room as this client knows it: the server's view, kept up by messages, and what the view itself forgets. */
export interface BattleMirror {
  readonly view: BattleView;
  /** Newest version that was heard of; above the view's while something is missing. */
  readonly heardVersion: number;
  /** Whether only a full view tells everything: a message is missing, or one that does not say it all. */
  readonly isBehind: boolean;
  /** The question asked last: the view drops it at its close, the screen shows it through the reveal. */
  readonly shownQuestion: BattleQuestion | null;
  /** Whose fee could not be held when the start was refused. */
  readonly refusedPlayers: readonly UserId[];
}

/** Puts a full view in place; an older one than what is known changes nothing. */
export function takeView(former: BattleMirror | null, view: BattleView, heardVersion = 0): BattleMirror {
  const same = former?.view.roomId === view.roomId ? former : null;
  if (same !== null && view.version < same.view.version) return same;
  const heard = Math.max(heardVersion, same?.heardVersion ?? 0, view.version);
  return {
    view,
    heardVersion: heard,
    isBehind: heard > view.version,
    shownQuestion: view.question ?? rememberedQuestion(same, view),
    refusedPlayers: same?.refusedPlayers ?? [],
  };
}

/** The former question while it is still the newest one. */
function rememberedQuestion(former: BattleMirror | null, view: BattleView): BattleQuestion | null {
  const shown = former?.shownQuestion ?? null;
  return shown !== null && shown.index === view.closed.length - 1 ? shown : null;
}
