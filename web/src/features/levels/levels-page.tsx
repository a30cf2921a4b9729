import { playModes } from '../../modes/play-modes.ts';
import { ModeGate } from '../../quiz-play/mode-gate.tsx';
import { LevelMap } from './level-map.tsx';
import { useLevelPlace } from './use-level-place.ts';

/** The levels of a subcategory. */
export function LevelsPage() {
  const { category, subcategory } = useLevelPlace();
  return (
    <ModeGate mode={playModes['quiz-zone'].id}>
      <LevelMap category={category} subcategory={subcategory} />
    </ModeGate>
  );
}
