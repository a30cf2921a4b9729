import type { NodeId } from '../core/node-id.ts';

/**
 * Messages from node to node, each at most once. The battle store publishes a commit's notice on the same
 * channels, in commit order.
 */
export interface NodeChannel<Message> {
  /** Tells one node something; a dead node hears nothing. */
  publish(nodeId: NodeId, message: Message): Promise<void>;
  /**
   * Hears what is published to `nodeId`. `onGap` follows every resubscribe: messages may have been lost, so
   * compare revisions. The answer ends the subscription.
   */
  subscribe(
    nodeId: NodeId,
    onMessage: (message: Message) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
}
