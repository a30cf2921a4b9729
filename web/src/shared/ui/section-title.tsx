import type { ReactNode } from 'react';
import styles from './section-title.module.css';

/** The heading of a part of a page, with a link at its end. */
export function SectionTitle({
  id,
  children,
  action,
}: {
  id?: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <h2 id={id}>{children}</h2>
      {action}
    </div>
  );
}
