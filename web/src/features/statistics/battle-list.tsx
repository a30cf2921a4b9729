import { IconEqual, IconMinus, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ActionAnswerOf } from '../../shared/api/action-types.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { formatDateTime } from '../../shared/ui/format-date.ts';
import styles from './statistics-page.module.css';

export type Battle = NonNullable<ActionAnswerOf<'get_battle_statistics'>['data']>[number];

const endings = {
  Won: { part: 'won', Icon: IconTrophy },
  Draw: { part: 'drawn', Icon: IconEqual },
  Lost: { part: 'lost', Icon: IconMinus },
} as const;

/** Battles, newest first: against whom, when, and how each ended. */
export function BattleList({ battles, isBusy = false }: { battles: readonly Battle[]; isBusy?: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <ol aria-busy={isBusy}>
      {battles.map((battle) => {
        const { part, Icon } = endings[battle.mystatus];
        return (
          <li key={`${battle.opponent_id} ${battle.date_created}`} className={styles.battle}>
            <Avatar src={battle.opponent_profile} id={battle.opponent_id} />
            <span className={styles.opponent}>
              <strong>{battle.opponent_name}</strong>
              <time dateTime={battle.date_created}>{formatDateTime(battle.date_created, i18n.language)}</time>
            </span>
            <span className={styles.ending} data-part={part}>
              <Icon size={18} aria-hidden="true" />
              {t(`stats.${part}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
