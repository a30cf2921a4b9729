import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../../shared/routing/use-leave-guard.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import { setUpPaths } from '../battle-paths.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { LeaveRoomDialog } from '../lobby/leave-room-dialog.tsx';
import { LobbyScene } from '../lobby/lobby-scene.tsx';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import { DeletedScene } from '../result/deleted-scene.tsx';
import { ResultScene } from '../result/result-scene.tsx';
import { VoidScene } from '../result/void-scene.tsx';
import { BattleScene } from './battle-scene.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useBattleSounds } from './use-battle-sounds.ts';
import { VersusScene } from './versus-scene.tsx';

interface RoomSceneProps {
  client: BattleClient;
  mirror: BattleMirror;
  party: Party;
}

/** The scene of a room's phase, and the question before leaving it. */
export function RoomScene({ client, mirror, party }: RoomSceneProps) {
  const { phase, kind, roomCode } = mirror.view;
  const navigate = useNavigate();
  const refreshCoins = useRefreshCoins();
  const [isAsking, setAsking] = useState(false);
  const hasStarted = phase === 'question' || phase === 'reveal';
  const isOpening = phase === 'lobby' || phase === 'holding';
  const isLive = hasStarted || isOpening || phase === 'countdown';
  const isLobby = roomCode !== null && isOpening;
  useLeaveGuard(isLive, () => setAsking(true));
  useBattleSounds(mirror.view, party);

  async function leave() {
    setAsking(false);
    await client.room.leave();
    client.room.forget();
    void refreshCoins();
    void navigate(setUpPaths[kind], { replace: true });
  }

  const ask = () => setAsking(true);
  const stay = () => setAsking(false);
  return (
    <>
      {isLobby && <LobbyScene client={client} mirror={mirror} party={party} onLeave={ask} />}
      {hasStarted && <BattleScene client={client} mirror={mirror} party={party} onLeave={ask} />}
      {isLive && !hasStarted && !isLobby && (
        <VersusScene view={mirror.view} party={party} now={client.connection.now} onLeave={ask} />
      )}
      {(phase === 'settling' || phase === 'settled') && (
        <ResultScene client={client} mirror={mirror} party={party} />
      )}
      {phase === 'void' && <VoidScene mirror={mirror} party={party} />}
      {phase === 'deleted' && <DeletedScene mirror={mirror} />}
      <LeaveRoomDialog
        isOpen={isAsking && isLobby}
        isHost={mirror.view.host === party.own.userId}
        isAlone={party.rivals.length === 0}
        onLeave={() => void leave()}
        onStay={stay}
      />
      <LeaveDialog
        isOpen={isAsking && isLive && !isLobby}
        view={mirror.view}
        onLeave={() => void leave()}
        onStay={stay}
      />
    </>
  );
}
