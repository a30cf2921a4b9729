import type { ContestLeaderboardRow } from '@quiz-arena/contract/actions/contests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { RankRow } from '../../../shared/ui/rank-row.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { usePlace } from '../use-place.ts';
import styles from './contest-board-page.module.css';
import { useContest } from './use-contest.ts';

const PAGE = 25;
/** The backend gives no more at once. */
const MOST = 100;

/** Who is where in a contest; the own place is always in view. */
export function ContestBoardPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const { contest: id } = usePlace();
  const contest = useContest(id);
  const [limit, setLimit] = useState(PAGE);
  const query = useActionQuery(
    'get_contest_leaderboard',
    { contest_id: id, offset: '0', limit: String(limit) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ModeGate mode={mode.id}>
      <PageHead
        art={<ModeArt mode={mode.id} size={64} />}
        title={t('contest.board.title')}
        {...(contest === undefined
          ? {}
          : { text: <ContentName name={contest.name} languageId={contest.language_id} /> })}
        back={{ to: mode.paths.start, label: t('contest.all') }}
      />
      <QueryView query={query} skeleton={<SkeletonList count={8} height={64} />} empty={<NobodyYet />}>
        {({ data, my_rank, total }) => (
          <div className={styles.board}>
            <Ranks rows={data} own={my_rank} />
            {limit < Math.min(MOST, Number(total)) && (
              <PrimaryButton
                look="outline"
                onClick={() => setLimit(Math.min(MOST, limit + PAGE))}
                isBusy={query.isFetching}
              >
                {t('ranks.more')}
              </PrimaryButton>
            )}
            <OwnRank own={my_rank} rows={data} />
          </div>
        )}
      </QueryView>
    </ModeGate>
  );
}

interface RanksProps {
  rows: readonly ContestLeaderboardRow[];
  own: ContestLeaderboardRow | null;
}

function Ranks({ rows, own }: RanksProps) {
  return (
    <Card padding="small">
      <ol className={styles.list}>
        {rows.map((row) => (
          <RankRow key={row.user_id} row={row} isOwn={row.user_id === own?.user_id} />
        ))}
      </ol>
    </Card>
  );
}

/** The own place, where it is not among those listed. */
function OwnRank({ rows, own }: RanksProps) {
  const { t } = useTranslation();
  if (own === null) return <p>{t('contest.board.unranked')}</p>;
  if (rows.some(({ user_id }) => user_id === own.user_id)) return null;
  return (
    <ol className={styles.own}>
      <RankRow row={own} isOwn />
    </ol>
  );
}

function NobodyYet() {
  const { t } = useTranslation();
  const { paths } = usePlayMode();
  return (
    <EmptyState
      drawing={<EmptyPodiumDrawing />}
      title={t('no_data_found')}
      text={t('contest.board.empty')}
      action={<PrimaryButton to={paths.start}>{t('contest.all')}</PrimaryButton>}
    />
  );
}
