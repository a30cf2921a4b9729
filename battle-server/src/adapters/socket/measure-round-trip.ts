/** What tells of each packet of a connection. */
interface PacketSource {
  on(event: 'packet' | 'packetCreate', listener: (packet: { readonly type: string }) => void): unknown;
}

/** The smallest of so many counts: one slow pong does not buy compensation [B5]. */
const KEPT = 3;

/**
 * Times the engine's own pings. The answer gives the round trip in milliseconds, null before the first pong.
 * Nothing that the client says goes into it but the moment of its pong.
 */
export function measureRoundTrip(conn: PacketSource, now: () => number): () => number | null {
  const newest: number[] = [];
  let sentAt: number | null = null;
  conn.on('packetCreate', ({ type }) => {
    if (type === 'ping') sentAt = now();
  });
  conn.on('packet', ({ type }) => {
    if (type !== 'pong' || sentAt === null) return;
    newest.push(Math.round(now() - sentAt));
    if (newest.length > KEPT) newest.shift();
    sentAt = null;
  });
  return () => (newest.length === 0 ? null : Math.min(...newest));
}
