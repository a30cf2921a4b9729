import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/routing/paths.ts';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { TimerRing } from '../../../shared/ui/timer-ring.tsx';
import { BattleCategoryName } from '../battle-category-name.tsx';
import { RunningClock } from '../running-clock.tsx';
import styles from './searching.module.css';

interface SearchingProps {
  stake: number;
  category: string;
  /** When the search ends, server's clock; null before the server has said. */
  expiresAt: number | null;
  now: () => number;
}

/** The radar around the own face, the time left, the stake, and the way out. */
export function Searching({ stake, category, expiresAt, now }: SearchingProps) {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.session.user);
  const totalMs = useSetting('battle_mode_random_search_duration') * 1000 || battleLimits.searchMs.default;
  return (
    <section className={styles.searching} aria-label={t('battle.search.title')}>
      <p className={styles.category}>
        <BattleCategoryName id={category} otherwise={t('mode.randomBattle')} />
      </p>
      <div className={styles.radar}>
        <span className={styles.sweep} aria-hidden="true" />
        <span className={styles.wave} aria-hidden="true" />
        <span className={styles.wave} aria-hidden="true" />
        <span className={styles.wave} aria-hidden="true" />
        <TimerRing deadline={expiresAt} totalMs={totalMs} now={now} size={156} isAnnouncing>
          <Avatar src={user?.profile ?? ''} id={user?.id ?? ''} size={112} />
        </TimerRing>
      </div>
      <p className={styles.clock}>
        <RunningClock deadline={expiresAt} stoppedMs={totalMs} now={now} />
      </p>
      <div role="status">
        <p className={styles.title}>{t('battle.search.title')}</p>
        <p className={styles.text}>{t('battle.search.text')}</p>
      </div>
      <p className={styles.stake}>
        <CoinIcon size={24} />
        {t('battle.search.stake', { count: stake })}
      </p>
      <PrimaryButton look="outline" to={paths.randomBattle} replace>
        {t('battle.search.cancel')}
      </PrimaryButton>
    </section>
  );
}
