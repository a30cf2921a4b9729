import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { ProvisionalMark } from '../../../shared/ui/provisional-mark.tsx';
import { BattleCategoryName } from '../battle-category-name.tsx';
import { kindTextKeys } from '../kind-texts.ts';
import type { Party } from '../mirror/party.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { PotChip } from './pot-chip.tsx';
import styles from './versus-scene.module.css';

interface VersusSceneProps {
  view: BattleView;
  party: Party;
  now: () => number;
  onLeave: () => void;
}

/** Those who meet, and the countdown to their first question. */
export function VersusScene({ view, party, now, onLeave }: VersusSceneProps) {
  const { t } = useTranslation();
  const left = useSecondsLeft(view.startsAt, now);
  return (
    <div className={styles.scene}>
      <header className={styles.header}>
        <button type="button" className={styles.leave} aria-label={t('battle.leave.label')} onClick={onLeave}>
          <IconX size={24} aria-hidden="true" />
        </button>
        <h1>
          <BattleCategoryName id={view.category} otherwise={t(kindTextKeys[view.kind])} />
        </h1>
        <PotChip view={view} />
      </header>
      <div className={styles.arena} data-players={party.rivals.length + 1}>
        <Side player={party.own} label={t('battle.versus.you')} side="own" />
        <span className={styles.versus} aria-hidden="true">
          {t('battle.versus.vs')}
        </span>
        {party.rivals.map((rival) => (
          <Side key={rival.userId} player={rival} label={rival.name} side="rival" />
        ))}
      </div>
      <footer className={styles.footer}>
        <p role="status">{left === null ? t('battle.versus.waiting') : t('battle.versus.ready')}</p>
        <p className={styles.count} key={left}>
          <span aria-hidden="true">{left ?? '…'}</span>
          {left !== null && (
            <span className="visually-hidden">{t('battle.versus.startsIn', { count: left })}</span>
          )}
        </p>
      </footer>
    </div>
  );
}

function Side({ player, label, side }: { player: BattlePlayer; label: string; side: 'own' | 'rival' }) {
  const { t } = useTranslation();
  return (
    <section className={styles.side} data-side={side} aria-label={label}>
      <Avatar src={player.image} id={player.userId} size={116} ring={side === 'own' ? 'accent' : 'teal'} />
      <p className={styles.name}>{label}</p>
      <p className={styles.rating}>
        {player.isBot ? t('battle.bot') : t('battle.rating', { rating: Math.round(player.rating) })}
        {player.isProvisional && <ProvisionalMark />}
      </p>
    </section>
  );
}
