import type { BattleCommandAnswer } from '@quiz-arena/contract/battle/battle-commands';
import { IconCategory, IconCoin, IconDoorEnter, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { BattleCategoryName } from '../battle-category-name.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import { kindTextKeys } from '../kind-texts.ts';
import styles from './invitation.module.css';
import { useEnterRoom } from './use-enter-room.ts';

interface InvitationProps {
  client: BattleClient;
  code: string;
  room: BattleCommandAnswer<'peekRoom'>;
}

/** A room as it is seen from outside: who is in it, what it costs, and the way in. */
export function Invitation({ client, code, room }: InvitationProps) {
  const { t } = useTranslation();
  const { isBusy, enter } = useEnterRoom(client);
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const { entryCoin, players, capacity } = room;
  const isTooDear = entryCoin > coins;
  const isFull = players.length >= capacity;
  return (
    <Card className={styles.invitation} aria-labelledby="invitation">
      <p className={styles.text}>{t('battle.invited.text')}</p>
      <h2 id="invitation">{t(kindTextKeys[room.kind])}</h2>
      <ul className={styles.players} aria-label={t('battle.invited.players')}>
        {players.map(({ name, image }, seat) => (
          <li key={seat}>
            <Avatar src={image} id={name} size={72} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        <li>
          <IconCategory size={20} aria-hidden="true" />
          <BattleCategoryName id={room.category} otherwise={t('battle.lobby.anyCategory')} />
        </li>
        <li>
          <IconUsers size={20} aria-hidden="true" />
          {t('battle.invited.seats', { taken: players.length, capacity })}
        </li>
        <li>
          <IconCoin size={20} aria-hidden="true" />
          {entryCoin === 0 ? t('battle.freeOfCharge') : t('battle.search.stake', { count: entryCoin })}
        </li>
      </ul>
      {(isTooDear || isFull) && (
        <p className={styles.problem} role="alert">
          {isTooDear ? t('not_enough_coins') : t('room_is_full')}
        </p>
      )}
      <PrimaryButton
        isWide
        isBusy={isBusy}
        disabled={isTooDear}
        onClick={() => void enter('joinRoom', { roomCode: code })}
        icon={<IconDoorEnter size={22} aria-hidden="true" />}
      >
        {t('battle.invited.join')}
      </PrimaryButton>
    </Card>
  );
}
