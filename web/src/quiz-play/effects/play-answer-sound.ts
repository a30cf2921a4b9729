import type { RunState } from '@quiz-arena/quiz-rules/run-state';
import { playSound, type SoundName } from '../../shared/sound/play-sound.ts';
import { selectPlay } from '../play-slice.ts';
import type { EffectApi } from './effect-api.ts';

/** Sounds what has just happened: an answer locked, found right or wrong, or the time over. */
export function playAnswerSound(api: EffectApi): void {
  const { run: now, order } = selectPlay(api.getState());
  const before = api.before.run;
  const sound = now === null || before === null ? null : soundOf(before, now);
  if (sound !== null && order?.mode.isSober !== true && api.getState().preferences.isSoundOn)
    playSound(sound);
}

function soundOf(before: RunState, now: RunState): SoundName | null {
  const changed = Object.entries(now.answers).find(([id, answer]) => answer !== before.answers[id]);
  if (changed === undefined) return null;
  const [, { how, isRecorded, reveal }] = changed;
  if (reveal.isCorrect !== undefined && isRecorded) return reveal.isCorrect ? 'right' : 'wrong';
  return how === 'given' && !isRecorded ? 'tap' : null;
}
