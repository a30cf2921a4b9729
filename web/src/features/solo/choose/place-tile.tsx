import { IconFlag } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './place-tile.module.css';

interface PlaceTileProps {
  to: string;
  art: ReactNode;
  title: ReactNode;
  facts: readonly string[];
  /** The player has played here. */
  isStarted: boolean;
}

/** A category or subcategory that can be opened. */
export function PlaceTile({ to, art, title, facts, isStarted }: PlaceTileProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={to} className={styles.tile}>
        {art}
        <span className={styles.title}>{title}</span>
        <Facts facts={facts} />
        {isStarted && (
          <span className={styles.mark}>
            <IconFlag size={16} aria-hidden="true" />
            {t('zone.started')}
          </span>
        )}
      </Link>
    </li>
  );
}

/** What is inside, each fact kept on one line. */
function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <span className={styles.text}>
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && ' · '}
          <span className={styles.fact}>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
