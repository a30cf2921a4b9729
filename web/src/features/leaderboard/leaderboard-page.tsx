import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SegmentedTabs } from '../../shared/ui/segmented-tabs.tsx';
import { Board, type BoardAction } from './board.tsx';
import styles from './leaderboard-page.module.css';

const periods = [
  { value: 'get_daily_leaderboard', textKey: 'ranks.daily' },
  { value: 'get_monthly_leaderboard', textKey: 'ranks.monthly' },
  { value: 'get_globle_leaderboard', textKey: 'ranks.global' },
] as const satisfies readonly { value: BoardAction; textKey: PlainTextKey }[];

/** Who leads today, this month and of all time. */
export function LeaderboardPage() {
  const { t } = useTranslation();
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const [period, setPeriod] = useState<BoardAction>('get_daily_leaderboard');
  return (
    <div className={styles.page}>
      <h1>{t('title.leaderboard')}</h1>
      {isLoggedIn ? (
        <>
          <SegmentedTabs
            label={t('ranks.period')}
            value={period}
            options={periods.map(({ value, textKey }) => ({ value, label: t(textKey) }))}
            onChange={setPeriod}
          />
          <Board key={period} action={period} />
        </>
      ) : (
        <EmptyState
          drawing={<EmptyPodiumDrawing />}
          title={t('home.helloGuest')}
          text={t('home.guest.text')}
          action={
            <PrimaryButton to={paths.login} state={{ from: paths.leaderboard }}>
              {t('action.signIn')}
            </PrimaryButton>
          }
        />
      )}
    </div>
  );
}
