import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import type { Party } from '../mirror/party.ts';

/** Says what changes without a focus: who answered, how a question ended. */
export function BattleVoice({ view, party }: { view: BattleView; party: Party }) {
  const speak = useSpeaker();
  return (
    <p className="visually-hidden" aria-live="polite">
      {speak(view, party)}
    </p>
  );
}

function useSpeaker() {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  const namesOf = (players: readonly BattlePlayer[]) => list.format(players.map(({ name }) => name));
  return ({ phase, closed }: BattleView, { own, rivals }: Party): string => {
    const last = closed.at(-1);
    if (phase === 'reveal' && last !== undefined) {
      const isRight = last.answers.find(({ userId }) => userId === own.userId)?.answer === last.right;
      const scores = list.format(rivals.map(({ name, points }) => `${name} ${points}`));
      const score = { letter: last.right.toUpperCase(), own: own.points, rivals: scores };
      return isRight ? t('battle.voice.right', score) : t('battle.voice.wrong', score);
    }
    const done = rivals.filter(({ answered }) => answered);
    return done.length === 0 ? '' : t('battle.voice.rivalAnswered', { name: namesOf(done) });
  };
}
