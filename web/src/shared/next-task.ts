/**
 * Lets the browser draw and answer the player before work goes on: a slow phone freezes over one long task, not over ten
 * short ones. Not a timer: those wait for seconds in a tab that is not looked at.
 */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}
