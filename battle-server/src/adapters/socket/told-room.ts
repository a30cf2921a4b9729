import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { ToldRoom } from './socket-register.ts';

/** The phases of a view in which nothing happens by itself any more. */
const overPhases: ReadonlySet<BattleView['phase']> = new Set(['settled', 'void', 'deleted']);

/** What the viewer of a whole view was told. */
export function toldRoom({ roomId, version, phase }: BattleView): ToldRoom {
  return { roomId, version, isOver: overPhases.has(phase) };
}
