import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/routing/paths.ts';
import { useLeaveGuard } from '../../../shared/routing/use-leave-guard.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import type { BattleClient } from '../client/battle-client.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Duel } from '../mirror/duel.ts';
import { ResultScene } from '../result/result-scene.tsx';
import { VoidScene } from '../result/void-scene.tsx';
import { BattleScene } from './battle-scene.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useBattleSounds } from './use-battle-sounds.ts';
import { VersusScene } from './versus-scene.tsx';

interface RoomSceneProps {
  client: BattleClient;
  mirror: BattleMirror;
  duel: Duel;
}

/** The scene of a room's phase, and the question before leaving it. */
export function RoomScene({ client, mirror, duel }: RoomSceneProps) {
  const { phase, entryCoin } = mirror.view;
  const navigate = useNavigate();
  const refreshCoins = useRefreshCoins();
  const [isAsking, setAsking] = useState(false);
  const hasStarted = phase === 'question' || phase === 'reveal';
  const isLive = hasStarted || phase === 'lobby' || phase === 'holding' || phase === 'countdown';
  useLeaveGuard(isLive, () => setAsking(true));
  useBattleSounds(mirror.view, duel);

  async function leave() {
    await client.room.leave();
    client.room.forget();
    void refreshCoins();
    void navigate(paths.randomBattle, { replace: true });
  }

  const ask = () => setAsking(true);
  return (
    <>
      {hasStarted && <BattleScene client={client} mirror={mirror} duel={duel} onLeave={ask} />}
      {isLive && !hasStarted && (
        <VersusScene view={mirror.view} duel={duel} now={client.connection.now} onLeave={ask} />
      )}
      {(phase === 'settling' || phase === 'settled') && <ResultScene mirror={mirror} duel={duel} />}
      {(phase === 'void' || phase === 'deleted') && <VoidScene mirror={mirror} duel={duel} />}
      <LeaveDialog
        isOpen={isAsking && isLive}
        stake={hasStarted ? entryCoin : null}
        onLeave={() => void leave()}
        onStay={() => setAsking(false)}
      />
    </>
  );
}
