import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../shared/store/app-hooks.ts';
import { CoinChip } from '../shared/ui/coin-chip.tsx';
import styles from './play-header.module.css';

interface PlayHeaderProps {
  title: ReactNode;
  /** What the cross at the start does: its name for screen readers. */
  leaveLabel: string;
  onLeave: () => void;
  /** Without coins: nothing is won or spent here. */
  isSober?: boolean;
  /** Under the title: progress. */
  children?: ReactNode;
}

/** The head of a scene without bars: the way out, what is played, the player's coins. */
export function PlayHeader({ title, leaveLabel, onLeave, isSober = false, children }: PlayHeaderProps) {
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  return (
    <header className={styles.header}>
      <button type="button" className={styles.leave} aria-label={leaveLabel} onClick={onLeave}>
        <IconX size={24} aria-hidden="true" />
      </button>
      <div className={styles.middle}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {isSober ? <span /> : <CoinChip coins={coins} />}
    </header>
  );
}
