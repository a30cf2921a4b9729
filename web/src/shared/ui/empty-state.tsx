import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  drawing: ReactNode;
  title: string;
  text?: string;
  /** One useful thing to do. */
  action?: ReactNode;
}

/** Nothing to show: a drawing, why, and one useful action. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}
