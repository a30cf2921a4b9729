import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { LevelMap } from '../levels/level-map.tsx';

interface PlaceContentProps {
  mode: PlayMode;
  place: Pick<PlayPlace, 'category' | 'subcategory'>;
}

/** What a place holds, as far as it is not played at once. */
export function PlaceContent({ mode, place }: PlaceContentProps) {
  switch (mode.ground?.kind) {
    case 'levels':
      return <LevelMap mode={mode} zone={place} />;
    default:
      return null;
  }
}
