import type { NodeId } from '../core/node-id.ts';

export interface DeadNode {
  readonly nodeId: NodeId;
  /** Its last heartbeat by the store's clock, epoch milliseconds: from there its players' timers pause [B4]. */
  readonly lastBeatAt: number;
}

/** Which nodes live: each beats every nodeHeartbeatMs and is dead after nodeDeadMs of silence. */
export interface NodeRegistry {
  beat(nodeId: NodeId): Promise<void>;
  /** The last heartbeat of every node that is not forgotten, epoch milliseconds by the store's clock. */
  beats(): Promise<ReadonlyMap<NodeId, number>>;
  /** Dead nodes that nobody else cares for right now; each is the caller's for `leaseMs`, then due again. */
  leaseDead(leaseMs: number): Promise<readonly DeadNode[]>;
  /** A node that went in order, or a dead one whose players are all marked as lost. */
  forget(nodeId: NodeId): Promise<void>;
}
