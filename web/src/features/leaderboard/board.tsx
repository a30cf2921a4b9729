import type { LeaderboardRow } from '@quiz-arena/contract/actions/leaderboards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { RankRow } from '../../shared/ui/rank-row.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import styles from './leaderboard-page.module.css';
import { Podium } from './podium.tsx';

export type BoardAction = 'get_daily_leaderboard' | 'get_monthly_leaderboard' | 'get_globle_leaderboard';

const PAGE = 10;
/** The backend gives no more at once. */
const MOST = 100;

/** One period: podium, the others ten at a time, and the own row always in view. */
export function Board({ action }: { action: BoardAction }) {
  const [limit, setLimit] = useState(PAGE);
  const query = useActionQuery(
    action,
    { offset: '0', limit: String(limit) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={query} skeleton={<SkeletonList count={8} height={64} />} empty={<NobodyYet />}>
      {({ data, total }) => (
        <div className={styles.board}>
          <Podium rows={data.top_three_ranks} />
          <OtherRanks rows={data.other_users_rank} podium={data.top_three_ranks} own={data.my_rank} />
          <MoreButton
            hasMore={limit < Math.min(MOST, Number(total))}
            isBusy={query.isFetching}
            onMore={() => setLimit(limit + PAGE)}
          />
          <OwnRank row={data.my_rank} />
        </div>
      )}
    </QueryView>
  );
}

interface OtherRanksProps {
  rows: readonly LeaderboardRow[];
  podium: readonly LeaderboardRow[];
  own: LeaderboardRow | null;
}

function OtherRanks({ rows, podium, own }: OtherRanksProps) {
  const others = rows.filter((row) => podium.every((top) => top.user_id !== row.user_id));
  if (others.length === 0) return null;
  return (
    <Card padding="small">
      <ol>
        {others.map((row) => (
          <RankRow key={row.user_id} row={row} isOwn={row.user_id === own?.user_id} />
        ))}
      </ol>
    </Card>
  );
}

function OwnRank({ row }: { row: LeaderboardRow | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.own}>
      {row === null ? (
        <p>{t('ranks.unranked')}</p>
      ) : (
        <ol>
          <RankRow row={row} isOwn />
        </ol>
      )}
    </div>
  );
}

function MoreButton({ hasMore, isBusy, onMore }: { hasMore: boolean; isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <PrimaryButton look="outline" onClick={onMore} isBusy={isBusy}>
        {t('ranks.more')}
      </PrimaryButton>
    </div>
  );
}

function NobodyYet() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  return (
    <EmptyState
      drawing={<EmptyPodiumDrawing />}
      title={t('ranks.empty.title')}
      text={t('ranks.empty.text')}
      action={
        <PrimaryButton to={hasPage(paths.quizZone) ? paths.quizZone : paths.home}>
          {t('nav.play')}
        </PrimaryButton>
      }
    />
  );
}
