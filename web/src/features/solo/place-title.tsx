import { ContentName } from '../../shared/ui/content-name.tsx';
import type { PlaceName } from './use-place-name.ts';

/** 'Chemistry · Level 7', the name in its own language. */
export function PlaceTitle({ place: { name, isOfMode, languageId, level } }: { place: PlaceName }) {
  return (
    <>
      {isOfMode ? name : <ContentName name={name} languageId={languageId} />}
      {level !== null && ` · ${level}`}
    </>
  );
}
