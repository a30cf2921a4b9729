import type { PlayMeasures } from './play-measures.ts';
import type { PlayerLink } from './player-link.ts';

const PAUSE_MS = 400;
const MOST_TRIES = 25;

/** Whether an ack is a refusal. */
export function isRefusal(answer: unknown): answer is { readonly code: string } {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

/** Sends a command as clients do: one that is refused as BUSY again after a pause, with the same `cid`. Refusals are counted. */
export function askUntilAnswered(
  link: PlayerLink,
  name: string,
  payload: { readonly cid: string },
  measures: PlayMeasures,
  onAnswer: (answer: unknown) => void,
): void {
  let tries = 0;
  const send = () => {
    tries += 1;
    link.ask(name, payload, (answer) => {
      if (isRefusal(answer)) measures.refused(name, answer.code);
      if (isRefusal(answer) && answer.code === 'BUSY' && tries < MOST_TRIES) setTimeout(send, PAUSE_MS);
      else onAnswer(answer);
    });
  };
  send();
}
