import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { LevelMap } from '../levels/level-map.tsx';
import { TextList } from '../texts/text-list.tsx';

interface PlaceContentProps {
  mode: PlayMode;
  place: Pick<PlayPlace, 'category' | 'subcategory'>;
}

/** What a place holds, as far as it is not played at once. */
export function PlaceContent({ mode, place }: PlaceContentProps) {
  switch (mode.ground?.kind) {
    case 'levels':
      return <LevelMap mode={mode} zone={place} />;
    case 'texts':
      return <TextList mode={mode} place={place} />;
    default:
      return null;
  }
}
