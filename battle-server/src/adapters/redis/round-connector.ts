import { createConnection, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectSecurely } from 'node:tls';
import { AbstractConnector } from 'ioredis';

interface Place {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}

/** How long a closed link may take to end before it is cut, milliseconds. */
const DISCONNECT_MS = 2_000;

/**
 * Makes ioredis connect to another one of `places` each time, beginning anywhere among them: a node that died does
 * not keep its subscriber waiting for it, and the nodes of a cluster share the subscribers.
 */
export function connectorTo(places: () => readonly Place[], tls: ConnectionOptions | undefined) {
  let turn = Math.floor(Math.random() * 1_000);
  return class RoundConnector extends AbstractConnector {
    constructor() {
      super(DISCONNECT_MS);
    }

    override async connect(): Promise<Socket> {
      this.connecting = true;
      const known = places();
      const { host = '127.0.0.1', port = 6379 } = known[turn % known.length] ?? {};
      turn += 1;
      const stream = tls ? connectSecurely({ ...tls, host, port }) : createConnection({ host, port });
      stream.once('error', (error) => {
        this.firstError = error;
      });
      this.stream = stream;
      return stream;
    }
  };
}
