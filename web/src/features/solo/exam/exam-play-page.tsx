import { currentQuestion } from '@quiz-arena/quiz-rules/step-run';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { Formulas } from '../../../quiz-play/formulas.tsx';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { runStepped, selectPlay } from '../../../quiz-play/play-slice.ts';
import { PlayScreen } from '../../../quiz-play/screens/play-screen.tsx';
import { useEarly } from '../../../shared/installed/use-early.ts';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { useAppSelector, useAppStore } from '../../../shared/store/app-hooks.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { orderOf } from '../game/order-of.ts';
import { UnavailableGame } from '../game/unavailable-game.tsx';
import { placePath, wayUp } from '../place-path.ts';
import { PlaceTitle } from '../place-title.tsx';
import { usePlace } from '../use-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import { createExamMemory, type ExamMemory, type Offences } from './exam-offences.ts';
import { useExamWatch } from './use-exam-watch.ts';

const loadResult = () => import('./exam-result-page.tsx');

/** A running exam: the play screen, watched over. */
export function ExamPlayPage() {
  const mode = usePlayMode();
  const place = usePlace();
  useEarly(loadResult);
  return (
    <ModeGate mode={mode.id}>
      <Formulas mode={mode}>
        <RunningExam key={place.exam} mode={mode} place={place} />
      </Formulas>
    </ModeGate>
  );
}

function RunningExam({ mode, place: named }: { mode: PlayMode; place: PlayPlace }) {
  const navigate = useNavigate();
  const store = useAppStore();
  // The same object as long as the exam is on the screen: another one would start it anew.
  const [place] = useState(named);
  const [memory] = useState(() => createExamMemory(localStorage, named.exam));
  const wasAway = useRef(false);
  const order = useMemo(() => orderOf(mode, place), [mode, place]);
  const name = usePlaceName(mode, place);
  const up = wayUp(mode, place);
  const completeAway = useCallback(() => {
    wasAway.current = true;
    store.dispatch(runStepped({ type: 'left' }));
  }, [store]);
  const leave = useCallback(() => {
    const isBegun = selectPlay(store.getState()).run !== null;
    if (isBegun) store.dispatch(runStepped({ type: 'submitted' }));
    else void navigate(up.to);
  }, [store, navigate, up.to]);
  const finish = useCallback(
    (attemptId: string) => {
      const offences: Offences = { wasAway: wasAway.current, captured: memory.captured() };
      void navigate(placePath(mode.paths.result, place, attemptId), { replace: true, state: offences });
    },
    [navigate, memory, mode, place],
  );
  return (
    <>
      <PlayScreen
        order={order}
        isLevelPaid={false}
        title={<PlaceTitle place={name} />}
        onFinish={finish}
        onLeave={leave}
        renderUnavailable={(error, retry) => (
          <UnavailableGame error={error} mode={mode} onRetry={retry} up={up} />
        )}
      />
      <Watch memory={memory} onAway={completeAway} />
    </>
  );
}

/** Warns who was away for a moment, ends the exam of who was away for longer, notes screenshots. */
function Watch({ memory, onAway }: { memory: ExamMemory; onAway: () => void }) {
  const { t } = useTranslation();
  const seconds = useSetting('exam_module_resume_exam_timeout');
  const isRunning = useAppSelector((state) => selectPlay(state).run?.phase === 'asking');
  const questionId = useAppSelector((state) => {
    const { run } = selectPlay(state);
    return run === null ? undefined : currentQuestion(run)?.id;
  });
  const { isWarned, endWarning } = useExamWatch({
    memory,
    isActive: isRunning,
    awayMs: seconds * 1000,
    onAway,
    onCapture: () => {
      if (questionId !== undefined) memory.capture(questionId);
      showToast('error', t('exam.captured'));
    },
  });
  return (
    <ConfirmDialog
      isOpen={isWarned && isRunning}
      title={t('exam.away.title')}
      confirmLabel={t('exam.away.back')}
      onConfirm={endWarning}
      onCancel={endWarning}
    >
      {t('exam.away.text', { count: seconds })}
    </ConfirmDialog>
  );
}
