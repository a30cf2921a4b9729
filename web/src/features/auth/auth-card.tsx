import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';
import { MantineScope } from '../../shared/ui/theme/mantine-scope.tsx';
import styles from './auth.module.css';

interface AuthCardProps {
  title: string;
  text?: string;
  drawing?: ReactNode;
  children: ReactNode;
}

/** The one card of a sign-in page. */
export function AuthCard({ title, text, drawing, children }: AuthCardProps) {
  return (
    <MantineScope>
      <Card className={styles.card}>
        <div className={styles.head} data-drawn={drawing !== undefined}>
          {drawing}
          <h1>{title}</h1>
          {text !== undefined && <p className={styles.quiet}>{text}</p>}
        </div>
        {children}
      </Card>
    </MantineScope>
  );
}
