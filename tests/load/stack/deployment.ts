import type { ProcessUsage } from '../../bench/battle/servers/process-probe.ts';
import type { Account } from '../players/load-game.ts';

/** What the processes of a stack have used so far. */
export interface StackUsage {
  /** Battle nodes. */
  readonly nodes: readonly ProcessUsage[];
  /** CPU time, microseconds; null: there is none, or it cannot be seen. */
  readonly redisCpuUs: number | null;
  readonly apiCpuUs: number | null;
  readonly databaseCpuUs: number | null;
}

/** What the players of a run connect to. */
export interface Deployment {
  readonly label: string;
  /** Battle nodes, or what stands before them. */
  readonly urls: readonly string[];
  /** Signed-in players with coins. */
  accounts(count: number): Promise<readonly Account[]>;
  /** Null: what runs there cannot be looked into. `isClean`: after a garbage collection. */
  usage(isClean?: boolean): Promise<StackUsage | null>;
  /** What the ledger's own check finds wrong; null: the operator cannot be reached, in `whyNot` is why. */
  reconcile(): Promise<{ readonly faults: readonly unknown[] | null; readonly whyNot: string }>;
  /** Keys of the store that would never go; null: it cannot be looked into. */
  immortalKeys(): Promise<readonly string[] | null>;
  stop(): Promise<void>;
}
