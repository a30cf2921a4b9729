import type { StatisticsRow } from '@quiz-arena/contract/actions/coins';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card.tsx';
import charts from './charts.module.css';
import styles from './statistics-page.module.css';

/** No category in statistics. */
const NONE = '0';

/** The last category above half of the answers right, and the last one below. */
export function CategoriesCard({ statistics }: { statistics: StatisticsRow }) {
  const { t } = useTranslation();
  return (
    <Card className={charts.card} aria-labelledby="categories">
      <h2 id="categories">{t('stats.categories')}</h2>
      <CategoryBar
        title={t('stats.strong')}
        tone="right"
        category={statistics.strong_category}
        percent={Math.round(Number(statistics.ratio1))}
      />
      <CategoryBar
        title={t('stats.weak')}
        tone="weak"
        category={statistics.weak_category}
        percent={Math.round(Number(statistics.ratio2))}
      />
    </Card>
  );
}

interface CategoryBarProps {
  title: string;
  tone: 'right' | 'weak';
  category: string;
  percent: number;
}

function CategoryBar({ title, tone, category, percent }: CategoryBarProps) {
  const { t } = useTranslation();
  const isKnown = category !== NONE;
  return (
    <div className={styles.category}>
      <p className={charts.quiet}>{title}</p>
      <p className={styles.categoryName}>
        <strong>{isKnown ? <bdi>{category}</bdi> : t('stats.category.none')}</strong>
        {isKnown && <span aria-hidden="true">{percent} %</span>}
      </p>
      <svg
        className={charts.bar}
        data-tone={tone}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={
          isKnown ? t('stats.category.bar', { category, percent }) : `${title}: ${t('stats.category.none')}`
        }
      >
        <rect className={charts.track} width="100" height="6" />
        {isKnown && <rect className={charts.value} width={percent} height="6" />}
      </svg>
    </div>
  );
}
