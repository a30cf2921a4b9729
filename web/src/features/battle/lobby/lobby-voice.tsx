import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSound } from '../../../shared/sound/use-sound.ts';
import type { Party } from '../mirror/party.ts';
import { PartyVoice } from '../party-voice.tsx';

/** Tells screen readers who comes, goes and is ready, and whether the room is one's own; sounds at a new face. */
export function LobbyVoice({ view, party }: { view: BattleView; party: Party }) {
  const { t } = useTranslation();
  useJoinSound(party.rivals.length);
  const isHost = view.host === party.own.userId;
  return (
    <>
      <PartyVoice rivals={party.rivals} />
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
