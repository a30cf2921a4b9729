import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import type { BattleClient } from '../client/battle-client.ts';
import type { Party } from '../mirror/party.ts';
import { GuestActions } from './guest-actions.tsx';
import { HostActions } from './host-actions.tsx';
import styles from './lobby-actions.module.css';

interface LobbyActionsProps {
  client: BattleClient;
  view: BattleView;
  party: Party;
}

/** What there is to do in a lobby: the creator starts or deletes, the others say that they are ready. */
export function LobbyActions({ client, view, party }: LobbyActionsProps) {
  const { t } = useTranslation();
  if (view.phase === 'holding') {
    return (
      <footer className={styles.actions}>
        <p role="status" className={styles.text}>
          {t('battle.lobby.holding')}
        </p>
      </footer>
    );
  }
  const isHost = view.host === party.own.userId;
  return (
    <footer className={styles.actions}>
      {isHost ? (
        <HostActions client={client} view={view} party={party} />
      ) : (
        <GuestActions client={client} view={view} party={party} />
      )}
    </footer>
  );
}
