import type { RoomId } from '@quiz-arena/contract/ids';
import { readId } from '@quiz-arena/contract/read-id';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { selectBattle } from '../battle-slice.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { useBattleClient } from '../client/use-battle-client.ts';
import { LinkGate } from '../link-gate.tsx';
import { LinkNotice } from '../link-notice.tsx';
import { partyOf } from '../mirror/party.ts';
import { DismissedScene } from './dismissed-scene.tsx';
import { GoneScene } from './gone-scene.tsx';
import { JoiningScene } from './joining-scene.tsx';
import { RoomScene } from './room-scene.tsx';

/** …/play/:room/: one battle of any kind from its lobby to its result. A reload goes on where it was. */
export function BattlePage() {
  const { room = '' } = useParams();
  const id = useMemo(() => readId<RoomId>(room), [room]);
  const client = useBattleClient();
  useEffect(() => {
    client.room.enter(id);
    return () => {
      client.room.leaveResult(id);
      client.room.forget(id);
    };
  }, [client, id]);
  return (
    <LinkGate connection={client.connection}>
      <LinkNotice connection={client.connection} />
      <Room client={client} />
    </LinkGate>
  );
}

function Room({ client }: { client: BattleClient }) {
  const { entry, mirror } = useAppSelector(selectBattle);
  const viewerId = useAppSelector((state) => state.session.user?.id ?? '');
  if (entry.status === 'gone') return <GoneScene />;
  if (mirror === null) return <JoiningScene />;
  const party = partyOf(mirror.view, viewerId);
  if (party !== null) return <RoomScene client={client} mirror={mirror} party={party} />;
  const own = mirror.departures.find(({ userId }) => userId === viewerId);
  return own === undefined ? <GoneScene /> : <DismissedScene view={mirror.view} reason={own.reason} />;
}
