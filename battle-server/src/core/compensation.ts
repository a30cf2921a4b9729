import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleRules, PlayerState, Progress, QuestionPhase } from './battle-state.ts';

/** What a player's link costs him, as the server measured it: half the round trip, milliseconds. */
function halfTrip(roundTripMs: number | null): number {
  return Math.max(0, Math.floor((roundTripMs ?? 0) / 2));
}

function budgetLeft(player: PlayerState, settings: BattleSettings): number {
  return Math.max(0, settings.compensationBattleMs - player.creditMs);
}

/**
 * When the timer starts for a `received` that arrived at `receivedAt` [B4] [B5]. A client that is honest confirms
 * half a round trip after the question reached it; what is later than that is granted from the player's budgets
 * only, so that waiting with `received` does not buy time.
 */
export function startOnReceived(
  phase: QuestionPhase,
  player: PlayerState,
  input: { readonly receivedAt: number; readonly roundTripMs: number | null },
  rules: BattleRules,
  settings: BattleSettings,
): { readonly startedAt: number; readonly lateMs: number } {
  const confirmedAt = Math.min(
    Math.max(input.receivedAt, phase.askedAt),
    phase.askedAt + rules.receiptWaitMs,
  );
  const arrivedAt = Math.min(phase.askedAt + halfTrip(input.roundTripMs), confirmedAt);
  const lateMs = Math.min(
    confirmedAt - arrivedAt,
    settings.lateReceivedQuestionMs,
    budgetLeft(player, settings),
  );
  return { startedAt: arrivedAt + lateMs, lateMs };
}

/** When the timer of an answer without `received` before it started: half a round trip after the question was sent. */
export function startOnAnswer(
  phase: QuestionPhase,
  input: { readonly receivedAt: number; readonly roundTripMs: number | null },
  rules: BattleRules,
): number {
  const arrival = Math.min(halfTrip(input.roundTripMs), rules.receiptWaitMs);
  return Math.min(phase.askedAt + arrival, Math.max(input.receivedAt, phase.askedAt));
}

/**
 * Time taken and the compensation in it [B5]: the way of the answer to the server is half a round trip; where the
 * way of `received` already moved the start (`lateMs`), that part is compensated already.
 */
export function timeTaken(
  input: {
    readonly startedAt: number;
    readonly lateMs: number;
    readonly receivedAt: number;
    readonly roundTripMs: number | null;
  },
  player: PlayerState,
  progress: Progress,
  settings: BattleSettings,
): { readonly takenMs: number; readonly creditMs: number } {
  const stopped = progress.pausedAt ?? input.receivedAt;
  const elapsed = Math.max(0, Math.min(stopped, input.receivedAt) - input.startedAt - progress.pausedMs);
  const wanted = Math.max(0, halfTrip(input.roundTripMs) - input.lateMs);
  const budget = budgetLeft(player, settings) - input.lateMs;
  const creditMs = Math.min(wanted, settings.compensationQuestionMs, budget, elapsed);
  return { takenMs: elapsed - creditMs, creditMs };
}
