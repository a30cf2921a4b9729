import type { BattlePorts } from '../../application/battle-ports.ts';
import type { NodeMessage } from '../../application/node-message.ts';

/** A message that this node does not understand (a newer one's, while both run) costs a resync, not the process. */
export function guardDelivery(
  deliver: (message: NodeMessage) => void,
  { log, meter }: Pick<BattlePorts, 'log' | 'meter'>,
): (message: NodeMessage) => void {
  return (message) => {
    try {
      deliver(message);
    } catch (error) {
      meter.tally('internal-error');
      log.error({ kind: message.kind, error: String(error) }, 'a message of a node could not be delivered');
    }
  };
}
