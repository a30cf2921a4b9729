import type { PaymentRequestRow } from '@quiz-arena/contract/actions/wallet';
import { IconCircleCheckFilled, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { formatDateTime } from '../../shared/ui/format-date.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { useRedeem } from './use-redeem.ts';
import { useRedeemTerms } from './use-redeem-terms.ts';
import styles from './wallet-page.module.css';

const states = {
  '0': { name: 'pending', Icon: IconHourglass },
  '1': { name: 'completed', Icon: IconCircleCheckFilled },
  '2': { name: 'refused', Icon: IconCircleX },
} as const;

/** The player's requests, newest first; one that is pending can be taken back. */
export function RequestList({ requests }: { requests: readonly PaymentRequestRow[] }) {
  const { t } = useTranslation();
  const { isBusy, cancel } = useRedeem();
  const [asking, setAsking] = useState<string | null>(null);
  const confirm = () => {
    if (asking !== null) void cancel(asking);
    setAsking(null);
  };
  return (
    <>
      <ol className={styles.requests}>
        {requests.map((request) => (
          <Request
            key={request.id}
            request={request}
            isBusy={isBusy}
            onCancel={() => setAsking(request.id)}
          />
        ))}
      </ol>
      <ConfirmDialog
        isOpen={asking !== null}
        title={t('wallet.cancel.title')}
        confirmLabel={t('wallet.cancel')}
        cancelLabel={t('wallet.cancel.keep')}
        isDangerous
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {t('wallet.cancel.text')}
      </ConfirmDialog>
    </>
  );
}

interface RequestProps {
  request: PaymentRequestRow;
  isBusy: boolean;
  onCancel: () => void;
}

function Request({ request, isBusy, onCancel }: RequestProps) {
  const { t, i18n } = useTranslation();
  const { showMoney } = useRedeemTerms();
  const { name, Icon } = states[request.status];
  const when = (instant: string) => formatDateTime(instant, i18n.language);
  return (
    <li className={styles.request} data-state={name}>
      <span className={styles.state}>
        <Icon size={20} aria-hidden="true" />
        {t(`wallet.${name}`)}
      </span>
      <strong className={styles.money}>{showMoney(request.payment_amount)}</strong>
      <p className={styles.words}>
        <span>
          {t('nav.coins', { count: Number(request.coin_used) })} · {request.payment_type} ·{' '}
          <bdi>{request.payment_address}</bdi>
        </span>
        <span>{t('wallet.requested', { when: when(request.date) })}</span>
        {request.status_date !== '' && <span>{t('wallet.ended', { when: when(request.status_date) })}</span>}
      </p>
      {name === 'pending' && (
        <PrimaryButton look="outline" isBusy={isBusy} onClick={onCancel}>
          {t('wallet.cancel')}
        </PrimaryButton>
      )}
    </li>
  );
}
