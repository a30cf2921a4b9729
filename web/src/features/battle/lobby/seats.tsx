import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { Party } from '../mirror/party.ts';
import { Seat } from './seat.tsx';
import styles from './seats.module.css';

interface SeatsProps {
  client: BattleClient;
  view: BattleView;
  party: Party;
}

/** Every seat of the room, taken or free; the creator can send others away. */
export function Seats({ client, view, party }: SeatsProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<BattlePlayer | null>(null);
  const isHost = view.host === party.own.userId;
  const free = Array.from({ length: Math.max(0, view.capacity - view.players.length) }, (_, seat) => seat);

  async function kick({ userId }: BattlePlayer) {
    setTarget(null);
    const outcome = await client.room.command('kick', (roomId) => ({ roomId, userId }));
    if (!outcome.ok) showToast('error', t(codeTextKey(outcome.code)));
  }

  return (
    <>
      <ul className={styles.seats} data-seats={view.capacity} aria-label={t('battle.lobby.seats')}>
        {view.players.map((player) => (
          <Seat
            key={player.userId}
            player={player}
            isOwn={player === party.own}
            isHost={player.userId === view.host}
            now={client.connection.now}
            {...(isHost && player !== party.own ? { onKick: () => setTarget(player) } : {})}
          />
        ))}
        {free.map((seat) => (
          <li key={`free ${seat}`} className={styles.free}>
            <span className={styles.plus}>
              <IconPlus size={26} aria-hidden="true" />
            </span>
            <span className={styles.freeName}>{t('battle.lobby.free')}</span>
            <span>{t('battle.lobby.share')}</span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={target !== null}
        title={t('battle.lobby.kickTitle', { name: target?.name ?? '' })}
        confirmLabel={t('battle.lobby.kickConfirm')}
        isDangerous
        onConfirm={() => target !== null && void kick(target)}
        onCancel={() => setTarget(null)}
      >
        {t('battle.lobby.kickText')}
      </ConfirmDialog>
    </>
  );
}
