import type { ActionClient, ActionOutcome } from '@quiz-arena/contract/action-caller';
import type { SourceCall } from '../play-mode.ts';

/** An opening that nobody wanted for so long is not used any more, ms: its clocks have run on. */
const KEPT_MS = 5_000;

/** What came of a call, and when this device sent it and had its answer, epoch ms. */
export interface TimedOutcome {
  readonly outcome: ActionOutcome<SourceCall['name']>;
  readonly sentAt: number;
  readonly receivedAt: number;
}

let early: { call: string; sentAt: number; timed: Promise<TimedOutcome> } | null = null;

/** Opens a game before its page is drawn: the answer is on its way while a phone is busy with the drawing. */
export function openEarly(client: Pick<ActionClient, 'request'>, source: SourceCall): void {
  early = { call: nameOf(source), sentAt: Date.now(), timed: requestTimed(client, source) };
}

/** The early opening of just this game, once; null where there is none, or one that is too old. */
export function takeEarly(source: SourceCall): Promise<TimedOutcome> | null {
  const found = early;
  early = null;
  if (found?.call !== nameOf(source) || Date.now() - found.sentAt > KEPT_MS) return null;
  return found.timed;
}

/** Calls a game's source and notes the times of it. */
export async function requestTimed(
  client: Pick<ActionClient, 'request'>,
  { name, fields }: SourceCall,
): Promise<TimedOutcome> {
  const sentAt = Date.now();
  const outcome = await client.request(name, fields);
  return { outcome, sentAt, receivedAt: Date.now() };
}

function nameOf({ name, fields }: SourceCall): string {
  return JSON.stringify([name, fields]);
}
