import { useTranslation } from 'react-i18next';
import styles from './skeletons.module.css';

/** A grey bone of a given size, where something will stand. Purely visual. */
export function Bone({
  width = '100%',
  height = 16,
  round = false,
}: {
  width?: number | string;
  height?: number;
  round?: boolean;
}) {
  return <span className={styles.bone} data-round={round} style={{ inlineSize: width, blockSize: height }} />;
}

interface SkeletonProps {
  count: number;
  /** Height of one piece, px: the same as what will stand there, so that nothing moves. */
  height: number;
}

/** A list that is loading. */
export function SkeletonList({ count, height }: SkeletonProps) {
  return <Loading className={styles.list} count={count} height={height} />;
}

/** Tiles that are loading. */
export function SkeletonTiles({ count, height }: SkeletonProps) {
  return <Loading className={styles.tiles} count={count} height={height} />;
}

function Loading({ className, count, height }: SkeletonProps & { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.piece} style={{ blockSize: height }} />
      ))}
    </div>
  );
}
