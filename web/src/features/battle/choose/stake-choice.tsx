import { useTranslation } from 'react-i18next';
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx';
import cardChoice from '../card-choice.module.css';
import styles from './stake-choice.module.css';

interface StakeChoiceProps {
  stakes: readonly number[];
  /** The player's balance. */
  coins: number;
  stake: number;
  onChoose: (stake: number) => void;
}

/** How much to play for; a stake above the balance says why it cannot be chosen. */
export function StakeChoice({ stakes, coins, stake, onChoose }: StakeChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={cardChoice.field}>
      <legend>{t('battle.choose.stake')}</legend>
      <p id="stake-text" className={styles.text}>
        {t('battle.choose.stakeText')}
      </p>
      <div className={styles.stakes}>
        {stakes.map((one) => (
          <label key={one} className={`${cardChoice.choice} ${styles.stake}`}>
            <input
              type="radio"
              name="stake"
              value={one}
              checked={one === stake}
              disabled={one > coins}
              aria-describedby="stake-text"
              onChange={() => onChoose(one)}
            />
            <span className={styles.coins}>
              <CoinIcon size={26} />
              <span aria-hidden="true">{one}</span>
              <span className="visually-hidden">{t('battle.choose.stakeOption', { count: one })}</span>
            </span>
            <span className={styles.pot}>
              {one > coins ? t('battle.choose.tooDear') : t('battle.choose.pot', { count: 2 * one })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
