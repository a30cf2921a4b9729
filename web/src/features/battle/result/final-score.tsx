import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconCrown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { ProgressDots } from '../../../shared/ui/progress-dots.tsx';
import type { Party } from '../mirror/party.ts';
import { answerDots } from '../play/battle-dots.ts';
import styles from './final-score.module.css';

interface FinalScoreProps {
  view: BattleView;
  party: Party;
  outcome: BattleOutcome;
}

/** Both players with their points, and question by question who was right. */
export function FinalScore({ view, party: { own, rivals }, outcome }: FinalScoreProps) {
  const { t } = useTranslation();
  const [rival] = rivals;
  return (
    <div className={styles.score}>
      <Side view={view} player={own} name={t('battle.versus.you')} isWinner={outcome === 'win'} />
      <span className={styles.versus} aria-hidden="true">
        :
      </span>
      {rival !== undefined && (
        <Side view={view} player={rival} name={rival.name} isWinner={outcome === 'lose'} />
      )}
    </div>
  );
}

interface SideProps {
  view: BattleView;
  player: BattlePlayer;
  name: string;
  isWinner: boolean;
}

function Side({ view, player, name, isWinner }: SideProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.side} aria-label={name}>
      <div className={styles.face}>
        {isWinner && <IconCrown className={styles.crown} size={34} aria-hidden="true" />}
        <Avatar src={player.image} id={player.userId} size={64} ring={isWinner ? 'amber' : 'none'} />
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.points}>
        <span aria-hidden="true">{player.points}</span>
        <span className="visually-hidden">{t('battle.points', { count: player.points })}</span>
      </p>
      {view.closed.length > 0 && <ProgressDots dots={answerDots(view, player.userId)} />}
    </section>
  );
}
