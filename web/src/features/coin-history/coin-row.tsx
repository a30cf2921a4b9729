import type { TrackerRow } from '@quiz-arena/contract/actions/coins';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../shared/i18n/locale.ts';
import { CoinIcon } from '../../shared/ui/coin-icon.tsx';
import { formatDateTime } from '../../shared/ui/format-date.ts';
import styles from './coin-history-page.module.css';

/** One change of the balance: why, when, and how much with its sign. */
export function CoinRow({ change }: { change: TrackerRow }) {
  const { t, i18n } = useTranslation();
  const isIncome = change.status === '0';
  const Icon = isIncome ? IconArrowDownLeft : IconArrowUpRight;
  const amount = new Intl.NumberFormat(localeOf(i18n.language), { signDisplay: 'exceptZero' });
  return (
    <li className={styles.change} data-kind={isIncome ? 'income' : 'spending'}>
      <span className={styles.direction}>
        <Icon size={20} aria-hidden="true" />
        <span className="visually-hidden">{t(isIncome ? 'coins.income' : 'coins.spending')}</span>
      </span>
      <span className={styles.why}>
        <strong>{t(`coinTitle.${change.type}`)}</strong>
        <time dateTime={change.date}>{formatDateTime(change.date, i18n.language)}</time>
      </span>
      <span className={styles.amount}>
        <bdi>{amount.format(Number(change.points))}</bdi>
        <CoinIcon />
      </span>
    </li>
  );
}
