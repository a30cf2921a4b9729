import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionButton } from '../../shared/ui/option-button.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { QuestionText } from '../question-text.tsx';
import { useGameKeys } from '../use-game-keys.ts';
import type { AnswerSurfaceProps } from './answer-surface-props.ts';
import styles from './choice-surface.module.css';

/** Any number of options, each switched on and off by itself, and handed in together. */
export function MultiSelectSurface({ options, canAnswer, onAnswer }: AnswerSurfaceProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (letter: string) =>
    setChosen((now) => (now.includes(letter) ? now.filter((other) => other !== letter) : [...now, letter]));
  const submit = () => onAnswer(chosen.toSorted().join(','));
  useGameKeys((key, { target }) => {
    if (!canAnswer) return false;
    const option = options.find(({ letter }, place) => key === letter || key === String(place + 1));
    if (option !== undefined) toggle(option.letter);
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    const isHandedIn = key === 'enter' && !isOnControl && chosen.length > 0;
    if (isHandedIn) submit();
    return option !== undefined || isHandedIn;
  });
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{t('multi.select')}</p>
      <fieldset className={styles.options} aria-label={t('play.options')}>
        {options.map(({ letter, text, state, isOwn }) => (
          <OptionButton
            key={letter}
            letter={letter}
            state={canAnswer && chosen.includes(letter) ? 'chosen' : state}
            isOwn={isOwn}
            isDisabled={!canAnswer}
            onChoose={toggle}
          >
            <QuestionText text={text} />
          </OptionButton>
        ))}
      </fieldset>
      {canAnswer && (
        <PrimaryButton isWide disabled={chosen.length === 0} onClick={submit}>
          {t('play.submit')}
        </PrimaryButton>
      )}
    </div>
  );
}
