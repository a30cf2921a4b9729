import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { playModes } from '../../modes/play-modes.ts';
import { PlayHeader } from '../../quiz-play/play-header.tsx';
import { ResultScreen } from '../../quiz-play/screens/result-screen.tsx';
import { type Settlement, useSettlement } from '../../quiz-play/use-settlement.ts';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { levelPath } from '../../shared/routing/level-path.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { type LevelPlace, playPath, reviewPath } from './play-paths.ts';
import { nextOpenLevel } from './read-levels.ts';
import styles from './result-page.module.css';
import { placeName, useLevelData, useLevelPlace } from './use-level-place.ts';

const mode = playModes['quiz-zone'];

/** The result of an attempt on a level; opening the page settles it. */
export function ResultPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useLevelPlace();
  const { attempt = '' } = useParams();
  const { data: levels } = useLevelData(place);
  const { settlement, retry } = useSettlement(mode.id, attempt);
  const levelsPath = levelPath(place.category, place.subcategory);
  const name = levels === undefined ? t(mode.titleKey) : placeName(levels.data);
  const title = `${name} · ${t('levels.number', { level: place.level })}`;
  const knownNext = levels === undefined ? null : nextOpenLevel(levels.data, place.level);
  return (
    <div className={styles.page}>
      <PlayHeader title={title} leaveLabel={t('result.levels')} onLeave={() => void navigate(levelsPath)} />
      <SettledResult {...{ settlement, retry, title, place, knownNext, levelsPath }} />
    </div>
  );
}

interface SettledResultProps {
  settlement: Settlement;
  retry: () => void;
  title: string;
  place: LevelPlace;
  /** The next level that could be played when the levels were read last. */
  knownNext: number | null;
  levelsPath: string;
}

function SettledResult({ settlement, retry, title, place, knownNext, levelsPath }: SettledResultProps) {
  const { t } = useTranslation();
  if (settlement.kind === 'pending') return <SkeletonList count={3} height={180} />;
  if (settlement.kind === 'failed') {
    const { error } = settlement;
    return (
      <ErrorState {...(error.kind === 'refused' ? { text: t(errorTextKey(error)) } : {})} onRetry={retry} />
    );
  }
  const { result } = settlement;
  const next = result.opened_level ?? knownNext;
  return (
    <ResultScreen
      result={result}
      title={title}
      level={place.level}
      ways={{
        next: next === null ? null : { to: playPath({ ...place, level: next }), level: next },
        again: playPath(place),
        levels: levelsPath,
        review: mode.hasReview ? reviewPath(place, result.attempt_id) : null,
      }}
    />
  );
}
