import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { BattleList } from './battle-list.tsx';

const PAGE = 10;

/** Every battle against a person, ten a page. */
export function BattleHistoryPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const fields = { offset: String((page - 1) * PAGE), limit: String(PAGE) };
  const query = useActionQuery('get_battle_statistics', fields, { refetchOnMountOrArgChange: true });
  return (
    <SubPage
      title={t('title.battleHistory')}
      text={t('battles.text')}
      back={{ to: paths.statistics, label: t('title.statistics') }}
    >
      <QueryView query={query} skeleton={<SkeletonList count={PAGE} height={72} />} empty={<NoBattles />}>
        {({ data = [], total = '0' }) =>
          data.length === 0 && page === 1 ? (
            <NoBattles />
          ) : (
            <>
              <Card padding="small">
                <BattleList battles={data} isBusy={query.isFetching} />
              </Card>
              <Pager page={page} pages={Math.ceil(Number(total) / PAGE)} onChange={setPage} />
            </>
          )
        }
      </QueryView>
    </SubPage>
  );
}

function NoBattles() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EmptyPodiumDrawing />}
      title={t('battles.empty.title')}
      text={t('battles.empty.text')}
      action={<PrimaryButton to={paths.randomBattle}>{t('stats.battles.play')}</PrimaryButton>}
    />
  );
}
