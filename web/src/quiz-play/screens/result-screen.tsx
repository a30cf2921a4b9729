import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import {
  IconArrowBackUp,
  IconChecklist,
  IconPlayerTrackNextFilled,
  IconRepeat,
  IconShare,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useSound } from '../../shared/sound/use-sound.ts';
import { Card } from '../../shared/ui/card.tsx';
import { WinnersCup } from '../../shared/ui/illustrations/winners-cup.tsx';
import { PercentRing } from '../../shared/ui/percent-ring.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { celebrate } from '../celebrate.ts';
import type { PlayMode } from '../play-mode.ts';
import { ResultLines } from '../result-lines.tsx';
import { useShare } from '../use-share.ts';
import styles from './result-screen.module.css';

export interface ResultScreenProps {
  mode: Pick<PlayMode, 'ending' | 'isReviewFree'>;
  result: SoloResult;
  /** What was played: 'Chemistry · Level 7'. */
  title: string;
  /** The level that was played; null where there are none. */
  level: number | null;
  /** Where the player can go from here; null: not from here. */
  ways: {
    next: { to: string; level: number } | null;
    again: string | null;
    up: { to: string; labelKey: PlainTextKey };
    review: string;
  };
  /** What belongs to a result of this mode alone. */
  children?: ReactNode;
}

/** What became of a run: how much was right, what was earned and why, and where to go next. */
export function ResultScreen({ mode, result, title, level, ways, children }: ResultScreenProps) {
  const { t } = useTranslation();
  const isDecided = mode.ending === 'decided';
  const heading = useArrival(result, isDecided);
  const { isBusy, share } = useShare();
  const percent = Math.round(result.winningPer);
  const correct = { correct: result.correctAnswer, total: result.total_questions };
  const headline = useHeadline(result, level, isDecided);
  return (
    <div className={styles.result}>
      <div className={styles.scene}>
        {isDecided && result.is_won && <WinnersCup size={88} />}
        <h1 ref={heading} tabIndex={-1}>
          {headline}
        </h1>
        {isDecided && <Outcome result={result} level={level} />}
        <PercentRing
          percent={percent}
          label={t('result.percent', { percent, ...correct })}
          tone={result.is_won ? 'right' : 'wrong'}
        >
          {t('result.correctOf', correct)}
        </PercentRing>
      </div>
      <div className={styles.facts}>
        <Card padding="small" aria-label={t('result.earned')}>
          <ResultLines result={result} />
        </Card>
        {children}
        <Ways
          ways={ways}
          isReviewFree={mode.isReviewFree === true}
          isSharing={isBusy}
          onShare={() =>
            void share({
              heading: headline,
              place: title,
              percent,
              correctOf: t('result.correctOf', correct),
            })
          }
        />
      </div>
    </div>
  );
}

function useHeadline({ is_won }: SoloResult, level: number | null, isDecided: boolean): string {
  const { t } = useTranslation();
  if (!isDecided) return t('result.done');
  if (!is_won) return t('result.lost');
  return level === null ? t('result.won') : t('result.levelWon', { level });
}

function Outcome({ result, level }: Pick<ResultScreenProps, 'result' | 'level'>) {
  const { t } = useTranslation();
  const needed = useSetting('quiz_winning_percentage');
  if (!result.is_won) return <p className={styles.quiet}>{t('result.needed', { percent: needed })}</p>;
  if (result.opened_level !== null) {
    return <p className={styles.quiet}>{t('result.opened', { level: result.opened_level })}</p>;
  }
  if (level === null) return null;
  const isLastLevel = level === result.totalLevel;
  return <p className={styles.quiet}>{t(isLastLevel ? 'result.allWon' : 'result.wonAgain')}</p>;
}

interface WaysProps extends Pick<ResultScreenProps, 'ways'> {
  isReviewFree: boolean;
  isSharing: boolean;
  onShare: () => void;
}

function Ways({ ways, isReviewFree, isSharing, onShare }: WaysProps) {
  const { t } = useTranslation();
  const price = useSetting('review_answers_deduct_coin');
  const { next, again, up, review } = ways;
  return (
    <div className={styles.ways}>
      {next !== null && (
        <PrimaryButton to={next.to} icon={<IconPlayerTrackNextFilled size={20} aria-hidden="true" />}>
          {t('result.nextLevel', { level: next.level })}
        </PrimaryButton>
      )}
      {again !== null && (
        <PrimaryButton
          to={again}
          look={next === null ? 'primary' : 'outline'}
          icon={<IconRepeat size={20} aria-hidden="true" />}
        >
          {t('result.again')}
        </PrimaryButton>
      )}
      <PrimaryButton to={review} look="outline" icon={<IconChecklist size={20} aria-hidden="true" />}>
        {isReviewFree ? (
          t('result.review.free')
        ) : (
          <>
            <span aria-hidden="true">{t('result.review', { price })}</span>
            <span className="visually-hidden">{t('result.review.label', { count: price })}</span>
          </>
        )}
      </PrimaryButton>
      <PrimaryButton
        look="outline"
        isBusy={isSharing}
        icon={<IconShare size={20} aria-hidden="true" />}
        onClick={onShare}
      >
        {t('result.share')}
      </PrimaryButton>
      <PrimaryButton to={up.to} look="quiet" icon={<IconArrowBackUp size={20} aria-hidden="true" />}>
        {t(up.labelKey)}
      </PrimaryButton>
    </div>
  );
}

/** The heading takes the focus; a win is heard and seen once. */
function useArrival({ is_won }: SoloResult, isDecided: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sound = useSound();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (isDecided) sound(is_won ? 'win' : 'lose');
    if (isDecided && is_won) void celebrate();
  }, [is_won, isDecided, sound]);
  return heading;
}
