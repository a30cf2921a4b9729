import type { BattlePlayer } from '@quiz-arena/contract/battle/battle-view';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../shared/store/app-hooks.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { playerMuted, selectBattle } from '../battle-slice.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import styles from './mute-list.module.css';

/** Whom to hear and whom not, one switch each. */
export function MuteList({ client, people }: { client: BattleClient; people: readonly BattlePlayer[] }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const muted = useAppSelector((state) => selectBattle(state).muted);

  async function mute(userId: BattlePlayer['userId'], isMuted: boolean) {
    dispatch(playerMuted({ userId, isMuted }));
    const outcome = await client.room.command('mute', (roomId) => ({ roomId, userId, muted: isMuted }));
    if (outcome.ok) return;
    dispatch(playerMuted({ userId, isMuted: !isMuted }));
    showToast('error', t(codeTextKey(outcome.code)));
  }

  return (
    <ul className={styles.list}>
      {people.map(({ userId, name }) => {
        const isMuted = muted.includes(userId);
        const Icon = isMuted ? IconVolume : IconVolumeOff;
        return (
          <li key={userId}>
            <button type="button" onClick={() => void mute(userId, !isMuted)}>
              <Icon size={20} aria-hidden="true" />
              {isMuted ? t('battle.talk.unmute', { name }) : t('battle.talk.mute', { name })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
