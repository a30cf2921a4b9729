import type { StatisticsRow } from '@quiz-arena/contract/actions/coins';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card.tsx';
import styles from './charts.module.css';

/** Above this share of right answers a category counts as strong, in percent; the family's own bound. */
const STRONG_PERCENT = 50;

/** A bar a category: how many of its questions were answered right. */
export function AccuracyByCategory({ rows }: { rows: StatisticsRow['category_accuracy'] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Card className={styles.card} aria-labelledby="by-category">
      <h2 id="by-category">{t('stats.byCategory')}</h2>
      <ul className={styles.categories}>
        {rows.map((row) => (
          <CategoryBar key={row.category_name} {...row} />
        ))}
      </ul>
    </Card>
  );
}

type Row = StatisticsRow['category_accuracy'][number];

function CategoryBar({ category_name: category, questions_answered, correct_answers }: Row) {
  const { t } = useTranslation();
  const answered = Number(questions_answered);
  const correct = Number(correct_answers);
  const percent = answered === 0 ? 0 : Math.round((100 * correct) / answered);
  return (
    <li className={styles.category}>
      <span className="visually-hidden">
        {t('stats.byCategory.row', { category, percent, correct, answered })}
      </span>
      <span aria-hidden="true" className={styles.name}>
        <bdi>{category}</bdi>
      </span>
      <span aria-hidden="true" className={styles.percent}>
        {percent} %
      </span>
      <svg
        aria-hidden="true"
        className={styles.bar}
        data-tone={percent > STRONG_PERCENT ? 'right' : 'weak'}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
      >
        <rect className={styles.track} width="100" height="6" />
        <rect className={styles.value} width={percent} height="6" />
      </svg>
    </li>
  );
}
