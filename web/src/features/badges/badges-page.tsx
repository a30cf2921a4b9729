import type { BadgeRow } from '@quiz-arena/contract/actions/coins';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { SkeletonTiles } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { BadgeCard } from './badge-card.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import { badgeProgress, countCollected } from './badge-progress.ts';
import styles from './badges-page.module.css';

/** The wall of fifteen badges; an unlocked one waits for its reward to be taken. */
export function BadgesPage() {
  const { t } = useTranslation();
  const query = useActionQuery('get_user_badges', {}, { refetchOnMountOrArgChange: true });
  return (
    <SubPage
      title={t('title.badges')}
      text={t('badges.text')}
      back={{ to: paths.profile, label: t('account.toProfile') }}
      width="wide"
    >
      <QueryView query={query} skeleton={<SkeletonTiles count={15} height={280} />} empty={<NoBadges />}>
        {({ data }) => (data.length === 0 ? <NoBadges /> : <Wall badges={data} />)}
      </QueryView>
    </SubPage>
  );
}

function Wall({ badges }: { badges: readonly BadgeRow[] }) {
  const { t } = useTranslation();
  const collected = countCollected(badges);
  const text = t('badges.collected', { count: collected, total: badges.length });
  return (
    <>
      <Card padding="small" className={styles.summary}>
        <strong>{text}</strong>
        <ProgressBar value={collected} max={badges.length} label={text} />
      </Card>
      <ul className={styles.wall}>
        {badges.map((badge) => (
          <BadgeCard key={badge.type} badge={badge} progress={badgeProgress(badge, badges)} />
        ))}
      </ul>
    </>
  );
}

function NoBadges() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<BadgeDrawing type="ultimate_player" isLocked size={112} />}
      title={t('badges.empty.title')}
      text={t('badges.empty.text')}
      action={<PrimaryButton to={paths.quizZone}>{t('nav.play')}</PrimaryButton>}
    />
  );
}
