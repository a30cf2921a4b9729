import type { Clock } from '../../ports/clock.ts';
import type { PlayerSocket } from './player-socket.ts';

/** Between two batches, milliseconds. */
const STEP_MS = 100;

/** Tells sockets that the node goes, then closes their connections in equal batches, so that clients connect elsewhere. */
export async function drainSockets(
  sockets: readonly PlayerSocket[],
  drainMs: number,
  clock: Pick<Clock, 'after'>,
): Promise<void> {
  for (const { link } of sockets) link.emit('draining', {});
  const steps = Math.max(1, Math.floor(drainMs / STEP_MS));
  const batch = Math.max(1, Math.ceil(sockets.length / steps));
  for (let from = 0; from < sockets.length; from += batch) {
    await new Promise<void>((resolve) => clock.after(Math.min(STEP_MS, drainMs), resolve));
    for (const { link } of sockets.slice(from, from + batch)) link.close();
  }
}
