import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import { IconHome2, IconRepeat } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { celebrate } from '../../../quiz-play/celebrate.ts';
import { paths } from '../../../shared/routing/paths.ts';
import { battleFinished } from '../../../shared/session/progress-slice.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import { useAppDispatch } from '../../../shared/store/app-hooks.ts';
import { WinnersCup } from '../../../shared/ui/illustrations/winners-cup.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { searchPath } from '../battle-paths.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Duel } from '../mirror/duel.ts';
import { WinsInARow } from '../wins-in-a-row.tsx';
import { DefeatDrawing } from './defeat-drawing.tsx';
import { FinalScore } from './final-score.tsx';
import { ResultLines } from './result-lines.tsx';
import styles from './result-scene.module.css';
import { TieDrawing } from './tie-drawing.tsx';
import { useResultWords } from './use-result-words.ts';

const drawings: Record<BattleOutcome, typeof WinnersCup> = {
  win: WinnersCup,
  lose: DefeatDrawing,
  draw: TieDrawing,
};

/** How a battle ended: each outcome a scene of its own, with what it brought. */
export function ResultScene({ mirror, duel }: { mirror: BattleMirror; duel: Duel }) {
  const { t } = useTranslation();
  const { view } = mirror;
  const outcome = view.result?.outcomes[duel.own.userId] ?? 'lose';
  const Drawing = drawings[outcome];
  const { title, text } = useResultWords(view, duel, outcome);
  useCountedOnce(view.roomId, outcome === 'win');
  useCoinsAfterSettlement(view.settlement !== null);
  useEffect(() => {
    if (outcome === 'win') void celebrate();
  }, [outcome]);
  return (
    <div className={styles.scene} data-outcome={outcome}>
      <div className={styles.content}>
        <header className={styles.header}>
          <Drawing size={136} />
          <h1>{title}</h1>
          <p>{text}</p>
          {outcome === 'win' && <WinsInARow />}
        </header>
        <FinalScore view={view} duel={duel} outcome={outcome} />
        <ResultLines view={view} duel={duel} />
        <nav className={styles.actions} aria-label={t('battle.heading')}>
          <PrimaryButton
            to={searchPath({ category: view.category, stake: view.entryCoin })}
            icon={<IconRepeat size={22} aria-hidden="true" />}
            replace
          >
            {t('battle.result.again')}
          </PrimaryButton>
          <PrimaryButton
            look="outline"
            to={paths.home}
            icon={<IconHome2 size={22} aria-hidden="true" />}
            replace
          >
            {t('action.home')}
          </PrimaryButton>
        </nav>
      </div>
    </div>
  );
}

function useCountedOnce(roomId: string, isWon: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(battleFinished({ roomId, isWon }));
  }, [dispatch, roomId, isWon]);
}

function useCoinsAfterSettlement(isSettled: boolean) {
  const refreshCoins = useRefreshCoins();
  useEffect(() => {
    if (isSettled) void refreshCoins();
  }, [isSettled, refreshCoins]);
}
