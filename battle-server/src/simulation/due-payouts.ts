import type { BattleKind, BattleOutcome } from '@quiz-arena/contract/battle/battle-values';

interface EndedBattle {
  readonly kind: BattleKind;
  readonly entryCoin: number;
  /** How many played, those who left included. */
  readonly players: number;
  readonly outcomes: Readonly<Record<string, BattleOutcome>>;
}

/** The coins that a settlement owes each player of an ended battle: the pot, a share of it, the stake back, or nothing. */
export function duePayouts({ kind, entryCoin, players, outcomes }: EndedBattle): Map<string, number> {
  const winners = Object.values(outcomes).filter((outcome) => outcome === 'win').length;
  const share = Math.floor((players * entryCoin) / Math.max(1, winners));
  const due = { win: kind === 'group' ? share : 2 * entryCoin, draw: entryCoin, lose: 0 };
  return new Map(Object.entries(outcomes).map(([userId, outcome]) => [userId, due[outcome]]));
}
