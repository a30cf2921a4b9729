import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSound } from '../../../shared/sound/use-sound.ts';
import type { Party } from '../mirror/party.ts';

/** Tells screen readers who has joined last and whether the room is one's own, and sounds at a new face. */
export function LobbyVoice({ view, party }: { view: BattleView; party: Party }) {
  const { t } = useTranslation();
  const newest = party.rivals.at(-1);
  useJoinSound(party.rivals.length);
  const isHost = view.host === party.own.userId;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {newest !== undefined && t('battle.lobby.joined', { name: newest.name })}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {isHost && t('battle.lobby.youHost')}
      </p>
    </>
  );
}

function useJoinSound(count: number) {
  const play = useSound();
  const former = useRef(count);
  useEffect(() => {
    if (count > former.current) play('found');
    former.current = count;
  }, [count, play]);
}
