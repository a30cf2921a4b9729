import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx';
import cardChoice from '../card-choice.module.css';
import styles from './fee-choice.module.css';
import type { RoomOffer } from './room-kind.ts';

interface FeeChoiceProps {
  offer: RoomOffer;
  /** The player's balance. */
  coins: number;
  /** As typed or chosen; "" while nothing is typed. */
  fee: string;
  onChange: (fee: string) => void;
}

/** The entry fee: one of those on offer, or another one typed. */
export function FeeChoice({ offer, coins, fee, onChange }: FeeChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const most = Math.min(offer.mostFee, coins);
  return (
    <fieldset className={cardChoice.field}>
      <legend>{t('battle.room.fee')}</legend>
      <p className={styles.text}>{t('battle.room.feeText')}</p>
      <div className={styles.fees}>
        {offer.fees.map((one) => (
          <label key={one} className={`${cardChoice.choice} ${styles.fee}`}>
            <input
              type="radio"
              name="fee"
              value={one}
              checked={fee === String(one)}
              disabled={one > coins}
              onChange={() => onChange(String(one))}
            />
            {one === 0 ? (
              t('battle.room.feeNone')
            ) : (
              <>
                <CoinIcon size={22} />
                <span aria-hidden="true">{one}</span>
                <span className="visually-hidden">{t('battle.choose.stakeOption', { count: one })}</span>
              </>
            )}
          </label>
        ))}
      </div>
      <div className={styles.typed}>
        <label htmlFor={id}>{t('battle.room.feeTyped')}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={offer.leastFee}
          max={most}
          step={1}
          value={fee}
          aria-describedby={`${id}-range`}
          onChange={({ target }) => onChange(target.value)}
        />
        <span id={`${id}-range`} className={styles.text}>
          {t('battle.room.feeRange', { least: offer.leastFee, most })}
        </span>
      </div>
    </fieldset>
  );
}
