import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useEffect } from 'react';
import { useSound } from '../../../shared/sound/use-sound.ts';
import type { Party } from '../mirror/party.ts';

/** What a battle sounds like: one sound per moment that matters. */
export function useBattleSounds({ phase, closed, result, settlement }: BattleView, { own }: Party): void {
  const play = useSound();
  const id = own.userId;
  useEffect(() => {
    if (phase === 'countdown') play('found');
  }, [phase, play]);
  const last = phase === 'reveal' ? closed.at(-1) : undefined;
  const isRight = last?.answers.find(({ userId }) => userId === id)?.answer === last?.right;
  const shown = last?.question;
  useEffect(() => {
    if (shown !== undefined) play(isRight ? 'right' : 'wrong');
  }, [shown, isRight, play]);
  const outcome = result?.outcomes[id];
  useEffect(() => {
    if (outcome !== undefined) play(outcome === 'win' ? 'win' : 'lose');
  }, [outcome, play]);
  const paid = settlement?.coins[id] ?? 0;
  useEffect(() => {
    if (paid > 0) play('coins');
  }, [paid, play]);
}
