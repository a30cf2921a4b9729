import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import type { Duel } from '../mirror/duel.ts';

/** A defeat by no more than one quick answer was a close one, points. */
const CLOSE_POINTS = 6;

/** Title and sentence of an outcome. */
export function useResultWords(view: BattleView, { own, rival }: Duel, outcome: BattleOutcome) {
  const { t } = useTranslation();
  if (outcome === 'draw') return { title: t('battle.draw.title'), text: t('battle.draw.text') };
  if (outcome === 'win') {
    const isAlone = view.result?.reason === 'opponentLeft';
    const text = isAlone ? `${t('opponent_left')}. ${t('battle.win.opponentLeft')}` : t('battle.win.text');
    return { title: t('battle.win.title'), text };
  }
  if (own.presence === 'left') return { title: t('battle.lose.titleClear'), text: t('battle.lost.text') };
  const isClose = rival.points - own.points <= CLOSE_POINTS;
  return {
    title: isClose ? t('battle.lose.title') : t('battle.lose.titleClear'),
    text: t('battle.lose.text', { name: rival.name }),
  };
}
