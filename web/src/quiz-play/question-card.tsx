import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../shared/ui/card.tsx';
import type { QuestionContent } from './play-content.ts';
import styles from './question-card.module.css';
import { QuestionText } from './question-text.tsx';

interface QuestionCardProps {
  question: QuestionContent;
  head?: ReactNode;
}

/** The text and picture of a question. A question that follows another one takes the focus, so that it is read out. */
export function QuestionCard({ question, head }: QuestionCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className={styles.card} aria-labelledby={id}>
      {head}
      <h1 id={id} ref={text} tabIndex={-1} className={styles.text} data-length={lengthOf(question.text)}>
        <QuestionText text={question.text} />
      </h1>
      {question.image !== '' && (
        <img className={styles.picture} src={question.image} alt={t('play.picture')} decoding="async" />
      )}
    </Card>
  );
}

/** Long questions are set smaller, never under 18 px. */
function lengthOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= 70) return 'short';
  return text.length <= 140 ? 'middle' : 'long';
}
