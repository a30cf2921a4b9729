import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Duel } from '../mirror/duel.ts';

/** Says what changes without a focus: who answered, how a question ended, whose link is lost. */
export function BattleVoice({ view, duel }: { view: BattleView; duel: Duel }) {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden" aria-live="polite">
      {spoken(t, view, duel)}
    </p>
  );
}

function spoken(t: TFunction, { phase, closed }: BattleView, { own, rival }: Duel): string {
  const last = closed.at(-1);
  if (phase === 'reveal' && last !== undefined) {
    const isRight = last.answers.find(({ userId }) => userId === own.userId)?.answer === last.right;
    const score = {
      letter: last.right.toUpperCase(),
      own: own.points,
      name: rival.name,
      rival: rival.points,
    };
    return isRight ? t('battle.voice.right', score) : t('battle.voice.wrong', score);
  }
  if (rival.presence === 'dropped') return t('battle.voice.rivalLost', { name: rival.name });
  return rival.answered ? t('battle.voice.rivalAnswered', { name: rival.name }) : '';
}
