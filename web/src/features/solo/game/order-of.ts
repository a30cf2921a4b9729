import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import type { PlayOrder } from '../../../quiz-play/play-slice.ts';

/** What the play engine is told to play at a place. */
export function orderOf({ open, ...mode }: PlayMode, place: PlayPlace): PlayOrder {
  return { mode, source: open(place) };
}
