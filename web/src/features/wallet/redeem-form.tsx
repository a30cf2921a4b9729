import { useForm } from '@mantine/form';
import { type PaymentMethod, paymentMethods } from '@quiz-arena/contract/payment-methods';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkFilled, checkMobile, normalMobile } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SegmentedTabs } from '../../shared/ui/segmented-tabs.tsx';
import { TextField } from '../../shared/ui/text-inputs.tsx';
import { useRedeem } from './use-redeem.ts';
import type { RedeemTerms } from './use-redeem-terms.ts';
import styles from './wallet-page.module.css';

const inputTypes = { PayPal: 'email', Paytm: 'tel', UPI: 'text' } as const;
const addressChecks = { PayPal: checkEmail, Paytm: checkMobile, UPI: checkFilled } as const;
const DETAILS_LENGTH = 500;
const ADDRESS_LENGTH = 200;

/** How many coins, and where the money goes; asks once more before anything is sent. */
export function RedeemForm({ redeemable, terms }: { redeemable: number; terms: RedeemTerms }) {
  const { t, i18n } = useTranslation();
  const text = useCheckTexts();
  const { isBusy, redeem } = useRedeem();
  const [method, setMethod] = useState<PaymentMethod>('PayPal');
  const [isAsking, setAsking] = useState(false);
  const shown = (coins: number) => formatNumber(coins, i18n.language);
  const range = { least: shown(terms.least), most: shown(redeemable) };
  const form = useForm({
    initialValues: { coins: String(redeemable), address: '', details: '' },
    validate: {
      coins: (coins) => (isInRange(coins, terms.least, redeemable) ? null : t('wallet.coins.range', range)),
      address: (address) => text(addressChecks[method](address)),
      details: (details) => text(checkFilled(details)),
    },
  });
  const { coins, address, details } = form.values;
  const count = Number(coins) || 0;
  const send = async () => {
    setAsking(false);
    const isSent = await redeem({
      payment_type: method,
      payment_address: method === 'Paytm' ? normalMobile(address) : address.trim(),
      payment_amount: terms.amountOf(count),
      coin_used: coins,
      details: details.trim(),
    });
    if (isSent) form.reset();
  };
  return (
    <form className={styles.form} onSubmit={form.onSubmit(() => setAsking(true))} noValidate>
      <TextField
        label={t('wallet.coins')}
        description={t('wallet.coins.text', { ...range, money: terms.moneyOf(count) })}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('coins')}
      />
      <SegmentedTabs
        label={t('wallet.method')}
        value={method}
        options={paymentMethods.map((value) => ({ value, label: value }))}
        onChange={setMethod}
      />
      <TextField
        label={t(`wallet.address.${method}`)}
        type={inputTypes[method]}
        maxLength={ADDRESS_LENGTH}
        {...form.getInputProps('address')}
      />
      <TextField
        label={t('wallet.details')}
        maxLength={DETAILS_LENGTH}
        autoComplete="off"
        {...form.getInputProps('details')}
      />
      <PrimaryButton type="submit" isBusy={isBusy}>
        {t('wallet.send')}
      </PrimaryButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('wallet.ask.title', { coins: t('nav.coins', { count }) })}
        confirmLabel={t('wallet.ask.confirm')}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        {t('wallet.ask.text', { money: terms.moneyOf(count), address, method })}
      </ConfirmDialog>
    </form>
  );
}

function isInRange(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}
