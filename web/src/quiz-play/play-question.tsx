import type { ReactNode } from 'react';
import type { QuestionContent } from './play-content.ts';
import styles from './play-question.module.css';
import { QuestionCard } from './question-card.tsx';
import type { ShownOption } from './shown-option.ts';
import type { AnswerSurfaceProps } from './surfaces/answer-surface-props.ts';
import { answerSurfaces } from './surfaces/answer-surfaces.ts';

export interface PlayQuestionProps {
  question: QuestionContent;
  options: readonly ShownOption[];
  canAnswer: boolean;
  onAnswer: (answer: string) => void;
  /** As surfaces want it; left out where only choices are asked. */
  closed?: AnswerSurfaceProps['closed'];
  hints?: AnswerSurfaceProps['hints'];
  /** Above the text, inside the card: timer, number of the question, points. */
  head?: ReactNode;
}

/** A question with its answers, from plain props: solo runs and battles show it alike. */
export function PlayQuestion({ head, closed = null, hints = null, ...asked }: PlayQuestionProps) {
  const { question } = asked;
  const { Surface } = answerSurfaces[question.kind];
  return (
    <div className={styles.question} key={question.id}>
      <QuestionCard question={question} head={head} />
      <Surface {...asked} closed={closed} hints={hints} />
    </div>
  );
}
