import { setTimeout as pause } from 'node:timers/promises';
import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { LoadStage } from './load-profile.ts';

/** The question whose time all let run out. */
export const UNANSWERED = 1;
/** A bot of the hardest level has answered by then, milliseconds. */
const BOT_MS = 6_500;
/** Nothing has come for so long past the time: it will not. */
const GIVE_UP_MS = 20_000;

/**
 * Deadlines that are due together. Everyone holds back the first answer, then all answer within `seconds`; each room's next
 * question, which nobody answers and whose arrival nobody confirms, ends at a time that its players know.
 */
export async function stormDeadlines(stage: LoadStage): Promise<void> {
  const { plan, players, measures, think, openGate, listen, serverNow, note, say } = stage;
  const dueAt = new Map<object, number>();
  const waiting = new Set<object>();
  listen((player, event) => {
    if (event.type === 'questionAsked' && event.question.index === UNANSWERED) {
      dueAt.set(player, event.question.deadline + defaultBattleSettings.closeMarginMs);
      waiting.add(player);
    } else if (event.type === 'questionClosed' && event.question === UNANSWERED && waiting.delete(player)) {
      measures.late.record(Math.max(0, serverNow() - (dueAt.get(player) ?? 0)));
    }
  });
  think((index) => (index < UNANSWERED ? Math.random() * plan.seconds * 1_000 : null));
  await pause(BOT_MS);
  openGate();
  const giveUpAt = () => Math.max(serverNow(), ...dueAt.values()) + GIVE_UP_MS;
  let stopAt = serverNow() + 60_000;
  while (dueAt.size < players.length && serverNow() < stopAt) await pause(50);
  stopAt = giveUpAt();
  const due = [...dueAt.values()];
  note('deadlinesInBusiestSecond', busiestSecond(due));
  say(`${due.length} deadlines are set, ${busiestSecond(due)} of them for one second`);
  while (waiting.size > 0 && serverNow() < stopAt) await pause(50);
  if (waiting.size > 0) say(`${waiting.size} deadlines were never told`);
}

/** How many of the instants (milliseconds) lie within the fullest second. */
export function busiestSecond(instants: readonly number[]): number {
  const sorted = instants.toSorted((one, other) => one - other);
  let first = 0;
  let most = 0;
  for (const [last, instant] of sorted.entries()) {
    while ((sorted[first] ?? 0) <= instant - 1_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
