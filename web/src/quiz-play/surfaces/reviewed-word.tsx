import { checkAnswer } from '@quiz-arena/quiz-rules/check-answer';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../question-text.tsx';
import type { ReviewedAnswerProps } from './answer-surface-props.ts';
import styles from './reviewed-choice.module.css';

/** The word that was given, and the right one where it is another. */
export function ReviewedWord({ given, right }: ReviewedAnswerProps) {
  const { t } = useTranslation();
  const isRight = checkAnswer('letters', given, right);
  return (
    <ul className={styles.options}>
      {given !== '' && (
        <li className={styles.option} data-mark={right === '' ? 'plain' : isRight ? 'right' : 'wrong'}>
          <span className={styles.text}>
            <QuestionText text={given.toUpperCase()} />
          </span>
          <span className={styles.word}>
            {right !== '' &&
              (isRight ? <IconCheck size={20} aria-hidden="true" /> : <IconX size={20} aria-hidden="true" />)}
            {isRight ? `${t('option.right')} · ${t('option.yours')}` : t('option.yours')}
          </span>
        </li>
      )}
      {right !== '' && !isRight && (
        <li className={styles.option} data-mark="right">
          <span className={styles.text}>
            <QuestionText text={right.toUpperCase()} />
          </span>
          <span className={styles.word}>
            <IconCheck size={20} aria-hidden="true" />
            {t('option.right')}
          </span>
        </li>
      )}
    </ul>
  );
}
