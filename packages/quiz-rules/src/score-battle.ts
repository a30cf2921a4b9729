/** Points of one battle answer. Times are milliseconds, bounds included. */
export interface BattlePointsPolicy {
  readonly correctPoints: number;
  readonly quickestBonus: number;
  readonly quickestWithinMs: number;
  readonly secondQuickestBonus: number;
  readonly secondQuickestWithinMs: number;
}

/** The bounds of the two speed bonuses: within 2 s, later but within 4 s. */
export const speedBounds = { quickestWithinMs: 2000, secondQuickestWithinMs: 4000 } as const;

export type SpeedBonus = 'quickest' | 'secondQuickest' | 'none';

export interface AnswerPoints {
  readonly points: number;
  readonly speedBonus: SpeedBonus;
}

/**
 * Points of one answer in a battle of two: 4 when right, plus 2 within 2,000 ms, plus 1 later but within
 * 4,000 ms; wrong or none: 0. Source: rest-api, "Grading and coins", 1v1.
 */
export function scoreBattleAnswer(
  isRight: boolean,
  takenMs: number,
  policy: BattlePointsPolicy,
): AnswerPoints {
  if (!isRight) return { points: 0, speedBonus: 'none' };
  if (takenMs <= policy.quickestWithinMs) {
    return { points: policy.correctPoints + policy.quickestBonus, speedBonus: 'quickest' };
  }
  if (takenMs <= policy.secondQuickestWithinMs) {
    return { points: policy.correctPoints + policy.secondQuickestBonus, speedBonus: 'secondQuickest' };
  }
  return { points: policy.correctPoints, speedBonus: 'none' };
}

/** `second` of the wire (seconds with three decimals) from milliseconds: 1234 is "1.234". */
export function writeSeconds(takenMs: number): string {
  return (takenMs / 1000).toFixed(3);
}

/** Milliseconds from `second` of the wire. */
export function readSeconds(second: string): number {
  return Math.round(Number(second) * 1000);
}
