import type { LifelineUse } from '@quiz-arena/quiz-rules/run-state';
import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { sayFormulas } from './formula-text.ts';
import { FormulasContext } from './formulas-context.ts';
import type { PlayView } from './play-view.ts';

/** What a screen reader is told when something changes: the verdict and the right answer, or what a lifeline showed. */
export function useAnnouncement(view: PlayView): string {
  const { t } = useTranslation();
  const hasFormulas = useContext(FormulasContext);
  const { verdict, missed, note, shownLifelines } = view;
  if (verdict === null) {
    const last = shownLifelines.at(-1);
    return last === undefined ? '' : describeLifeline(t, last);
  }
  const words = {
    right: t('play.right'),
    wrong: t('play.wrong'),
    timeUp: t('play.timeUp'),
    skipped: t('play.skipped'),
    recorded: t('play.recorded'),
  };
  const right = missed === '' ? '' : t('play.rightAnswer', { answer: missed });
  const told = [words[verdict], right, note].filter((part) => part !== '').join(' ');
  return hasFormulas ? sayFormulas(told) : told;
}

function describeLifeline(t: TFunction, use: LifelineUse): string {
  switch (use.lifeline) {
    case 'fiftyFifty':
      return t('lifeline.shown.fiftyFifty', {
        letters: use.stays.map((letter) => letter.toUpperCase()).join(', '),
      });
    case 'audiencePoll': {
      const [letter = ''] = Object.entries(use.poll).sort(([, a], [, b]) => b - a)[0] ?? [];
      return t('lifeline.shown.audiencePoll', { letter: letter.toUpperCase() });
    }
    case 'resetTimer':
      return t('lifeline.shown.resetTimer');
    case 'skip':
      return t('lifeline.shown.skip');
    case 'doubleCoins':
      return t('lifeline.shown.doubleCoins');
    case 'hint':
      return t('word.hint.shown', { letter: use.letter, place: use.position + 1 });
  }
}
