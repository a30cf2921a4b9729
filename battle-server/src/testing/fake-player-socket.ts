import { userId } from '@quiz-arena/contract/ids';
import type { PlayerSocket } from '../adapters/socket/player-socket.ts';
import { TokenBucket } from '../adapters/socket/token-bucket.ts';
import type { ConnectionId, NodeId } from '../core/node-id.ts';

/** A connected player whose connection only notes what he is sent. */
export function fakePlayerSocket(connectionId: ConnectionId): { of: PlayerSocket; sent: object[] } {
  const sent: object[] = [];
  const of: PlayerSocket = {
    link: {
      emit: (_name, message) => void sent.push(message),
      send: () => undefined,
      disconnect: () => undefined,
      close: () => undefined,
      roundTripMs: null,
    },
    player: { userId: userId.parse('7'), name: 'Ada', image: '', rating: 1_500, isProvisional: false },
    connection: { nodeId: 'n' as NodeId, connectionId },
    tokenHash: '',
    bucket: new TokenBucket({ perSecond: 10, burst: 20, now: () => 0 }),
  };
  return { of, sent };
}
