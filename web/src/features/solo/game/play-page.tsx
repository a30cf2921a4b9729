import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { Formulas } from '../../../quiz-play/formulas.tsx';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { selectPlay } from '../../../quiz-play/play-slice.ts';
import { PlayScreen } from '../../../quiz-play/screens/play-screen.tsx';
import { useEarly } from '../../../shared/installed/use-early.ts';
import { levelOpened } from '../../../shared/session/progress-slice.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/app-hooks.ts';
import { useLevelData } from '../levels/use-level-data.ts';
import { placePath, wayUp } from '../place-path.ts';
import { PlaceTitle } from '../place-title.tsx';
import { usePlace } from '../use-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import { openGameEarly } from './open-game-early.ts';
import { orderOf } from './order-of.ts';
import { UnavailableGame } from './unavailable-game.tsx';

/** The game is opened while its page is being drawn. */
export const startEarly = openGameEarly;

const loadResult = () => import('./result-page.tsx');

/** Plays what the address names. */
export function PlayPage() {
  const mode = usePlayMode();
  const place = usePlace();
  useEarly(loadResult);
  return (
    <ModeGate mode={mode.id}>
      <Formulas mode={mode}>
        <Game key={Object.values(place).join('/')} mode={mode} place={place} />
      </Formulas>
    </ModeGate>
  );
}

function Game({ mode, place: named }: { mode: PlayMode; place: PlayPlace }) {
  const navigate = useNavigate();
  // The same object as long as the game is on the screen: another one would start another game.
  const [place] = useState(named);
  const { data: levels } = useLevelData(mode, place);
  useRemember(mode, place, levels?.data);
  useEntryFee(mode);
  const isLevelPaid = levels !== undefined && Number(place.level) < Number(levels.data.level);
  const order = useMemo(() => orderOf(mode, place), [mode, place]);
  const up = wayUp(mode, place);
  const finish = useCallback(
    (attemptId: string) => void navigate(placePath(mode.paths.result, place, attemptId), { replace: true }),
    [navigate, mode, place],
  );
  return (
    <PlayScreen
      order={order}
      isLevelPaid={isLevelPaid}
      title={<PlaceTitle place={usePlaceName(mode, place)} />}
      onFinish={finish}
      onLeave={() => void navigate(up.to, { replace: true })}
      renderUnavailable={(error, retry) => (
        <UnavailableGame error={error} mode={mode} onRetry={retry} up={up} />
      )}
    />
  );
}

/** Home offers to go on here. */
function useRemember({ isContinued }: PlayMode, place: PlayPlace, levels: LevelData | undefined) {
  const dispatch = useAppDispatch();
  const { category: categorySlug, subcategory: subcategorySlug } = place;
  useEffect(() => {
    if (levels === undefined || isContinued !== true) return;
    const { category, subcategory } = levels;
    const subcategoryName = 'subcategory_name' in subcategory ? subcategory.subcategory_name : '';
    const { category_name: categoryName, language_id: languageId } = category;
    dispatch(levelOpened({ categorySlug, subcategorySlug, categoryName, subcategoryName, languageId }));
  }, [levels, isContinued, categorySlug, subcategorySlug, dispatch]);
}

/** The fee was charged with the opening: the balance is read again. */
function useEntryFee({ hasEntryFee }: PlayMode) {
  const isOpen = useAppSelector((state) => selectPlay(state).attemptId !== null);
  const refreshCoins = useRefreshCoins();
  useEffect(() => {
    if (isOpen && hasEntryFee === true) void refreshCoins();
  }, [isOpen, hasEntryFee, refreshCoins]);
}
