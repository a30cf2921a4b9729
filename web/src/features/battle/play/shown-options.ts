import type { AnswerLetter, BattleQuestion, ClosedQuestion } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { ShownOption } from '../../../quiz-play/shown-option.ts';
import type { Chooser, OptionState } from '../../../shared/ui/option-button.tsx';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

/** The options as they are drawn: the own one locked while the question runs, right, wrong and who chose it once it is closed. */
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
    const state = stateOf(letter, own, closed?.right);
    const chosenBy = choosersOf(letter, view, closed, viewerId);
    return { letter, text, isOwn: letter === own, state, chosenBy };
  });
}

function choosersOf(
  letter: AnswerLetter,
  { players }: BattleView,
  closed: ClosedQuestion | undefined,
  viewerId: string,
): Chooser[] {
  const answers =
    closed?.answers.filter(({ userId, answer }) => answer === letter && userId !== viewerId) ?? [];
  return players
    .filter((player) => answers.some(({ userId }) => userId === player.userId))
    .map(({ userId, name, image }) => ({ id: userId, name, image }));
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
