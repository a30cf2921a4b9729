import { useTranslation } from 'react-i18next';
import styles from './coin-chip.module.css';
import { CoinIcon } from './coin-icon.tsx';
import { formatNumber } from './format-number.ts';

/** A number of coins; `suffix` says what they are when it is not the player's balance (pot, stake). */
export function CoinChip({ coins, suffix }: { coins: number; suffix?: string }) {
  const { t, i18n } = useTranslation();
  return (
    <span className={styles.chip}>
      <CoinIcon size={22} />
      <span aria-hidden="true">{formatNumber(coins, i18n.language)}</span>
      <span className="visually-hidden">{t('nav.coins', { count: coins })}</span>
      {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
