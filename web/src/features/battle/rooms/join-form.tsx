import { isRoomCode } from '@quiz-arena/contract/battle/room-code-form';
import { IconDoorEnter } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { BattleClient } from '../client/battle-client.ts';
import styles from './join-form.module.css';
import { useEnterRoom } from './use-enter-room.ts';

const CODE_LENGTH = 6;

/** Into a room by the six characters of its code, whatever kind it is. */
export function JoinForm({ client }: { client: BattleClient }) {
  const { t } = useTranslation();
  const id = useId();
  const [code, setCode] = useState('');
  const { isBusy, enter } = useEnterRoom(client);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code === '') return showToast('error', t('please_enter_room_code'));
    if (!isRoomCode(code)) return showToast('error', t('invalid_room_code'));
    void enter('joinRoom', { roomCode: code });
  }

  return (
    <Card aria-labelledby={`${id}-title`}>
      <form className={styles.form} onSubmit={submit}>
        <h2 id={`${id}-title`}>{t('battle.room.join')}</h2>
        <label htmlFor={id}>{t('battle.room.code')}</label>
        <input
          id={id}
          className={styles.code}
          value={code}
          maxLength={CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={'·'.repeat(CODE_LENGTH)}
          onChange={({ target }) => setCode(target.value.replaceAll(/\s/g, '').toUpperCase())}
        />
        <PrimaryButton
          type="submit"
          isWide
          isBusy={isBusy}
          icon={<IconDoorEnter size={22} aria-hidden="true" />}
        >
          {t('battle.room.joinAction')}
        </PrimaryButton>
      </form>
    </Card>
  );
}
