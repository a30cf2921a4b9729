import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionError } from '../../shared/api/action-types.ts';
import { useLeaveGuard } from '../../shared/routing/use-leave-guard.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ProgressDots } from '../../shared/ui/progress-dots.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { PlayHeader } from '../play-header.tsx';
import { type PlayRules, wordsOfLeaving } from '../play-mode.ts';
import { PlayNoticeLine } from '../play-notice-line.tsx';
import type { PlayNotice, PlayOrder } from '../play-slice.ts';
import type { PlayView } from '../play-view.ts';
import { QuestionLanguage } from '../question-language.tsx';
import { type PlayCommands, usePlay } from '../use-play.ts';
import { OpeningSkeleton } from './opening-skeleton.tsx';
import styles from './play-screen.module.css';
import { RunningGame } from './running-game.tsx';

/** Only who answers in any order loads the board. */
const FreeRun = lazy(async () => ({ default: (await import('./free-run.tsx')).FreeRun }));

export interface PlayScreenProps {
  /** Keep it the same object between renders: another one starts another game. */
  order: PlayOrder;
  /** Whether this level has paid its coins before; false where there are no levels. */
  isLevelPaid: boolean;
  /** What is played: 'Chemistry · Level 7'. */
  title: ReactNode;
  onFinish: (attemptId: string) => void;
  /** The player leaves; a running game has asked first. */
  onLeave: () => void;
  /** Shown when there is nothing to play. */
  renderUnavailable: (error: ActionError, retry: () => void) => ReactNode;
}

/** One screen plays every mode. */
export function PlayScreen(props: PlayScreenProps) {
  const { t } = useTranslation();
  const { order, isLevelPaid, title, onFinish, onLeave, renderUnavailable } = props;
  const { stage, commands, now } = usePlay(order, isLevelPaid);
  const [isLeaving, setIsLeaving] = useState(false);
  const isPlaying = stage.kind === 'playing';
  // The first question is drawn in slices: all at once it would hold up a slow phone.
  const isDrawn = useDeferredValue(isPlaying);
  const leaving = wordsOfLeaving(order.mode);
  useLeaveGuard(isPlaying, () => setIsLeaving(true));
  useFinish(stage.kind === 'finished' ? stage.attemptId : null, onFinish);
  return (
    <div className={styles.screen}>
      <PlayHeader
        title={title}
        leaveLabel={t('play.quit')}
        isSober={order.mode.isSober === true}
        onLeave={() => (isPlaying ? setIsLeaving(true) : onLeave())}
      >
        {isPlaying && stage.view.board === null && <ProgressDots dots={stage.view.dots} />}
      </PlayHeader>
      {stage.kind === 'unavailable' && renderUnavailable(stage.error, commands.retry)}
      {(stage.kind === 'opening' || stage.kind === 'finished' || (isPlaying && !isDrawn)) && (
        <OpeningSkeleton />
      )}
      {stage.kind === 'closing' && <Closing notice={stage.notice} />}
      {isPlaying && isDrawn && (
        <QuestionLanguage>
          <Running mode={order.mode} view={stage.view} commands={commands} now={now} />
        </QuestionLanguage>
      )}
      <ConfirmDialog
        isOpen={isLeaving && isPlaying}
        title={t(leaving.titleKey)}
        confirmLabel={t('play.quit')}
        cancelLabel={t(leaving.stayKey)}
        isDangerous
        onConfirm={onLeave}
        onCancel={() => setIsLeaving(false)}
      >
        {t(leaving.textKey)}
      </ConfirmDialog>
    </div>
  );
}

interface RunningProps {
  mode: PlayRules;
  view: PlayView;
  commands: PlayCommands;
  now: () => number;
}

function Running({ mode, view, ...rest }: RunningProps) {
  const { board } = view;
  if (board === null) return <RunningGame mode={mode} view={view} {...rest} />;
  return (
    <Suspense fallback={<OpeningSkeleton />}>
      <FreeRun mode={mode} view={{ ...view, board }} {...rest} />
    </Suspense>
  );
}

/** Handed in, or out of time, while answers are still on their way. */
function Closing({ notice }: { notice: PlayNotice | null }) {
  const { t } = useTranslation();
  return (
    <>
      <PlayNoticeLine notice={notice} />
      <p role="status">{t('board.closing')}</p>
      <SkeletonList count={3} height={120} />
    </>
  );
}

function useFinish(attemptId: string | null, onFinish: (attemptId: string) => void) {
  useEffect(() => {
    if (attemptId !== null) onFinish(attemptId);
  }, [attemptId, onFinish]);
}
