import type { PaymentRequestRow } from '@quiz-arena/contract/actions/wallet';
import { IconClockHour4, IconCoins, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { Card } from '../../shared/ui/card.tsx';
import { formatDateTime } from '../../shared/ui/format-date.ts';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { RedeemForm } from './redeem-form.tsx';
import { type RedeemTerms, useRedeemTerms } from './use-redeem-terms.ts';
import styles from './wallet-page.module.css';

interface RedeemCardProps {
  redeemable: number;
  newest: PaymentRequestRow | undefined;
}

/** What can be redeemed, on which terms, and the form, or why there is none now. */
export function RedeemCard({ redeemable, newest }: RedeemCardProps) {
  const { t, i18n } = useTranslation();
  const terms = useRedeemTerms();
  return (
    <Card className={styles.card} aria-labelledby="redeemable">
      <h2 id="redeemable">{t('wallet.redeemable')}</h2>
      <p className={styles.balance}>
        <strong>{formatNumber(redeemable, i18n.language)}</strong>
        <span>{t('wallet.worth', { money: terms.moneyOf(redeemable) })}</span>
      </p>
      <ul className={styles.terms}>
        <li>
          <IconCoins size={20} aria-hidden="true" />
          {t('wallet.minimum', { count: terms.least, money: terms.moneyOf(terms.least) })}
        </li>
        <li>
          <IconClockHour4 size={20} aria-hidden="true" />
          {t('wallet.payout')}
        </li>
      </ul>
      <FormOrReason redeemable={redeemable} newest={newest} terms={terms} />
    </Card>
  );
}

function FormOrReason({ redeemable, newest, terms }: RedeemCardProps & { terms: RedeemTerms }) {
  const { t, i18n } = useTranslation();
  const isDemo = useSetting('demo_version');
  const nextAt = terms.nextAt(newest);
  if (!terms.isOn) return <Reason>{t('wallet.off')}</Reason>;
  if (isDemo) return <Reason>{t('wallet.demo')}</Reason>;
  if (nextAt > Date.now()) {
    const when = formatDateTime(new Date(nextAt).toISOString(), i18n.language);
    return <Reason>{t('wallet.waiting', { when })}</Reason>;
  }
  if (redeemable < terms.least) {
    return <Reason>{t('wallet.short', { count: terms.least - redeemable })}</Reason>;
  }
  return <RedeemForm redeemable={redeemable} terms={terms} />;
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <p className={styles.reason}>
      <IconInfoCircle size={20} aria-hidden="true" />
      {children}
    </p>
  );
}
