import type { BattlePorts } from './battle-ports.ts';

/**
 * Runs a task at once and then again `everyMs` after it ended, until the answer is called. A failure is logged,
 * and the task goes on with its next turn.
 */
export function repeat(
  ports: BattlePorts,
  everyMs: number,
  name: string,
  task: () => Promise<void>,
): () => void {
  let isStopped = false;
  let cancel = () => {};

  const turn = async (): Promise<void> => {
    try {
      await task();
    } catch (error) {
      ports.log.warn({ task: name, error: String(error) }, 'a repeated task failed');
    }
    if (!isStopped) {
      cancel = ports.clock.after(everyMs, () => void turn());
    }
  };
  void turn();
  return () => {
    isStopped = true;
    cancel();
  };
}
