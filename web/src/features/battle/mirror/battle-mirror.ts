import type { BattleEmoji, BattleText } from '@quiz-arena/contract/battle/battle-messages';
import type {
  BattleQuestion,
  DeleteReason,
  LeaveReason,
  StartRefusal,
} from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';

/** A quick text or an emoji that a player said last. */
export interface Saying {
  readonly userId: UserId;
  readonly text?: BattleText | undefined;
  readonly emoji?: BattleEmoji | undefined;
  /** Server's clock. */
  readonly saidAt: number;
}

/** What has been agreed on about playing again. */
interface Rematch {
  readonly wantedBy: readonly UserId[];
  /** The new room, once everyone wants it. */
  readonly roomId: RoomId | null;
}

/** A room as this client knows it: the server's view, kept up by messages, and what the view itself forgets. */
export interface BattleMirror {
  readonly view: BattleView;
  /** Newest version that was heard of; above the view's while something is missing. */
  readonly heardVersion: number;
  /** Whether only a full view tells everything: a message is missing, or one that does not say it all. */
  readonly isBehind: boolean;
  /** The question asked last: the view drops it at its close, the screen shows it through the reveal. */
  readonly shownQuestion: BattleQuestion | null;
  /** Why the last start was refused, and whose fee could not be held. */
  readonly refusal: { readonly reason: StartRefusal; readonly userIds: readonly UserId[] } | null;
  /** Who is out of the room, and why. */
  readonly departures: readonly { readonly userId: UserId; readonly reason: LeaveReason }[];
  /** Why the room was deleted, if it was. */
  readonly deleteReason: DeleteReason | null;
  /** The newest saying of each player. */
  readonly sayings: readonly Saying[];
  readonly rematch: Rematch;
}

const nothingHeard = {
  refusal: null,
  departures: [],
  deleteReason: null,
  sayings: [],
  rematch: { wantedBy: [], roomId: null },
} as const satisfies Partial<BattleMirror>;

/**
 * A view of an older version that is so much later than what is known, milliseconds, was not overtaken on its way: a
 * reply takes less. The server's store has lost its last moments, and the room goes on from before them.
 */
const TAKEN_BACK_MS = 2_000;

/** Puts a full view in place; an older one than what is known changes nothing, unless what is known was taken back. */
export function takeView(former: BattleMirror | null, view: BattleView, heardVersion = 0): BattleMirror {
  const known = former?.view.roomId === view.roomId ? former : null;
  const isOlder = known !== null && view.version < known.view.version;
  const isTakenBack = isOlder && view.now > known.view.now + TAKEN_BACK_MS;
  if (isOlder && !isTakenBack) return known;
  const same = isTakenBack ? null : known;
  const heard = Math.max(isTakenBack ? 0 : heardVersion, same?.heardVersion ?? 0, view.version);
  return {
    ...nothingHeard,
    ...same,
    view,
    heardVersion: heard,
    isBehind: heard > view.version,
    shownQuestion: view.question ?? rememberedQuestion(same, view),
  };
}

/** The former question while it is still the newest one. */
function rememberedQuestion(former: BattleMirror | null, view: BattleView): BattleQuestion | null {
  const shown = former?.shownQuestion ?? null;
  return shown !== null && shown.index === view.closed.length - 1 ? shown : null;
}
