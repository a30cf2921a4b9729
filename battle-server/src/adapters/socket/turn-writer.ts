import type { Writable } from 'node:stream';

/** Writes to many connections. */
export interface TurnWriter {
  write(stream: Writable, bytes: Buffer): void;
}

/**
 * What one turn of the event loop sends to a connection leaves in one write: each write is a call into the system, which
 * costs more than what it sends. Nothing waits longer than that turn.
 */
export function createTurnWriter(): TurnWriter {
  let corked: Writable[] = [];
  const release = () => {
    const streams = corked;
    corked = [];
    for (const stream of streams) stream.uncork();
  };
  return {
    write(stream, bytes) {
      if (stream.writableCorked === 0) {
        stream.cork();
        if (corked.length === 0) setImmediate(release);
        corked.push(stream);
      }
      stream.write(bytes);
    },
  };
}
