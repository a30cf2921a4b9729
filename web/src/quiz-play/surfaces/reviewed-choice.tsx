import { readLetters } from '@quiz-arena/quiz-rules/option-letter';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AnswerShape } from '../../shared/ui/answer-shape.tsx';
import { QuestionText } from '../question-text.tsx';
import type { ReviewedAnswerProps } from './answer-surface-props.ts';
import styles from './reviewed-choice.module.css';

/** The options of a question that is over: the right ones and the given ones, each with an icon and a word. */
export function ReviewedChoice({ question, given, right }: ReviewedAnswerProps) {
  const { t } = useTranslation();
  const own = readLetters(given);
  const rights = readLetters(right);
  return (
    <ul className={styles.options}>
      {question.options.map(({ letter, text }) => {
        const isOwn = own.includes(letter);
        const isRight = rights.includes(letter);
        const word = [isRight && t('option.right'), isOwn && t('option.yours')].filter(Boolean).join(' · ');
        return (
          <li
            key={letter}
            className={styles.option}
            data-mark={isRight ? 'right' : isOwn ? 'wrong' : 'plain'}
          >
            <AnswerShape letter={letter} size={30} />
            <span className={styles.text}>
              <QuestionText text={text} />
            </span>
            {word !== '' && (
              <span className={styles.word}>
                {isRight ? (
                  <IconCheck size={20} aria-hidden="true" />
                ) : (
                  <IconX size={20} aria-hidden="true" />
                )}
                {word}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
