import type { BattlePlayer } from '@quiz-arena/contract/battle/battle-view';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells screen readers how the others come and go, and who is ready. Silent about what was so from the beginning. */
export function PartyVoice({ rivals }: { rivals: readonly BattlePlayer[] }) {
  const { t } = useTranslation();
  const [news, setNews] = useState('');
  const former = useRef(rivals);
  useEffect(() => {
    const latest = newsOf(t, former.current, rivals);
    former.current = rivals;
    if (latest !== '') setNews(latest);
  }, [t, rivals]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  );
}

/** What has become different about the others; "" for nothing that is worth telling. */
function newsOf(t: TFunction, before: readonly BattlePlayer[], now: readonly BattlePlayer[]): string {
  const sentences = now.map((player) => {
    const { userId, name } = player;
    const former = before.find((one) => one.userId === userId);
    if (former === undefined) return t('battle.lobby.joined', { name });
    return changeOf(t, former, player);
  });
  const gone = before.filter(({ userId }) => now.every((one) => one.userId !== userId));
  const goodbyes = gone.map(({ name }) => t('battle.lobby.left', { name }));
  return [...sentences, ...goodbyes].filter((sentence) => sentence !== '').join('. ');
}

function changeOf(t: TFunction, before: BattlePlayer, { name, presence, ready }: BattlePlayer): string {
  if (presence !== before.presence) {
    if (presence === 'left') return t('battle.lobby.left', { name });
    return presence === 'dropped'
      ? t('battle.voice.rivalLost', { name })
      : t('battle.voice.rivalBack', { name });
  }
  if (ready === before.ready) return '';
  return t('battle.talk.said', { name, said: t(ready ? 'battle.lobby.ready' : 'battle.lobby.notReady') });
}
