import { roomId } from '@quiz-arena/contract/ids';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { selectBattle } from '../battle-slice.ts';
import { useBattleClient } from '../client/use-battle-client.ts';
import { LinkGate } from '../link-gate.tsx';
import { LinkNotice } from '../link-notice.tsx';
import { duelOf } from '../mirror/duel.ts';
import { GoneScene } from './gone-scene.tsx';
import { JoiningScene } from './joining-scene.tsx';
import { RoomScene } from './room-scene.tsx';

/** /random-battle/play/:room/: one battle from its countdown to its result. A reload goes on where it was. */
export function BattlePage() {
  const { room = '' } = useParams();
  const id = useMemo(() => roomId.parse(room), [room]);
  const client = useBattleClient();
  useEffect(() => {
    client.room.enter(id);
    return () => client.room.forget();
  }, [client, id]);
  return (
    <LinkGate connection={client.connection}>
      <LinkNotice connection={client.connection} />
      <Room client={client} />
    </LinkGate>
  );
}

function Room({ client }: { client: ReturnType<typeof useBattleClient> }) {
  const { entry, mirror } = useAppSelector(selectBattle);
  const viewerId = useAppSelector((state) => state.session.user?.id ?? '');
  if (entry.status === 'gone') return <GoneScene />;
  if (mirror === null) return <JoiningScene />;
  const duel = duelOf(mirror.view, viewerId);
  return duel === null ? <GoneScene /> : <RoomScene client={client} mirror={mirror} duel={duel} />;
}
