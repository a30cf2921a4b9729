import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { AccuracyByCategory } from './accuracy-by-category.tsx';
import { AccuracyCard } from './accuracy-card.tsx';
import { ActivityCard } from './activity-card.tsx';
import { BattlesCard } from './battles-card.tsx';
import { CategoriesCard } from './categories-card.tsx';
import styles from './statistics-page.module.css';

/** How the player has done: right answers, categories, battles. */
export function StatisticsPage() {
  const { t } = useTranslation();
  const query = useActionQuery('get_users_statistics', {}, { refetchOnMountOrArgChange: true });
  return (
    <SubPage
      title={t('title.statistics')}
      text={t('stats.text')}
      back={{ to: paths.profile, label: t('account.toProfile') }}
      width="wide"
    >
      <div className={styles.grid}>
        <QueryView query={query} skeleton={<SkeletonList count={2} height={300} />} empty={<NothingYet />}>
          {({ data }) => (
            <>
              <AccuracyCard statistics={data} />
              <CategoriesCard statistics={data} />
              <AccuracyByCategory rows={data.category_accuracy} />
              <ActivityCard days={data.daily_activity} />
            </>
          )}
        </QueryView>
        <BattlesCard />
      </div>
    </SubPage>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EmptyPodiumDrawing />}
      title={t('stats.empty.title')}
      text={t('stats.empty.text')}
      action={<PrimaryButton to={paths.quizZone}>{t('nav.play')}</PrimaryButton>}
    />
  );
}
