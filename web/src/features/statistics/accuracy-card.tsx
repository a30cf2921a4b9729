import type { StatisticsRow } from '@quiz-arena/contract/actions/coins';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card.tsx';
import { formatDate } from '../../shared/ui/format-date.ts';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { PercentRing } from '../../shared/ui/percent-ring.tsx';
import charts from './charts.module.css';
import styles from './statistics-page.module.css';

/** The share of right answers, as a ring, over how many questions and since when. */
export function AccuracyCard({ statistics }: { statistics: StatisticsRow }) {
  const { t, i18n } = useTranslation();
  const answered = Number(statistics.questions_answered);
  const right = Number(statistics.correct_answers);
  const percent = answered === 0 ? 0 : Math.round((right * 100) / answered);
  const counts = {
    correct: formatNumber(right, i18n.language),
    answered: formatNumber(answered, i18n.language),
  };
  const bestRank = Number(statistics.best_position);
  return (
    <Card className={charts.card} aria-labelledby="accuracy">
      <h2 id="accuracy">{t('stats.accuracy')}</h2>
      <PercentRing percent={percent} label={t('stats.accuracy.label', { percent, ...counts })} tone="accent">
        <span>{t('stats.accuracy.of', counts)}</span>
      </PercentRing>
      <dl className={styles.facts}>
        <Fact name={t('stats.answered')} value={counts.answered} />
        <Fact name={t('stats.bestRank')} value={bestRank > 0 ? formatNumber(bestRank, i18n.language) : '–'} />
      </dl>
      <p className={charts.quiet}>
        {t('stats.since', { date: formatDate(statistics.date_created, i18n.language) })}
      </p>
    </Card>
  );
}

/** One figure with its name. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
