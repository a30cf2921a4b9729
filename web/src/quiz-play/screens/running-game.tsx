import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { AnswerNote } from '../answer-note.tsx';
import { LifelinesBar } from '../lifelines-bar.tsx';
import { PlayHead } from '../play-head.tsx';
import type { PlayRules } from '../play-mode.ts';
import { PlayNoticeLine } from '../play-notice-line.tsx';
import { PlayQuestion } from '../play-question.tsx';
import type { PlayView } from '../play-view.ts';
import { QuestionActions } from '../question-actions.tsx';
import type { AnswerSurfaceProps } from '../surfaces/answer-surface-props.ts';
import { useAnnouncement } from '../use-announcement.ts';
import { useGameKeys } from '../use-game-keys.ts';
import type { PlayCommands } from '../use-play.ts';
import styles from './play-screen.module.css';

interface RunningGameProps {
  mode: PlayRules;
  view: PlayView;
  commands: PlayCommands;
  now: () => number;
}

/** A question, and below it lifelines while it is open, its verdict once it is closed. */
export function RunningGame({ mode, view, commands, now }: RunningGameProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLFieldSetElement>(null);
  const announcement = useAnnouncement(view);
  useTopOnChange(view.question.id);
  const { verdict, notice, lifelines, refusedLifeline } = view;
  useGameKeys((key, { target }) => {
    if (key === 'l') return focusFirst(bar.current);
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    if (key !== 'enter' || isOnControl || verdict === null) return false;
    commands.goOn();
    return true;
  });
  return (
    <div className={styles.game}>
      <PlayNoticeLine notice={notice} />
      <PlayQuestion
        question={view.question}
        options={view.options}
        canAnswer={view.canAnswer}
        onAnswer={commands.answer}
        closed={view.closed}
        hints={hintsOf(view, commands)}
        listening={{ startsAt: view.startsAt, now, onShow: commands.showOptions }}
        head={<PlayHead view={view} now={now} />}
      />
      {verdict === null && lifelines.length > 0 && (
        <LifelinesBar
          key={view.question.id}
          ref={bar}
          offers={lifelines}
          refusal={refusedLifeline === null ? null : t(errorTextKey(refusedLifeline.error))}
          onAsk={commands.askLifeline}
        />
      )}
      {verdict !== null && verdict !== 'skipped' && (
        <AnswerNote key={view.question.id} view={{ ...view, verdict }} onNext={commands.goOn} />
      )}
      <QuestionActions mode={mode} question={view.question} isBookmarked={false} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

function hintsOf({ hint, shownHints }: PlayView, { askLifeline }: PlayCommands): AnswerSurfaceProps['hints'] {
  return hint === null ? null : { offer: hint, shown: shownHints, onAsk: () => askLifeline('hint') };
}

/** A note may have scrolled the page down; the next question starts at its top. */
function useTopOnChange(questionId: string) {
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void window.scrollTo(0, 0);
  }, [questionId]);
}

function focusFirst(bar: HTMLElement | null): boolean {
  const button =
    bar?.querySelector<HTMLElement>('button[aria-disabled="false"]') ??
    bar?.querySelector<HTMLElement>('button');
  button?.focus();
  return button !== undefined && button !== null;
}
