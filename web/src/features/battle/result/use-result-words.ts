import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import { isPractice, type Party, potOf } from '../mirror/party.ts';

/** A defeat by no more than one quick answer was a close one, points. */
const CLOSE_POINTS = 6;

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Title and sentence of an outcome. */
export function useResultWords(view: BattleView, party: Party, outcome: BattleOutcome): Words {
  const group = useGroupWords(view, party, outcome);
  const duel = useDuelWords(view, party, outcome);
  return party.rivals.length > 1 ? group : duel;
}

function useDuelWords(view: BattleView, { own, rivals: [rival] }: Party, outcome: BattleOutcome): Words {
  const { t } = useTranslation();
  const isFree = potOf(view) === 0;
  if (own.presence === 'left') return { title: t('battle.lose.titleClear'), text: t('battle.lost.text') };
  const isClose = (rival?.points ?? 0) - own.points <= CLOSE_POINTS;
  const title = {
    win: t('battle.win.title'),
    draw: t('battle.draw.title'),
    lose: isClose ? t('battle.lose.title') : t('battle.lose.titleClear'),
  }[outcome];
  if (isPractice(view)) return { title, text: t(`battle.bot.${outcome}`) };
  const name = rival?.name ?? '';
  const text = {
    win: isFree ? t('battle.free.win') : t('battle.win.text'),
    draw: isFree ? t('battle.bot.draw') : t('battle.draw.text'),
    lose: isFree ? t('battle.free.lose', { name }) : t('battle.lose.text', { name }),
  }[outcome];
  const isAlone = outcome === 'win' && view.result?.reason === 'opponentLeft';
  if (!isAlone) return { title, text };
  return {
    title,
    text: isFree
      ? t('opponent_left')
      : t('battle.sentences', { first: t('opponent_left'), second: t('battle.win.opponentLeft') }),
  };
}

function useGroupWords({ result }: BattleView, { own, rivals }: Party, outcome: BattleOutcome): Words {
  const { t, i18n } = useTranslation();
  const rank = result?.standings.find(({ userId }) => userId === own.userId)?.rank ?? rivals.length + 1;
  const winners = rivals.filter(({ userId }) => result?.outcomes[userId] !== 'lose');
  const names = new Intl.ListFormat(i18n.language).format(winners.map(({ name }) => name));
  if (result?.reason === 'opponentLeft' && outcome === 'win') {
    const text = t('battle.sentences', { first: t('everyone_left'), second: t('battle.win.opponentLeft') });
    return { title: t('battle.win.title'), text };
  }
  const isShared = winners.length > 0;
  if (outcome === 'win' && !isShared)
    return { title: t('battle.win.title'), text: t('battle.group.winText') };
  if (outcome === 'win') return { title: t('battle.win.title'), text: t('battle.group.sharedText') };
  if (outcome === 'draw') return { title: t('battle.draw.title'), text: t('battle.group.sharedText') };
  if (own.presence === 'left') return { title: t('battle.lose.titleClear'), text: t('battle.lost.text') };
  const title = t('battle.group.place', { rank, count: rivals.length + 1 });
  return { title, text: t('battle.group.loseText', { names }) };
}
