import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconCrown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx';
import type { Party } from '../mirror/party.ts';
import styles from './standings.module.css';

/** Everyone of a group battle by rank, with right answers, points, and what each gets of the pot. */
export function Standings({ view, party }: { view: BattleView; party: Party }) {
  const { t } = useTranslation();
  const players = [party.own, ...party.rivals];
  return (
    <Card padding="small" aria-label={t('battle.group.standings')}>
      <ol className={styles.standings}>
        {(view.result?.standings ?? []).map(({ userId, rank, points, correct }) => {
          const player = players.find((one) => one.userId === userId);
          const isOwn = player === party.own;
          const coins = view.settlement?.coins[userId] ?? 0;
          return (
            <li key={userId} className={styles.row} data-own={isOwn} aria-current={isOwn || undefined}>
              <span className={styles.rank} data-rank={rank}>
                <span className="visually-hidden">{t('battle.group.rank', { rank })}</span>
                <span aria-hidden="true">{rank === 1 ? <IconCrown size={24} /> : rank}</span>
              </span>
              <Avatar src={player?.image ?? ''} id={userId} size={44} />
              <span className={styles.who}>
                <span className={styles.name}>{isOwn ? t('battle.versus.you') : player?.name}</span>
                <span className={styles.right}>
                  {player?.presence === 'left'
                    ? t('battle.hasLeft')
                    : t('battle.group.right', { count: correct })}
                </span>
              </span>
              {coins > 0 && (
                <span className={styles.coins}>
                  <CoinIcon size={20} />
                  <span aria-hidden="true">+{coins}</span>
                  <span className="visually-hidden">{t('nav.coins', { count: coins })}</span>
                </span>
              )}
              <span className={styles.points}>
                <span aria-hidden="true">{points}</span>
                <span className="visually-hidden">{t('battle.points', { count: points })}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
