import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { IconArrowLeft, IconArrowRight, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { PlayHead } from '../play-head.tsx';
import { type PlayRules, wordsOfLeaving } from '../play-mode.ts';
import { PlayNoticeLine } from '../play-notice-line.tsx';
import { PlayQuestion } from '../play-question.tsx';
import type { BoardPlace, PlayView } from '../play-view.ts';
import { QuestionActions } from '../question-actions.tsx';
import { QuestionBoard } from '../question-board.tsx';
import { useGameKeys } from '../use-game-keys.ts';
import type { PlayCommands } from '../use-play.ts';
import styles from './free-run.module.css';
import screenStyles from './play-screen.module.css';

interface FreeRunProps {
  mode: PlayRules;
  view: PlayView & { board: readonly BoardPlace[] };
  commands: PlayCommands;
  now: () => number;
}

/** Questions in any order under one timer: previous, next, the board, and the hand-in. */
export function FreeRun({ mode, view, commands, now }: FreeRunProps) {
  const { question, board, number, total, notice } = view;
  const goTo = (step: number) => commands.choose(number - 1 + step);
  const isForward = (key: string) => (key === 'arrowright') === (document.documentElement.dir !== 'rtl');
  useGameKeys((key) => {
    if (key !== 'arrowleft' && key !== 'arrowright') return false;
    goTo(isForward(key) ? 1 : -1);
    return true;
  });
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void window.scrollTo(0, 0);
  }, [question.id]);
  return (
    <div className={screenStyles.game}>
      <PlayNoticeLine notice={notice} />
      <PlayQuestion
        question={question}
        options={view.options}
        canAnswer={view.canAnswer}
        onAnswer={commands.answer}
        head={<PlayHead view={view} now={now} />}
      />
      <SavedState place={board[number - 1]} />
      <Steps number={number} total={total} onStep={goTo} />
      <QuestionBoard board={board} onChoose={commands.choose} />
      <HandIn board={board} stayKey={wordsOfLeaving(mode).stayKey} onSubmit={commands.submit} />
      <QuestionActions mode={mode} question={question} isBookmarked={false} />
    </div>
  );
}

/** Whether the server has the answer to this question. */
function SavedState({ place }: { place: BoardPlace | undefined }) {
  const { t } = useTranslation();
  const state = place?.state ?? 'open';
  const Icon = state === 'saved' ? IconCloudCheck : IconCloudUp;
  return (
    <p className={styles.saved} role="status" data-state={state}>
      {state !== 'open' && <Icon size={20} aria-hidden="true" />}
      {state !== 'open' && t(state === 'saved' ? 'play.recorded' : 'board.savingNow')}
    </p>
  );
}

function Steps({ number, total, onStep }: { number: number; total: number; onStep: (step: number) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      <PrimaryButton
        look="outline"
        disabled={number === 1}
        icon={<IconArrowLeft size={20} aria-hidden="true" />}
        onClick={() => onStep(-1)}
      >
        {t('board.previous')}
      </PrimaryButton>
      <PrimaryButton look="outline" disabled={number === total} onClick={() => onStep(1)}>
        <span className={styles.next}>
          {t('play.next')}
          <IconArrowRight size={20} aria-hidden="true" />
        </span>
      </PrimaryButton>
    </div>
  );
}

interface HandInProps {
  board: readonly BoardPlace[];
  /** The words for not yet. */
  stayKey: PlainTextKey;
  onSubmit: () => void;
}

/** Hands the run in, once the player has said so twice. */
function HandIn({ board, stayKey, onSubmit }: HandInProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const open = board.filter(({ state }) => state === 'open').length;
  return (
    <>
      <PrimaryButton isWide onClick={() => setIsAsking(true)}>
        {t('board.submit')}
      </PrimaryButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('board.submit.title')}
        confirmLabel={t('board.submit')}
        cancelLabel={t(stayKey)}
        onConfirm={onSubmit}
        onCancel={() => setIsAsking(false)}
      >
        {open === 0 ? t('board.submit.all') : t('board.submit.open', { count: open })}
      </ConfirmDialog>
    </>
  );
}
