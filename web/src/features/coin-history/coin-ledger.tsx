import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPurseDrawing } from '../../shared/ui/illustrations/empty-purse-drawing.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import styles from './coin-history-page.module.css';
import { CoinRow } from './coin-row.tsx';

export type CoinFilter = 'all' | 'income' | 'spending';

const types = { all: undefined, income: '1', spending: '2' } as const;
const PAGE = 10;

/** The changes of one kind, ten a page. */
export function CoinLedger({ filter }: { filter: CoinFilter }) {
  const [page, setPage] = useState(1);
  const fields = { type: types[filter], offset: String((page - 1) * PAGE), limit: String(PAGE) };
  const query = useActionQuery('get_tracker_data', fields, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonList count={PAGE} height={64} />}
      empty={<NoChanges filter={filter} />}
    >
      {({ data, total }) => (
        <>
          <Card padding="small">
            <ol className={styles.ledger} aria-busy={query.isFetching}>
              {data.map((change) => (
                <CoinRow key={change.id} change={change} />
              ))}
            </ol>
          </Card>
          <Pager page={page} pages={Math.ceil(Number(total) / PAGE)} onChange={setPage} />
        </>
      )}
    </QueryView>
  );
}

function NoChanges({ filter }: { filter: CoinFilter }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EmptyPurseDrawing />}
      title={t(`coins.empty.${filter}.title`)}
      text={t('coins.empty.text')}
      action={<PrimaryButton to={paths.quizZone}>{t('nav.play')}</PrimaryButton>}
    />
  );
}
