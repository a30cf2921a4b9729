import type { NodeId } from '../core/node-id.ts';

/** How often a node tells that it lives, milliseconds. */
export const NODE_BEAT_MS = 1_000;
/** A node that was silent for longer is dead, milliseconds. */
export const NODE_SILENCE_MS = 4_000;

export interface DeadNode {
  readonly nodeId: NodeId;
  /** Its last heartbeat by the store's clock, epoch milliseconds: from there its players' timers pause [B4]. */
  readonly lastBeatAt: number;
}

/** Which nodes live. */
export interface NodeRegistry {
  beat(nodeId: NodeId): Promise<void>;
  /** Dead nodes that nobody else cares for right now; each is the caller's for `leaseMs`, then due again. */
  leaseDead(leaseMs: number): Promise<readonly DeadNode[]>;
  /** A node that went in order, or a dead one whose players are all marked as lost. */
  forget(nodeId: NodeId): Promise<void>;
}
