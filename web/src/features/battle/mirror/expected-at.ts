import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';

const { revealMs, closeMarginMs, pairLeaseMs, settlementFirstMs, lobbyMs } = battleLimits;

/** When the server will speak at the latest, on its clock, epoch milliseconds; null: never again by itself. */
export function expectedAt(view: BattleView): number | null {
  const { phase, now, question, startsAt } = view;
  const graces = view.players.flatMap(({ graceUntil }) => graceUntil ?? []);
  switch (phase) {
    case 'lobby':
      return view.roomCode === null ? now + pairLeaseMs.default : Math.min(now + lobbyMs.default, ...graces);
    case 'holding':
      return now + pairLeaseMs.default;
    case 'countdown':
      return Math.min(startsAt ?? now, ...graces);
    case 'question':
      return Math.min((question?.deadline ?? now) + closeMarginMs.default, ...graces);
    case 'reveal':
      return now + revealMs.default;
    case 'settling':
      return now + settlementFirstMs.default;
    case 'settled':
    case 'void':
    case 'deleted':
      return null;
  }
}
