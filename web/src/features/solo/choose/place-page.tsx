import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { usePlace } from '../use-place.ts';
import { PlaceContent } from './place-content.tsx';

/** A subcategory. */
export function PlacePage() {
  const mode = usePlayMode();
  return (
    <ModeGate mode={mode.id}>
      <PlaceContent mode={mode} place={usePlace()} />
    </ModeGate>
  );
}
