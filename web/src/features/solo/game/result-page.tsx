import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { PlayHeader } from '../../../quiz-play/play-header.tsx';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { ResultScreen } from '../../../quiz-play/screens/result-screen.tsx';
import { type Settlement, useSettlement } from '../../../quiz-play/use-settlement.ts';
import { errorTextKey } from '../../../shared/api/error-text.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { ContestAfter } from '../contest/contest-after.tsx';
import { nextOpenLevel } from '../levels/read-levels.ts';
import { useLevelData } from '../levels/use-level-data.ts';
import { placePath, wayUp } from '../place-path.ts';
import { PlaceTitle } from '../place-title.tsx';
import { usePlace } from '../use-place.ts';
import { placeTitle, usePlaceName } from '../use-place-name.ts';
import styles from './result-page.module.css';

/** The result of an attempt; opening the page settles it. */
export function ResultPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = usePlayMode();
  const place = usePlace();
  const { attempt = '' } = useParams();
  const { data: levels } = useLevelData(mode, place);
  const { settlement, retry } = useSettlement(mode.id, attempt);
  const name = usePlaceName(mode, place);
  const up = wayUp(mode, place);
  const knownNext = levels === undefined ? null : nextOpenLevel(levels.data, Number(place.level));
  return (
    <div className={styles.page}>
      <PlayHeader
        title={<PlaceTitle place={name} />}
        leaveLabel={t(up.labelKey)}
        onLeave={() => void navigate(up.to)}
      />
      <SettledResult {...{ settlement, retry, title: placeTitle(name), mode, place, knownNext }} />
    </div>
  );
}

interface SettledResultProps {
  settlement: Settlement;
  retry: () => void;
  title: string;
  mode: PlayMode;
  place: PlayPlace;
  /** The next level that could be played when the levels were read last. */
  knownNext: number | null;
}

function SettledResult({ settlement, retry, title, mode, place, knownNext }: SettledResultProps) {
  const { t } = useTranslation();
  if (settlement.kind === 'pending') return <SkeletonList count={3} height={180} />;
  if (settlement.kind === 'failed') {
    const { error } = settlement;
    return (
      <ErrorState {...(error.kind === 'refused' ? { text: t(errorTextKey(error)) } : {})} onRetry={retry} />
    );
  }
  const { result } = settlement;
  const { paths, ground, isRepeatable } = mode;
  const level = result.opened_level ?? knownNext;
  const next = level === null ? null : { to: placePath(paths.play, { ...place, level: `${level}` }), level };
  return (
    <ResultScreen
      mode={mode}
      result={result}
      title={title}
      level={ground?.kind === 'levels' ? Number(place.level) : null}
      ways={{
        next,
        again: isRepeatable ? placePath(paths.play, place) : null,
        up: wayUp(mode, place),
        review: placePath(paths.review, place, result.attempt_id),
      }}
    >
      <ContestAfter mode={mode} place={place} />
    </ResultScreen>
  );
}
