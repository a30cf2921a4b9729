import { useTranslation } from 'react-i18next';
import { OptionButton } from '../../shared/ui/option-button.tsx';
import { QuestionText } from '../question-text.tsx';
import { useGameKeys } from '../use-game-keys.ts';
import type { AnswerSurfaceProps } from './answer-surface-props.ts';
import styles from './choice-surface.module.css';

/** One of two to five options, chosen with one press: on the option, on its letter, or on its number. */
export function ChoiceSurface({ options, canAnswer, onAnswer }: AnswerSurfaceProps) {
  const { t } = useTranslation();
  useGameKeys((key) => {
    const chosen = options.find(({ letter }, place) => key === letter || key === String(place + 1));
    if (!canAnswer || chosen?.state !== 'idle') return false;
    onAnswer(chosen.letter);
    return true;
  });
  return (
    <fieldset className={styles.options} aria-label={t('play.options')}>
      {options.map(({ letter, text, state, isOwn, percent, chosenBy }) => (
        <OptionButton
          key={letter}
          letter={letter}
          state={state}
          isOwn={isOwn}
          // What is chosen keeps the focus: where answers may change, it is not over.
          isDisabled={!canAnswer || (state !== 'idle' && state !== 'chosen')}
          onChoose={() => state === 'idle' && onAnswer(letter)}
          {...(percent === undefined ? {} : { percent })}
          {...(chosenBy === undefined ? {} : { chosenBy })}
        >
          <QuestionText text={text} />
        </OptionButton>
      ))}
    </fieldset>
  );
}
