import { readFileSync } from 'node:fs';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';

/**
 * What one player of a real battle was sent, from the first question on: relays send exactly these messages again, so
 * that all servers move the same bytes.
 */
export interface RecordedBattle {
  readonly messages: readonly BattleMessage[];
  /** What an accepted answer was acked with. */
  readonly ack: object;
}

/** The recording in the file that RECORDING names. */
export function readRecording(): RecordedBattle {
  return JSON.parse(readFileSync(process.env.RECORDING ?? '', 'utf8')) as RecordedBattle;
}

/** Whether a question is closed with this message: the next one comes by the server's clock, not by a player's word. */
export function closesQuestion({ events }: BattleMessage): boolean {
  return events.some(({ type }) => type === 'questionClosed');
}
