import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { CoinChip } from '../../../shared/ui/coin-chip.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import { kindTextKeys } from '../kind-texts.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import { LobbyActions } from './lobby-actions.tsx';
import styles from './lobby-scene.module.css';
import { LobbyVoice } from './lobby-voice.tsx';
import { RoomCard } from './room-card.tsx';
import { Seats } from './seats.tsx';
import { StartRefused } from './start-refused.tsx';

interface LobbySceneProps {
  client: BattleClient;
  mirror: BattleMirror;
  party: Party;
  onLeave: () => void;
}

/** A room before its battle: its code to share, the seats filling, who is ready, and the start. */
export function LobbyScene({ client, mirror, party, onLeave }: LobbySceneProps) {
  const { t } = useTranslation();
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const { view } = mirror;
  return (
    <div className={styles.scene}>
      <header className={styles.header}>
        <button type="button" className={styles.leave} aria-label={t('battle.lobby.leave')} onClick={onLeave}>
          <IconArrowLeft size={24} aria-hidden="true" />
        </button>
        <h1>{t(kindTextKeys[view.kind])}</h1>
        <CoinChip coins={coins} />
      </header>
      <div className={styles.content}>
        <RoomCard view={view} />
        <Seats client={client} view={view} party={party} />
        <StartRefused mirror={mirror} party={party} />
      </div>
      <LobbyActions client={client} view={view} party={party} />
      <LobbyVoice view={view} party={party} />
    </div>
  );
}
