import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { applyEvent } from './apply-event.ts';
import type { BattleMirror } from './battle-mirror.ts';

/**
 * The mirror after one message of its room. One that is known already changes nothing; one that does not follow on
 * the view marks the mirror as behind, until a full view comes. Pure.
 */
export function applyMessage(mirror: BattleMirror, message: BattleMessage): BattleMirror {
  const { roomId, version, after } = message;
  if (roomId !== mirror.view.roomId || version <= mirror.view.version) return mirror;
  const heardVersion = Math.max(mirror.heardVersion, version);
  if (after !== mirror.view.version) return { ...mirror, heardVersion, isBehind: true };
  const aged: BattleMirror = {
    ...mirror,
    heardVersion,
    view: { ...agedView(mirror.view, message.now), version },
  };
  return message.events.reduce(applyEvent, aged);
}

/** The view at `now`: timers that run have run down. */
function agedView(view: BattleView, now: number): BattleView {
  const passed = Math.max(0, now - view.now) / 1000;
  return { ...view, now, players: view.players.map((player) => agedPlayer(player, passed)) };
}

function agedPlayer(player: BattlePlayer, passedSeconds: number): BattlePlayer {
  const { timer, answered } = player;
  if (timer === null || answered) return player;
  return { ...player, timer: { ...timer, remaining: Math.max(0, timer.remaining - passedSeconds) } };
}
