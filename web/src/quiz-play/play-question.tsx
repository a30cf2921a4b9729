import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Listening } from './listen-first.tsx';
import type { QuestionContent } from './play-content.ts';
import styles from './play-question.module.css';
import { QuestionCard } from './question-card.tsx';
import type { ShownOption } from './shown-option.ts';
import type { AnswerSurfaceProps } from './surfaces/answer-surface-props.ts';
import { answerSurfaces } from './surfaces/answer-surfaces.ts';

/** Only who has something to hear loads it. */
const ListenFirst = lazy(async () => ({ default: (await import('./listen-first.tsx')).ListenFirst }));

export interface PlayQuestionProps {
  question: QuestionContent;
  options: readonly ShownOption[];
  canAnswer: boolean;
  onAnswer: (answer: string) => void;
  /** As surfaces want it; left out where only choices are asked. */
  closed?: AnswerSurfaceProps['closed'];
  hints?: AnswerSurfaceProps['hints'];
  /** How a clip is listened to; left out where there are none. */
  listening?: Listening;
  /** Above the text, inside the card: timer, number of the question, points. */
  head?: ReactNode;
}

/** A question with its answers, from plain props: solo runs and battles show it alike. */
export function PlayQuestion({ head, listening, closed = null, hints = null, ...asked }: PlayQuestionProps) {
  const { question, canAnswer } = asked;
  const [firstId] = useState(question.id);
  const { Surface } = answerSurfaces[question.kind];
  const surface = <Surface {...asked} closed={closed} hints={hints} />;
  return (
    <div className={styles.question} key={question.id} data-follows={question.id !== firstId}>
      <QuestionCard question={question} head={head} />
      {question.clip === undefined || listening === undefined ? (
        surface
      ) : (
        <Suspense fallback={null}>
          <ListenFirst url={question.clip.url} canAnswer={canAnswer} {...listening}>
            {surface}
          </ListenFirst>
        </Suspense>
      )}
    </div>
  );
}
