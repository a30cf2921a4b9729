import type { Violations } from '@quiz-arena/battle-server/simulation/violations';
import type { CrowdTally } from './crowd-tally.ts';

/** What a player of a crowd knows of it. */
export interface CrowdLife {
  /** What the players look for an opponent with. */
  readonly terms: { readonly category: string; readonly languageId: string; readonly entryCoin: number };
  readonly violations: Violations;
  /** The store will lose writes that were told already. */
  readonly isUncertain: boolean;
  /** No new battles. */
  readonly isClosing: boolean;
  readonly tally: CrowdTally;
  /** A battle node that a load balancer would send him to. */
  pickUrl(): string;
  thinkMs(): number;
  /** @returns whether it became so within `withinMs` milliseconds */
  until(isSo: () => boolean, withinMs: number): Promise<boolean>;
}
