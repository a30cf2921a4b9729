import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { UnpluggedDrawing } from '../../../shared/ui/illustrations/unplugged-drawing.tsx';
import { selectBattle } from '../battle-slice.ts';
import { BattleWays } from '../choose/battle-ways.tsx';
import { RunningBattle } from '../choose/running-battle.tsx';
import { useBattleClient } from '../client/use-battle-client.ts';
import { LinkGate } from '../link-gate.tsx';
import { CreateForm } from './create-form.tsx';
import { JoinForm } from './join-form.tsx';
import { type RoomKind, useRoomOffer } from './room-kind.ts';
import styles from './rooms-page.module.css';

const texts = {
  friend: { title: 'battle.room.friendTitle', text: 'battle.room.friendText', off: 'battle.choose.off' },
  group: { title: 'battle.room.groupTitle', text: 'battle.room.groupText', off: 'battle.room.groupOff' },
} as const;

/** Joins a room by its code, or opens one. */
export function RoomsPage({ kind }: { kind: RoomKind }) {
  const { t } = useTranslation();
  const offer = useRoomOffer(kind);
  const client = useBattleClient();
  const runningRoomId = useAppSelector((state) => selectBattle(state).runningRoomId);
  const { title, text, off } = texts[kind];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
        <BattleWays />
      </header>
      {offer.isOn ? (
        <LinkGate connection={client.connection}>
          {runningRoomId === null ? (
            <div className={styles.forms}>
              <JoinForm client={client} />
              <CreateForm key={kind} client={client} kind={kind} offer={offer} />
            </div>
          ) : (
            <RunningBattle roomId={runningRoomId} />
          )}
        </LinkGate>
      ) : (
        <EmptyState drawing={<UnpluggedDrawing />} title={t(off)} />
      )}
    </div>
  );
}
