import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { playModes } from '../../modes/play-modes.ts';
import { ModeGate } from '../../quiz-play/mode-gate.tsx';
import type { PlayOrder } from '../../quiz-play/play-slice.ts';
import { PlayScreen } from '../../quiz-play/screens/play-screen.tsx';
import { levelPath } from '../../shared/routing/level-path.ts';
import { levelOpened } from '../../shared/session/progress-slice.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';
import { type LevelPlace, resultPath } from './play-paths.ts';
import { UnavailableLevel } from './unavailable-level.tsx';
import { placeName, useLevelData, useLevelPlace } from './use-level-place.ts';

const mode = playModes['quiz-zone'];

/** Plays a level. */
export function PlayPage() {
  const place = useLevelPlace();
  return (
    <ModeGate mode={mode.id}>
      <LevelGame key={`${place.category}/${place.subcategory}/${place.level}`} place={place} />
    </ModeGate>
  );
}

function LevelGame({ place }: { place: LevelPlace }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { category, subcategory, level } = place;
  const { data: levels } = useLevelData(place);
  useRemember(place);
  const isLevelPaid = levels !== undefined && level < Number(levels.data.level);
  const order = usePlayOrder(place);
  const levelsPath = levelPath(category, subcategory);
  const finish = useCallback(
    (attemptId: string) =>
      void navigate(resultPath({ category, subcategory, level }, attemptId), { replace: true }),
    [navigate, category, subcategory, level],
  );
  const name = levels === undefined ? t(mode.titleKey) : placeName(levels.data);
  return (
    <PlayScreen
      order={order}
      isLevelPaid={isLevelPaid}
      title={`${name} · ${t('levels.number', { level })}`}
      onFinish={finish}
      onLeave={() => void navigate(levelsPath, { replace: true })}
      renderUnavailable={(error, retry) => (
        <UnavailableLevel error={error} onRetry={retry} levelsPath={levelsPath} />
      )}
    />
  );
}

/** The same object as long as the place is the same: another one would start another game. */
function usePlayOrder({ category, subcategory, level }: LevelPlace): PlayOrder {
  return useMemo(
    () => ({
      mode,
      source: {
        name: mode.source,
        fields: { category, subcategory: subcategory || undefined, level: String(level) },
      },
    }),
    [category, subcategory, level],
  );
}

/** Home offers to go on here. */
function useRemember(place: LevelPlace) {
  const dispatch = useAppDispatch();
  const { data: levels } = useLevelData(place);
  const { category: categorySlug, subcategory: subcategorySlug } = place;
  useEffect(() => {
    if (levels === undefined) return;
    const { category, subcategory } = levels.data;
    const subcategoryName = 'subcategory_name' in subcategory ? subcategory.subcategory_name : '';
    dispatch(
      levelOpened({ categorySlug, subcategorySlug, categoryName: category.category_name, subcategoryName }),
    );
  }, [levels, categorySlug, subcategorySlug, dispatch]);
}
