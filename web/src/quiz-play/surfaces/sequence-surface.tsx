import type { OptionLetter } from '@quiz-arena/quiz-rules/option-letter';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { QuestionText } from '../question-text.tsx';
import type { AnswerSurfaceProps } from './answer-surface-props.ts';
import { ReviewedOrder } from './reviewed-order.tsx';
import styles from './sequence-surface.module.css';
import { moveTo, useDragOrder } from './use-drag-order.ts';

/** Options to be put in order: dragged at their handles, or moved with the arrows beside them. */
export function SequenceSurface({ question, canAnswer, onAnswer, closed }: AnswerSurfaceProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<readonly OptionLetter[]>(question.options.map(({ letter }) => letter));
  const [moved, setMoved] = useState<OptionLetter | null>(null);
  const { list, dragged, handle } = useDragOrder(order, setOrder);
  if (closed !== null) return <ReviewedOrder question={question} {...closed} />;
  const textOf = (letter: OptionLetter) =>
    question.options.find((option) => option.letter === letter)?.text ?? '';
  const move = (letter: OptionLetter, place: number) => {
    setOrder(moveTo(order, letter, place));
    setMoved(letter);
  };
  return (
    <div className={styles.surface}>
      <p className={styles.hint}>{t('sequence.hint')}</p>
      <ol className={styles.list} ref={list} aria-label={t('play.options')}>
        {order.map((letter, place) => (
          <li key={letter} className={styles.row} data-is-dragged={dragged === letter}>
            <span className={styles.handle} {...(canAnswer ? handle(letter) : {})}>
              <IconGripVertical size={24} aria-hidden="true" />
              <span className={styles.place}>{place + 1}</span>
            </span>
            <span className={styles.text}>
              <QuestionText text={textOf(letter)} />
            </span>
            <MoveButton
              label={t('sequence.up', { text: textOf(letter) })}
              isDisabled={!canAnswer || place === 0}
              onMove={() => move(letter, place - 1)}
              Icon={IconArrowUp}
            />
            <MoveButton
              label={t('sequence.down', { text: textOf(letter) })}
              isDisabled={!canAnswer || place === order.length - 1}
              onMove={() => move(letter, place + 1)}
              Icon={IconArrowDown}
            />
          </li>
        ))}
      </ol>
      <PrimaryButton isWide disabled={!canAnswer} onClick={() => onAnswer(order.join(','))}>
        {t('play.submit')}
      </PrimaryButton>
      <p className="visually-hidden" role="status">
        {moved !== null &&
          t('sequence.moved', {
            text: textOf(moved),
            place: order.indexOf(moved) + 1,
            total: order.length,
          })}
      </p>
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  isDisabled: boolean;
  onMove: () => void;
  Icon: typeof IconArrowUp;
}

/** Stays in reach of the keyboard at the ends of the list, where it does nothing. */
function MoveButton({ label, isDisabled, onMove, Icon }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onMove}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
