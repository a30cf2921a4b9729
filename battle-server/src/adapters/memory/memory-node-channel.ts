import type { NodeId } from '../../core/node-id.ts';
import type { NodeChannel } from '../../ports/node-channel.ts';

/** Channels within one process. `deliver` is what the memory store publishes with. */
export interface MemoryNodeChannel<Message> extends NodeChannel<Message> {
  deliver(nodeId: NodeId, message: Message): void;
}

/** Messages arrive in order, after the publisher's own turn. */
export function createMemoryNodeChannel<Message>(): MemoryNodeChannel<Message> {
  const listeners = new Map<NodeId, Set<(message: Message) => void>>();
  const deliver = (nodeId: NodeId, message: Message) => {
    queueMicrotask(() => {
      for (const listen of listeners.get(nodeId) ?? []) listen(message);
    });
  };
  return {
    deliver,
    publish(nodeId, message) {
      deliver(nodeId, message);
      return Promise.resolve();
    },
    subscribe(nodeId, onMessage) {
      const ofNode = listeners.get(nodeId) ?? new Set();
      ofNode.add(onMessage);
      listeners.set(nodeId, ofNode);
      return Promise.resolve(() => {
        ofNode.delete(onMessage);
        if (ofNode.size === 0) listeners.delete(nodeId);
        return Promise.resolve();
      });
    },
  };
}
