/** Work that can wait is not put off for longer, ms. */
const AT_LATEST_MS = 1_500;
/** Safari does not tell when it is idle. */
const UNTOLD_MS = 300;

/** Does what can wait once the page has nothing more urgent to do. @returns a function that calls it off */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, UNTOLD_MS);
  return () => clearTimeout(timer);
}
