import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { SessionUser } from '../../shared/session/session-state.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './profile-page.module.css';
import { ReferCode } from './refer-code.tsx';

/** Face, name, and the three figures that matter. */
export function PlayerCard({ user }: { user: SessionUser }) {
  const { t, i18n } = useTranslation();
  const { data } = useActionQuery('get_user_by_id', {});
  const rank = Number(data?.data.all_time_rank ?? 0);
  const figures = [
    { name: t('profile.coins'), value: formatNumber(user.coins, i18n.language) },
    { name: t('profile.score'), value: formatNumber(user.score, i18n.language) },
    { name: t('profile.rank'), value: rank > 0 ? formatNumber(rank, i18n.language) : '–' },
  ];
  return (
    <Card className={styles.player}>
      <Avatar src={user.profile} id={user.id} size={104} ring="accent" />
      <h2>{user.name}</h2>
      <p className={styles.quiet}>{user.email || user.mobile}</p>
      <PrimaryButton look="outline" to={paths.editProfile} icon={<IconPencil size={18} aria-hidden="true" />}>
        {t('profile.edit')}
      </PrimaryButton>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.referCode !== '' && <ReferCode code={user.referCode} />}
    </Card>
  );
}
