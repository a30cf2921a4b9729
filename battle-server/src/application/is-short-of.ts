import type { UserId } from '@quiz-arena/contract/ids';
import type { BattlePorts } from './battle-ports.ts';

/**
 * Whether a player is known to have less than `coins`. While the quiz backend is away nobody is: the start, which
 * holds the fees, decides [B17] [B18].
 */
export async function isShortOf(ports: BattlePorts, playerId: UserId, coins: number): Promise<boolean> {
  if (coins === 0) {
    return false;
  }
  const standing = await ports.directory.standingOf(playerId);
  return standing !== null && standing.coins < coins;
}
