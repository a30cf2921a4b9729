import type { AnswerLetter, BattleQuestion } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { ShownOption } from '../../../quiz-play/shown-option.ts';
import type { OptionState } from '../../../shared/ui/option-button.tsx';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

/** The options as they are drawn: the own one locked while the question runs, right and wrong once it is closed. */
export function shownOptions(
  { index, options }: BattleQuestion,
  view: BattleView,
  viewerId: string,
  chosen: AnswerLetter | null,
): ShownOption[] {
  const closed = view.closed.find(({ question }) => question === index);
  const given = closed?.answers.find(({ userId }) => userId === viewerId)?.answer;
  const own = closed === undefined ? chosen : given;
  return letters.flatMap((letter) => {
    const text = options[letter];
    if (text === undefined) return [];
    return { letter, text, isOwn: letter === own, state: stateOf(letter, own, closed?.right) };
  });
}

function stateOf(
  letter: AnswerLetter,
  own: AnswerLetter | '' | null | undefined,
  right: AnswerLetter | undefined,
): OptionState {
  if (right === undefined) {
    if (own === null) return 'idle';
    return letter === own ? 'chosen' : 'dimmed';
  }
  if (letter === right) return 'right';
  return letter === own ? 'wrong' : 'dimmed';
}
