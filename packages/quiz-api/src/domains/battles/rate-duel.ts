import type { UserId } from '@quiz-arena/contract/ids';
import type { DuelResult } from '@quiz-arena/contract/quiz-results';
import { isProvisional, type Rating, rateGame } from '@quiz-arena/quiz-rules/rating';
import type { DuelSettlement } from '@quiz-arena/quiz-rules/settle-duel';
import { byId } from './sound-receipt.ts';

/** What a battle makes of the ratings of its players; empty for one that is not rated. */
export interface RatedDuel {
  readonly after: readonly (Rating & { readonly userId: UserId })[];
  readonly changes: DuelResult['ratings'];
}

export const UNRATED: RatedDuel = { after: [], changes: {} };

/** Glicko-2 for a random battle of two people that counts; each battle is a rating period of its own. */
export function rateDuel(duel: DuelSettlement, ratings: ReadonlyMap<UserId, Rating>): RatedDuel {
  const [first, second] = duel.players.map(({ userId }) => userId).sort(byId);
  if (first === undefined || second === undefined) return UNRATED;
  const [one, other] = [ratings.get(first), ratings.get(second)];
  if (one === undefined || other === undefined) return UNRATED;
  const score = duel.winnerId === null ? 0.5 : duel.winnerId === first ? 1 : 0;
  const [oneAfter, otherAfter] = rateGame(one, other, score);
  return {
    after: [
      { userId: first, ...oneAfter },
      { userId: second, ...otherAfter },
    ],
    changes: { [first]: changeOf(one, oneAfter), [second]: changeOf(other, otherAfter) },
  };
}

function changeOf(before: Rating, after: Rating): DuelResult['ratings'][string] {
  return { before: before.rating, after: after.rating, is_provisional: isProvisional(after) };
}
