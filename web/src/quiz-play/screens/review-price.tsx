import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './review-screen.module.css';

/** Says what the review costs before anything is charged. */
export function ReviewPrice({ onAgree }: { onAgree: () => void }) {
  const { t, i18n } = useTranslation();
  const price = useSetting('review_answers_deduct_coin');
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const balance = formatNumber(coins, i18n.language);
  const isFree = price === 0;
  return (
    <Card className={styles.price} aria-labelledby="review-price">
      <span className={styles.mark}>
        <IconChecklist size={40} aria-hidden="true" />
      </span>
      <h2 id="review-price">{t('review.confirm.title')}</h2>
      <p className={styles.quiet}>
        {isFree ? t('review.confirm.free') : t('review.confirm.text', { count: price, balance })}
      </p>
      <PrimaryButton onClick={onAgree}>
        {isFree ? t('review.confirm.actionFree') : t('review.confirm.action', { count: price })}
      </PrimaryButton>
    </Card>
  );
}
