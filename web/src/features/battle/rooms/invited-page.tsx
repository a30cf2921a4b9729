import type { BattleCommandAnswer } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId } from '@quiz-arena/contract/ids';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LostPageDrawing } from '../../../shared/ui/illustrations/lost-page-drawing.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { Bone } from '../../../shared/ui/skeletons.tsx';
import { playPath, setUpPaths } from '../battle-paths.ts';
import { selectBattle } from '../battle-slice.ts';
import { RunningBattle } from '../choose/running-battle.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import { useBattleClient } from '../client/use-battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import { LinkGate } from '../link-gate.tsx';
import { Invitation } from './invitation.tsx';
import styles from './invited-page.module.css';

type Peeked = BattleCommandAnswer<'peekRoom'>;
type Seen = { readonly code: string } & (
  | { readonly room: Peeked }
  | {
      readonly refused: Parameters<typeof codeTextKey>[0];
      /** The link leads to the player's own room. */
      readonly ownRoomId: RoomId | null;
    }
);

/** …/join/:code/: what a shared link or a QR code opens: the room, before joining it. */
export function InvitedPage() {
  const { t } = useTranslation();
  const { code = '' } = useParams();
  const client = useBattleClient();
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title.joinBattle')}</h1>
      <LinkGate connection={client.connection}>
        <Invited key={code} client={client} code={code.toUpperCase()} />
      </LinkGate>
    </div>
  );
}

function Invited({ client, code }: { client: BattleClient; code: string }) {
  const seen = usePeek(client, code);
  const runningRoomId = useAppSelector((state) => selectBattle(state).runningRoomId);
  if (seen === null) return <Bone width="100%" height={320} />;
  if ('refused' in seen) return <NoRoom refused={seen.refused} ownRoomId={seen.ownRoomId} />;
  if (runningRoomId !== null) return <RunningBattle roomId={runningRoomId} />;
  return <Invitation client={client} code={code} room={seen.room} />;
}

function usePeek({ door }: BattleClient, code: string): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void door.peek(code).then((outcome) => {
      if (!isCurrent) return;
      if (outcome.ok) return setSeen({ code, room: outcome });
      const ownRoomId = outcome.code === 'OWN_ROOM' ? (outcome.roomId ?? null) : null;
      setSeen({ code, refused: outcome.code, ownRoomId });
    });
    return () => {
      isCurrent = false;
    };
  }, [door, code]);
  return seen?.code === code ? seen : null;
}

function NoRoom({ refused, ownRoomId }: Omit<Extract<Seen, { refused: unknown }>, 'code'>) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t(codeTextKey(refused))}
        action={
          ownRoomId === null ? (
            <PrimaryButton to={setUpPaths.friend}>{t('battle.invited.other')}</PrimaryButton>
          ) : (
            <PrimaryButton to={playPath(ownRoomId)}>{t('battle.invited.own')}</PrimaryButton>
          )
        }
      />
    </div>
  );
}
