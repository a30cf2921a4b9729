import { IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { placePath } from '../place-path.ts';
import styles from './contest-card.module.css';

/** After a contest: when prizes are paid, and the way to its ranking; nothing for a mode without one. */
export function ContestAfter({ mode, place }: { mode: PlayMode; place: PlayPlace }) {
  const { t } = useTranslation();
  if (mode.paths.board === undefined) return null;
  return (
    <Card padding="small" className={styles.card}>
      <p>{t('contest.after')}</p>
      <PrimaryButton
        to={placePath(mode.paths.board, place)}
        look="outline"
        icon={<IconListNumbers size={20} aria-hidden="true" />}
      >
        {t('contest.board')}
      </PrimaryButton>
    </Card>
  );
}
