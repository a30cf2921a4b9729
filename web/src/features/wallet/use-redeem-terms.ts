import type { PaymentRequestRow } from '@quiz-arena/contract/actions/wallet';
import { redeemAmount } from '@quiz-arena/quiz-rules/redeem';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { formatMoney } from './format-money.ts';

const HOUR_MS = 3_600_000;

export interface RedeemTerms {
  isOn: boolean;
  /** The fewest coins of a request. */
  least: number;
  /** What the backend expects as payment_amount for so many coins. */
  amountOf: (coins: number) => string;
  /** The same as a player reads it. */
  moneyOf: (coins: number) => string;
  showMoney: (amount: string) => string;
  /** From when a request is possible again, epoch ms, by the newest request; 0 when there is none. */
  nextAt: (newest: PaymentRequestRow | undefined) => number;
}

/** The operator's terms for turning coins into money. */
export function useRedeemTerms(): RedeemTerms {
  const { i18n } = useTranslation();
  const isOn = useSetting('payment_mode');
  const least = useSetting('coin_limit');
  const perCoin = useSetting('per_coin');
  const coinAmount = useSetting('coin_amount');
  const symbol = useSetting('currency_symbol');
  const hours = useSetting('difference_hours');
  const amountOf = (coins: number) => redeemAmount(coins, { perCoin, coinAmount });
  const showMoney = (amount: string) => formatMoney(amount, symbol, i18n.language);
  return {
    isOn,
    least,
    amountOf,
    showMoney,
    moneyOf: (coins) => showMoney(amountOf(coins)),
    nextAt: (newest) => (newest === undefined ? 0 : Date.parse(newest.date) + hours * HOUR_MS),
  };
}
