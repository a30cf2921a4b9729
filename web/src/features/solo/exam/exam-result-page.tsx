import { IconArrowBackUp, IconChecklist } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { PlayHeader } from '../../../quiz-play/play-header.tsx';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { errorTextKey } from '../../../shared/api/error-text.ts';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { formatClock } from '../../../shared/ui/format-clock.ts';
import { PercentRing } from '../../../shared/ui/percent-ring.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { placePath, wayUp } from '../place-path.ts';
import { PlaceTitle } from '../place-title.tsx';
import { usePlace } from '../use-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import { readOffences } from './exam-offences.ts';
import styles from './exam-result-page.module.css';
import { type ExamResult, useExamResult } from './use-exam-result.ts';

/** In the address of a result that is looked up again: its attempt is not known there. */
const UNKNOWN_ATTEMPT = 'last';

/** The marks of an exam; opening the page hands it in. */
export function ExamResultPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = usePlayMode();
  const place = usePlace();
  const up = wayUp(mode, place);
  const { pathname, state } = useLocation();
  const [offences] = useState(() => readOffences(state));
  const { result, error, retry } = useExamResult(place.exam, offences);
  const isHandedIn = result !== null;
  useEffect(() => {
    // Told once: loading the page again would tell the examiner again.
    if (isHandedIn) void navigate(pathname, { replace: true, state: null });
  }, [isHandedIn, navigate, pathname]);
  return (
    <div className={styles.page}>
      <PlayHeader
        title={<PlaceTitle place={usePlaceName(mode, place)} />}
        leaveLabel={t(up.labelKey)}
        isSober
        onLeave={() => void navigate(up.to)}
      />
      {error !== null && <ErrorState text={t(errorTextKey(error))} onRetry={retry} />}
      {error === null && result === null && <SkeletonList count={3} height={160} />}
      {result !== null && (
        <>
          {offences.wasAway && (
            <p className={styles.violated} role="status">
              {t('exam.violated')}
            </p>
          )}
          <Marks result={result} />
          <Ways mode={mode} place={place} />
        </>
      )}
    </div>
  );
}

function Marks({ result }: { result: ExamResult }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const obtained = Number(result.obtained_marks);
  const total = Number(result.total_marks);
  const percent = total === 0 ? 0 : Math.round((obtained * 100) / total);
  const marks = t('exam.obtained', { obtained, total });
  return (
    <Card className={styles.marks}>
      <h1 ref={heading} tabIndex={-1}>
        {t('result.done')}
      </h1>
      <PercentRing percent={percent} label={marks} tone="right">
        {marks}
      </PercentRing>
      <dl className={styles.facts}>
        <div>
          <dt>{t('exam.taken')}</dt>
          <dd dir="ltr">{formatClock(Number(result.total_duration) * 1000)}</dd>
        </div>
        {result.statistics.map(({ mark, correct_answer, incorrect }) => (
          <div key={mark}>
            <dt>{t('exam.group', { count: Number(mark) })}</dt>
            <dd>{t('exam.group.counts', { right: correct_answer, wrong: incorrect })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Ways({ mode, place }: { mode: PlayMode; place: PlayPlace }) {
  const { t } = useTranslation();
  const { attempt = UNKNOWN_ATTEMPT } = useParams();
  const price = useSetting('review_answers_deduct_coin');
  const up = wayUp(mode, place);
  return (
    <div className={styles.ways}>
      {attempt !== UNKNOWN_ATTEMPT && (
        <PrimaryButton
          to={placePath(mode.paths.review, place, attempt)}
          look="outline"
          icon={<IconChecklist size={20} aria-hidden="true" />}
        >
          <span aria-hidden="true">{t('result.review', { price })}</span>
          <span className="visually-hidden">{t('result.review.label', { count: price })}</span>
        </PrimaryButton>
      )}
      <PrimaryButton to={up.to} look="quiet" icon={<IconArrowBackUp size={20} aria-hidden="true" />}>
        {t(up.labelKey)}
      </PrimaryButton>
    </div>
  );
}
