import { IconBolt, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../shared/routing/paths.ts';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import styles from './battle-ways.module.css';

/** Whom to play: anyone, a friend, a group; what is switched off is left out. */
export function BattleWays() {
  const { t } = useTranslation();
  const isOneOn = useSetting('battle_mode_one');
  const isRandomOn = useSetting('battle_mode_random');
  const isGroupOn = useSetting('battle_mode_group');
  const ways = [
    { path: paths.randomBattle, text: t('battle.ways.random'), Icon: IconBolt, isOn: isOneOn && isRandomOn },
    { path: paths.friendBattle, text: t('battle.ways.friend'), Icon: IconUserPlus, isOn: isOneOn },
    { path: paths.groupBattle, text: t('battle.ways.group'), Icon: IconUsersGroup, isOn: isGroupOn },
  ].filter(({ isOn }) => isOn);
  if (ways.length < 2) return null;
  return (
    <nav className={styles.ways} aria-label={t('battle.ways.label')}>
      {ways.map(({ path, text, Icon }) => (
        <NavLink key={path} to={path} end className={styles.way ?? ''}>
          <Icon size={20} aria-hidden="true" />
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
