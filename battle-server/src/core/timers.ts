import type { BattleTimer } from '@quiz-arena/contract/battle/battle-view';
import type { BattleRules, BattleState, PlayerState, Progress, QuestionPhase } from './battle-state.ts';

/** When a player's timer started or will at the latest [B4]. Epoch milliseconds. */
export function timerStart(phase: QuestionPhase, progress: Progress, rules: BattleRules): number {
  return progress.startedAt ?? phase.askedAt + rules.receiptWaitMs;
}

/** When a player's time runs out, a pause that lasts not counted. Epoch milliseconds. */
export function timerEnd(phase: QuestionPhase, progress: Progress, rules: BattleRules): number {
  const end = timerStart(phase, progress, rules) + rules.questionMs + progress.pausedMs;
  return Math.max(end, phase.extendedTo ?? 0);
}

/**
 * Until when the question must be kept open for one player: his time and the margin; while his link is gone,
 * at most his grace, and all of it while his timer stands still [B3] [B4]. Null: he cannot answer any more.
 */
function waitUntil(
  phase: QuestionPhase,
  player: PlayerState,
  progress: Progress | undefined,
  rules: BattleRules,
): number | null {
  const { presence } = player;
  if (progress === undefined || progress.answer !== null || presence.is === 'left') {
    return null;
  }
  const end = timerEnd(phase, progress, rules) + rules.closeMarginMs;
  if (presence.is !== 'dropped') {
    return end;
  }
  return progress.pausedAt === null ? Math.min(end, presence.graceUntil) : presence.graceUntil;
}

/** When the question that runs closes by itself; null: nobody can answer any more, so at once [B3]. */
export function closeAt(state: BattleState, phase: QuestionPhase): number | null {
  let latest: number | null = null;
  for (const player of state.players) {
    const until = waitUntil(phase, player, phase.progress[player.userId], state.rules);
    if (until !== null && (latest === null || until > latest)) {
      latest = until;
    }
  }
  return latest;
}

/** A player's timer in seconds, as clients show it [B4]. */
export function timerView(
  phase: QuestionPhase,
  progress: Progress,
  rules: BattleRules,
  now: number,
): BattleTimer {
  const total = rules.questionMs;
  const stoppedAt = progress.answer?.at ?? progress.pausedAt;
  const start = timerStart(phase, progress, rules);
  const end = timerEnd(phase, progress, rules);
  const left = (at: number) => Math.min(Math.max(end - Math.max(at, start), 0), total);
  const remaining = stoppedAt === null ? left(now) : left(stoppedAt);
  const stored = stoppedAt === null ? 0 : total - remaining;
  return {
    total: total / 1_000,
    snapshot: (total - stored) / 1_000,
    stored: stored / 1_000,
    remaining: remaining / 1_000,
  };
}
