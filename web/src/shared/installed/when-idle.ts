import { areCallsAnswered, onCallsAnswered } from '../api/calls-under-way.ts';

/** Work that can wait is not put off for longer, ms. */
const AT_LATEST_MS = 5_000;
/** Safari does not tell when it is idle. */
const UNTOLD_MS = 300;

/**
 * Does what can wait once the page has nothing more urgent to do: its calls are answered and what they brought is drawn.
 * A browser is idle while it waits for an answer, but the connection of a slow phone is not.
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void): () => void {
  let stop = () => {};
  const finish = () => {
    stop();
    clearTimeout(latest);
    work();
  };
  const latest = setTimeout(finish, AT_LATEST_MS);
  const wait = () => {
    if (areCallsAnswered()) stop = atIdleMoment(() => (areCallsAnswered() ? finish() : wait()));
    else stop = onCallsAnswered(wait);
  };
  wait();
  return () => {
    stop();
    clearTimeout(latest);
  };
}

function atIdleMoment(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, UNTOLD_MS);
  return () => clearTimeout(timer);
}
