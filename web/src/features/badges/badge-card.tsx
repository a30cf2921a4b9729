import type { BadgeRow } from '@quiz-arena/contract/actions/coins';
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CoinIcon } from '../../shared/ui/coin-icon.tsx';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import type { BadgeProgress } from './badge-progress.ts';
import styles from './badges-page.module.css';
import { useClaimReward } from './use-claim-reward.ts';

const statuses = { '0': 'locked', '1': 'unlocked', '2': 'claimed' } as const;

/** One badge: its medal, how to get it, how far that is, and the reward while it waits. */
export function BadgeCard({ badge, progress }: { badge: BadgeRow; progress: BadgeProgress | null }) {
  const { t } = useTranslation();
  const status = statuses[badge.status];
  const id = `badge-${badge.type}`;
  const label = t(`badge.${badge.type}.label`);
  return (
    <li className={styles.badge} data-status={status} aria-labelledby={id}>
      <BadgeDrawing type={badge.type} isLocked={status === 'locked'} />
      <h2 id={id}>{label}</h2>
      <p className={styles.note}>{t(`badge.${badge.type}.note`)}</p>
      {progress !== null && <Progress {...progress} label={label} />}
      <div className={styles.foot}>
        {status === 'unlocked' && <ClaimButton badge={badge} />}
        {status === 'claimed' && (
          <span className={styles.status}>
            <IconCircleCheckFilled size={20} aria-hidden="true" />
            {t('badges.status.claimed')}
          </span>
        )}
        {status === 'locked' && (
          <span className={styles.status}>
            <IconLock size={18} aria-hidden="true" />
            {t('badges.status.locked')} · {t('badges.reward', { count: Number(badge.badge_reward) })}
          </span>
        )}
      </div>
    </li>
  );
}

function Progress({ value, goal, label }: BadgeProgress & { label: string }) {
  const { t, i18n } = useTranslation();
  const text = t('badges.progress', {
    value: formatNumber(value, i18n.language),
    goal: formatNumber(goal, i18n.language),
  });
  return (
    <div className={styles.progress}>
      <ProgressBar value={value} max={goal} label={`${label}: ${text}`} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}

function ClaimButton({ badge }: { badge: BadgeRow }) {
  const { t } = useTranslation();
  const { isBusy, claim } = useClaimReward(badge);
  return (
    <PrimaryButton isWide icon={<CoinIcon />} isBusy={isBusy} onClick={() => void claim()}>
      {t('badges.claim', { count: Number(badge.badge_reward) })}
    </PrimaryButton>
  );
}
