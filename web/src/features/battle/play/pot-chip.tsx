import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import { CoinChip } from '../../../shared/ui/coin-chip.tsx';
import { isPractice, potOf } from '../mirror/party.ts';
import styles from './pot-chip.module.css';

/** What is played for, or that nothing is at stake. */
export function PotChip({ view }: { view: BattleView }) {
  const { t } = useTranslation();
  const pot = potOf(view);
  if (pot > 0) return <CoinChip coins={pot} suffix={t('battle.pot')} />;
  return (
    <span className={styles.chip}>{isPractice(view) ? t('battle.practice') : t('battle.freeOfCharge')}</span>
  );
}
