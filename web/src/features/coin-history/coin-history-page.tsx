import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { CoinChip } from '../../shared/ui/coin-chip.tsx';
import { SegmentedTabs } from '../../shared/ui/segmented-tabs.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import styles from './coin-history-page.module.css';
import { type CoinFilter, CoinLedger } from './coin-ledger.tsx';

const filters = [
  { value: 'all', textKey: 'coins.all' },
  { value: 'income', textKey: 'coins.income' },
  { value: 'spending', textKey: 'coins.spending' },
] as const satisfies readonly { value: CoinFilter; textKey: PlainTextKey }[];

/** Every coin that came and went. */
export function CoinHistoryPage() {
  const { t } = useTranslation();
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const [filter, setFilter] = useState<CoinFilter>('all');
  return (
    <SubPage
      title={t('title.coinHistory')}
      text={t('coins.text')}
      back={{ to: paths.profile, label: t('account.toProfile') }}
    >
      <p className={styles.balance}>
        {t('coins.balance')} <CoinChip coins={coins} />
      </p>
      <SegmentedTabs
        label={t('coins.filter')}
        value={filter}
        options={filters.map(({ value, textKey }) => ({ value, label: t(textKey) }))}
        onChange={setFilter}
      />
      <CoinLedger key={filter} filter={filter} />
    </SubPage>
  );
}
