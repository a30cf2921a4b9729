import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './sub-page.module.css';

interface SubPageProps {
  title: string;
  text?: string;
  /** One step up; left out for a page that stands alone. */
  back?: { to: string; label: string };
  /** `wide` uses the whole column. */
  width?: 'column' | 'wide';
  children: ReactNode;
}

/** A page with a heading and the way back to the one above it. */
export function SubPage({ title, text, back, width = 'column', children }: SubPageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        {back !== undefined && (
          <Link to={back.to} className={styles.back}>
            <IconArrowLeft size={20} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
