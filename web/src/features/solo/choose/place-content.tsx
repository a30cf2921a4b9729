import { Navigate } from 'react-router-dom';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { LevelMap } from '../levels/level-map.tsx';
import { zonePath } from '../place-path.ts';
import { TextList } from '../texts/text-list.tsx';

interface PlaceContentProps {
  mode: PlayMode;
  place: Pick<PlayPlace, 'category' | 'subcategory'>;
}

/** What a place holds; one that is played at once has no page of its own: it stands in its category. */
export function PlaceContent({ mode, place }: PlaceContentProps) {
  switch (mode.ground?.kind) {
    case 'levels':
      return <LevelMap mode={mode} zone={place} />;
    case 'texts':
      return <TextList mode={mode} place={place} />;
    default:
      return <Navigate to={zonePath(mode, place.category, '')} replace />;
  }
}
