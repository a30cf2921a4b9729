import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './page-head.module.css';

interface PageHeadProps {
  art: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** One step up. */
  back?: { to: string; label: ReactNode };
  /** Under the title: progress. */
  children?: ReactNode;
}

/** The head of a page of a mode: where am I, and the way back. */
export function PageHead({ art, title, text, back, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back !== undefined && (
        <Link to={back.to} className={styles.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        {art}
        <div className={styles.words}>
          <h1>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      </div>
    </header>
  );
}
