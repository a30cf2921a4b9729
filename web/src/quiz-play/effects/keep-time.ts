import { revealPause } from '@quiz-arena/quiz-rules/step-run';
import { type PlayState, runStepped, selectPlay } from '../play-slice.ts';
import { currentAnswer, isLastQuestion } from '../run-facts.ts';
import { serverNow } from '../server-clock.ts';
import type { EffectApi } from './effect-api.ts';

/** Waits for what the clock brings next: the end of the question's time, or of the pause after it. */
export async function keepTime(api: EffectApi): Promise<void> {
  const play = selectPlay(api.getState());
  const dueAt = nextInstant(play);
  if (dueAt === null) return;
  await api.delay(Math.max(0, dueAt - serverNow(play.clock)));
  // Timers may be early by a moment; the run counts in instants.
  const at = Math.max(dueAt, serverNow(selectPlay(api.getState()).clock));
  const type = play.run?.phase === 'asking' ? 'timeRanOut' : 'nextQuestion';
  api.dispatch(runStepped({ type, at }));
}

function nextInstant({ run }: PlayState): number | null {
  if (run === null || run.phase === 'finished') return null;
  if (run.phase === 'asking') return run.deadline;
  const answer = currentAnswer(run);
  if (answer?.isRecorded !== true) return null;
  // After the last question no clock runs on: its note may be read in peace.
  if (isLastQuestion(run) && answer.reveal.note) return null;
  return (run.closedAt ?? 0) + revealPause(run);
}
