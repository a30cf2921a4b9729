import { z } from 'zod';

/** Badges in their fixed order, with the default reward in coins and the default counter. */
export const badges = {
  dashing_debut: { reward: 2, counter: 1 },
  combat_winner: { reward: 5, counter: 1 },
  clash_winner: { reward: 2, counter: 1 },
  most_wanted_winner: { reward: 10, counter: 1 },
  ultimate_player: { reward: 1, counter: 0 },
  quiz_warrior: { reward: 1, counter: 3 },
  /** Seconds per word on average. */
  super_sonic: { reward: 1, counter: 25 },
  /** Seconds per question on average. */
  flashback: { reward: 1, counter: 8 },
  brainiac: { reward: 1, counter: 5 },
  big_thing: { reward: 1, counter: 5000 },
  elite: { reward: 1, counter: 5000 },
  thirsty: { reward: 1, counter: 30 },
  power_elite: { reward: 1, counter: 10 },
  sharing_caring: { reward: 1, counter: 50 },
  streak: { reward: 1, counter: 30 },
} as const satisfies Record<string, { reward: number; counter: number }>;

export type BadgeType = keyof typeof badges;
export const badgeTypes = Object.keys(badges) as [BadgeType, ...BadgeType[]];
export const badgeType = z.enum(badgeTypes);

/** `status` on the wire: locked, unlocked, reward claimed. */
export const badgeStatus = z.enum({ locked: '0', unlocked: '1', claimed: '2' });
