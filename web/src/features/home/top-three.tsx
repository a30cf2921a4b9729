import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { RankRow } from '../../shared/ui/rank-row.tsx';
import { SectionTitle } from '../../shared/ui/section-title.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';

/** Who leads today. */
export function TopThree() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const query = useActionQuery('get_daily_leaderboard', { offset: '0', limit: '3' });
  const nobody = (
    <EmptyState
      drawing={<EmptyPodiumDrawing />}
      title={t('home.topThree.empty')}
      action={
        hasPage(paths.quizZone) && (
          <PrimaryButton look="outline" to={paths.quizZone}>
            {t('nav.play')}
          </PrimaryButton>
        )
      }
    />
  );
  return (
    <section aria-labelledby="top-three">
      <SectionTitle id="top-three" action={<Link to={paths.leaderboard}>{t('home.topThree.more')}</Link>}>
        {t('home.topThree.title')}
      </SectionTitle>
      <Card padding="small">
        <QueryView query={query} skeleton={<SkeletonList count={3} height={56} />} empty={nobody}>
          {({ data }) =>
            data.top_three_ranks.length === 0 ? (
              nobody
            ) : (
              <ol>
                {data.top_three_ranks.map((row) => (
                  <RankRow key={row.user_id} row={row} />
                ))}
              </ol>
            )
          }
        </QueryView>
      </Card>
    </section>
  );
}
