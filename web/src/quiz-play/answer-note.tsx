import { IconAlarm, IconBulb, IconCheck, IconLock, IconPlayerTrackNext, IconX } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../shared/ui/primary-button.tsx';
import styles from './answer-note.module.css';
import type { PlayView, Verdict } from './play-view.ts';
import { QuestionText } from './question-text.tsx';

const verdicts = {
  right: { Icon: IconCheck, textKey: 'play.right' },
  wrong: { Icon: IconX, textKey: 'play.wrong' },
  timeUp: { Icon: IconAlarm, textKey: 'play.timeUp' },
  skipped: { Icon: IconPlayerTrackNext, textKey: 'play.skipped' },
  recorded: { Icon: IconLock, textKey: 'play.recorded' },
} as const satisfies Record<Verdict, unknown>;

interface AnswerNoteProps {
  view: PlayView & { verdict: Verdict };
  onNext: () => void;
}

/** After an answer: was it right, why, and on to the next. Its button fills up while the pause runs out. */
export function AnswerNote({ view, onNext }: AnswerNoteProps) {
  const { t } = useTranslation();
  const { verdict, note, isLast, pauseMs } = view;
  const { Icon, textKey } = verdicts[verdict];
  const section = useArrival();
  return (
    <section className={styles.note} data-verdict={verdict} ref={section}>
      <div className={styles.words}>
        <p className={styles.verdict}>
          <Icon size={24} aria-hidden="true" />
          {t(textKey)}
        </p>
        {note !== '' && (
          <p className={styles.why}>
            <IconBulb size={22} aria-hidden="true" />
            <span className="visually-hidden">{t('play.note')}</span>
            <span>
              <QuestionText text={note} />
            </span>
          </p>
        )}
      </div>
      <div className={styles.next} style={pauseStyle(pauseMs)} data-is-timed={pauseMs !== null}>
        <PrimaryButton isWide onClick={onNext}>
          {t(isLast ? 'play.seeResult' : 'play.next')}
        </PrimaryButton>
      </div>
    </section>
  );
}

function pauseStyle(pauseMs: number | null): CSSProperties {
  return pauseMs === null ? {} : { '--pause': `${pauseMs}ms` };
}

/**
 * Comes into view, and Enter goes on from here: the pressed option is disabled now, and 'Save' would be undone by it. A
 * report that is being written keeps the focus.
 */
function useArrival() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const isReporting = document.querySelector('dialog[open]') !== null;
    if (!isReporting) section.current?.querySelector('button')?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  return section;
}
