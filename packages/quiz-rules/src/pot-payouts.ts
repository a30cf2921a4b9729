import type { UserId } from '@quiz-arena/contract/ids';
import type { BattleReceipt } from './battle-receipt.ts';

/** Coins out of the pot by player; players that get none are left out. What they leave is the house's. */
export type Payouts = ReadonlyMap<UserId, number>;

/** The fees in the pot: of every player at the start, none in a battle with a bot. */
export function countPot({ players, entryCoins }: BattleReceipt): number {
  return players.some(({ isBot }) => isBot) ? 0 : players.length * entryCoins;
}

/** The pot in equal shares, rounded down. Source: rest-api, "Grading and coins", Group. */
export function payWinners(receipt: BattleReceipt, winners: readonly UserId[]): Payouts {
  const share = winners.length === 0 ? 0 : Math.floor(countPot(receipt) / winners.length);
  return payEach(winners, share);
}

/**
 * The entry fees back: all of them when the battle is void, those of players who did not leave by choice when
 * everyone left, each player's own on a draw.
 */
export function payBack(receipt: BattleReceipt): Payouts {
  const { ending, players } = receipt;
  const returned = players.filter(({ departure }) => ending !== 'everyoneLeft' || departure !== 'left');
  return payEach(
    returned.map(({ userId }) => userId),
    countPot(receipt) / players.length,
  );
}

function payEach(players: readonly UserId[], coins: number): Payouts {
  return new Map(coins === 0 ? [] : players.map((userId) => [userId, coins]));
}
