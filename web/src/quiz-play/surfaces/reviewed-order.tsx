import { readLetters } from '@quiz-arena/quiz-rules/option-letter';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../question-text.tsx';
import type { ReviewedAnswerProps } from './answer-surface-props.ts';
import styles from './reviewed-choice.module.css';

/** The order that was given, each place right or wrong, and below it the right one where it is another. */
export function ReviewedOrder({ question, given, right }: ReviewedAnswerProps) {
  const { t, i18n } = useTranslation();
  const arrow = i18n.dir() === 'rtl' ? ' ← ' : ' → ';
  const rightOrder = readLetters(right);
  const textOf = (letter: string) => question.options.find((option) => option.letter === letter)?.text ?? '';
  return (
    <>
      {given !== '' && (
        <ol className={styles.order}>
          {readLetters(given).map((letter, place) => {
            const isTold = right !== '';
            const isRight = rightOrder[place] === letter;
            const mark = isRight ? 'right' : 'wrong';
            const Icon = isRight ? IconCheck : IconX;
            return (
              <li key={letter} className={styles.option} data-mark={isTold ? mark : 'plain'}>
                <strong>{place + 1}</strong>
                <span className={styles.text}>
                  <QuestionText text={textOf(letter)} />
                </span>
                {isTold && (
                  <span className={styles.word}>
                    <Icon size={20} aria-hidden="true" />
                    {t(isRight ? 'option.right' : 'option.wrong')}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {right !== '' && right !== given && (
        <p>
          <strong>{t('sequence.rightOrder')}</strong>
          {rightOrder.map((letter, place) => (
            <Fragment key={letter}>
              {place === 0 ? ' ' : arrow}
              <QuestionText text={textOf(letter)} />
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
