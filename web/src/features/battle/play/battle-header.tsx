import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressDots } from '../../../shared/ui/progress-dots.tsx';
import { BattleCategoryName } from '../battle-category-name.tsx';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import { battleDots } from './battle-dots.ts';
import styles from './battle-header.module.css';
import { PotChip } from './pot-chip.tsx';

interface BattleHeaderProps {
  mirror: BattleMirror;
  party: Party;
  onLeave: () => void;
  /** Beside the pot. */
  children: ReactNode;
}

/** The way out, what the battle is about and how far it is, and what it is played for. */
export function BattleHeader({ mirror, party, onLeave, children }: BattleHeaderProps) {
  const { t } = useTranslation();
  const { view, shownQuestion } = mirror;
  return (
    <header className={styles.header}>
      <button type="button" className={styles.leave} aria-label={t('battle.leave.label')} onClick={onLeave}>
        <IconX size={24} aria-hidden="true" />
      </button>
      <div className={styles.title}>
        <p>
          <BattleCategoryName
            id={view.category}
            otherwise={t('battle.heading')}
            before={`${t('battle.heading')} · `}
          />
        </p>
        <ProgressDots dots={battleDots(view, shownQuestion, party.own.userId)} />
      </div>
      <div className={styles.pot}>
        {children}
        <PotChip view={view} />
      </div>
    </header>
  );
}
