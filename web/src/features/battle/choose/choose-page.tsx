import { useTranslation } from 'react-i18next';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { UnpluggedDrawing } from '../../../shared/ui/illustrations/unplugged-drawing.tsx';
import { selectBattle } from '../battle-slice.ts';
import { useBattleClient } from '../client/use-battle-client.ts';
import { LinkGate } from '../link-gate.tsx';
import { WinsInARow } from '../wins-in-a-row.tsx';
import { BattleWays } from './battle-ways.tsx';
import { ChooseForm } from './choose-form.tsx';
import styles from './choose-page.module.css';
import { RunningBattle } from './running-battle.tsx';

/** /random-battle/: what about, and for how much. */
export function ChoosePage() {
  const { t } = useTranslation();
  const isOneOn = useSetting('battle_mode_one');
  const isRandomOn = useSetting('battle_mode_random');
  const { connection } = useBattleClient();
  const runningRoomId = useAppSelector((state) => selectBattle(state).runningRoomId);
  if (!isOneOn || !isRandomOn) {
    return (
      <div className={styles.page}>
        <BattleWays />
        <EmptyState drawing={<UnpluggedDrawing />} title={t('battle.choose.off')} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('battle.choose.title')}</h1>
        <p>{t('battle.choose.text')}</p>
        <BattleWays />
        <WinsInARow />
      </header>
      <LinkGate connection={connection}>
        {runningRoomId === null ? <ChooseForm /> : <RunningBattle roomId={runningRoomId} />}
      </LinkGate>
    </div>
  );
}
