import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionAnswerOf } from '../../shared/api/action-types.ts';
import { QueryView } from '../../shared/api/query-view.tsx';
import { type ActionQuery, isNoData, useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPurseDrawing } from '../../shared/ui/illustrations/empty-purse-drawing.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { MantineScope } from '../../shared/ui/theme/mantine-scope.tsx';
import { RedeemCard } from './redeem-card.tsx';
import { RequestList } from './request-list.tsx';
import styles from './wallet-page.module.css';

const PAGE = 10;
const FIRST_PAGE = { offset: '0', limit: String(PAGE) };

/** Coins that can become money, the request for it, and what became of former ones. */
export function WalletPage() {
  const { t } = useTranslation();
  const balance = useActionQuery('get_user_coin_score', {}, { refetchOnMountOrArgChange: true });
  const newest = useActionQuery('get_payment_request', FIRST_PAGE, { refetchOnMountOrArgChange: true });
  return (
    <MantineScope>
      <SubPage
        title={t('title.wallet')}
        text={t('wallet.text')}
        back={{ to: paths.profile, label: t('account.toProfile') }}
      >
        <QueryView
          query={bothKnown(balance, newest)}
          skeleton={<SkeletonList count={1} height={360} />}
          empty={null}
        >
          {({ data }) => <RedeemCard redeemable={Number(data.redeemable_coins)} newest={newestOf(newest)} />}
        </QueryView>
        <Requests />
      </SubPage>
    </MantineScope>
  );
}

type Requested = ActionQuery<ActionAnswerOf<'get_payment_request'>>;

function newestOf({ data, error }: Requested) {
  return isNoData(error) ? undefined : data?.data[0];
}

/** Without the last request nothing is offered: whether 48 hours have passed would be a guess. */
function bothKnown<Answer>(balance: ActionQuery<Answer>, requested: Requested): ActionQuery<Answer> {
  if (requested.data !== undefined || isNoData(requested.error)) return balance;
  const refetch = () => {
    balance.refetch();
    requested.refetch();
  };
  return { ...balance, data: undefined, error: requested.error ?? balance.error, refetch };
}

function Requests() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const fields = { offset: String((page - 1) * PAGE), limit: String(PAGE) };
  const query = useActionQuery('get_payment_request', fields);
  return (
    <section className={styles.history} aria-labelledby="requests">
      <h2 id="requests">{t('wallet.history')}</h2>
      <QueryView query={query} skeleton={<SkeletonList count={3} height={120} />} empty={<NoRequests />}>
        {({ data, total }) => (
          <>
            <Card padding="small">
              <RequestList requests={data} />
            </Card>
            <Pager page={page} pages={Math.ceil(Number(total) / PAGE)} onChange={setPage} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function NoRequests() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EmptyPurseDrawing />}
      title={t('wallet.empty.title')}
      text={t('wallet.empty.text')}
      action={
        <PrimaryButton look="outline" to={paths.quizZone}>
          {t('nav.play')}
        </PrimaryButton>
      }
    />
  );
}
