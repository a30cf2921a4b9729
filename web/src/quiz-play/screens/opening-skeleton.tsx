import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card.tsx';
import { Bone, SkeletonList } from '../../shared/ui/skeletons.tsx';
import styles from './opening-skeleton.module.css';

/** A question and its answers before they are there, at their size. */
export function OpeningSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.opening}>
      <p className="visually-hidden" role="status">
        {t('play.opening')}
      </p>
      <Card className={styles.card} aria-hidden="true">
        <Bone width={84} height={84} round />
        <Bone height={26} />
        <Bone width="62%" height={26} />
      </Card>
      <SkeletonList count={4} height={70} />
    </div>
  );
}
