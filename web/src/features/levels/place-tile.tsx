import { IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './place-tile.module.css';

interface PlaceTileProps {
  to: string;
  art: ReactNode;
  title: string;
  text: string;
  /** The player has played here. */
  isStarted: boolean;
}

/** A category or subcategory that can be opened. */
export function PlaceTile({ to, art, title, text, isStarted }: PlaceTileProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={to} className={styles.tile}>
        {art}
        {isStarted && (
          <span className={styles.mark}>
            <IconFlag size={16} aria-hidden="true" />
            {t('zone.started')}
          </span>
        )}
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  );
}
