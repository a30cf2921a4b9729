import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import { useEffect } from 'react';

/** A to E or 1 to 5 answer; not while a dialog is open or a key is held down. */
export function useAnswerKeys(
  letters: readonly AnswerLetter[],
  onAnswer: (letter: AnswerLetter) => void,
): void {
  useEffect(() => {
    if (letters.length === 0) return;
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || document.querySelector('dialog[open]') !== null) return;
      const letter = letters.find((one) => one === event.key.toLowerCase()) ?? letters[Number(event.key) - 1];
      if (letter === undefined) return;
      event.preventDefault();
      onAnswer(letter);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
