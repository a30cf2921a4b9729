import { IconBolt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './battle-card.module.css';

/** A battle with a stranger, one tap away. */
export function BattleCard() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const user = useAppSelector((state) => state.session.user);
  const isOneOn = useSetting('battle_mode_one');
  const isRandomOn = useSetting('battle_mode_random');
  const stake = useSetting('battle_mode_random_entry_coin');
  if (!isOneOn || !isRandomOn || !hasPage(paths.randomBattle)) return null;
  return (
    <section className={styles.card} aria-labelledby="battle-now">
      <div className={styles.faces} aria-hidden="true">
        <Avatar src={user?.profile ?? ''} id={user?.id ?? 'guest'} size={64} />
        <span className={styles.versus}>{t('battle.versus.vs')}</span>
        <span className={styles.unknown}>?</span>
      </div>
      <h2 id="battle-now">{t('home.battle.title')}</h2>
      <p>{t('home.battle.stake', { count: stake })}</p>
      <PrimaryButton look="light" to={paths.randomBattle} icon={<IconBolt size={22} aria-hidden="true" />}>
        {t('home.battle.action')}
      </PrimaryButton>
    </section>
  );
}
