import type { Writable } from 'node:stream';

/**
 * What one turn of the event loop sends to a Redis leaves in one write: each write is a call into the system, which
 * costs more than the command. Nothing waits longer than that turn.
 */
export function joinWrites(stream: Writable): void {
  const write = stream.write.bind(stream);
  let isCorked = false;
  const release = () => {
    isCorked = false;
    stream.uncork();
  };
  Object.assign(stream, {
    write(...given: Parameters<typeof write>) {
      if (!isCorked) {
        isCorked = true;
        stream.cork();
        setImmediate(release);
      }
      return write(...given);
    },
  });
}
