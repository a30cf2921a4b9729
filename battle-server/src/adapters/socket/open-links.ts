import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RequestOrigin } from './address-limit.ts';
import { ClientLink, type LinkHost, PING_EVERY_MS } from './client-link.ts';
import { createHeartbeat } from './heartbeat.ts';
import { packetFrames } from './packet-frames.ts';
import { createTurnWriter } from './turn-writer.ts';

const PATH = '/socket.io/';
/** The largest command is some hundred bytes. */
const MOST_BYTES = 4_096;

export interface LinkServer {
  /** Ends every connection that is still open, at once. */
  close(): void;
}

/**
 * Takes Socket.IO clients on `http`: WebSocket only, uncompressed, pages of the allowed origins. The protocol is spoken
 * here, not by the `socket.io` package: docs/adr/0013 says why.
 */
export function openLinks(
  http: HttpServer,
  origins: readonly string[],
  host: Omit<LinkHost, 'gone' | 'writer'>,
): LinkServer {
  const links = new Set<ClientLink>();
  const heartbeat = createHeartbeat(PING_EVERY_MS, host.ticks);
  const websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
  });
  const linkHost: LinkHost = {
    ...host,
    writer: createTurnWriter(),
    gone(link) {
      links.delete(link);
      heartbeat.delete(link);
    },
  };

  http.on('upgrade', (request, stream, head) => {
    const refusal = refusalOf(request, origins);
    if (refusal !== null) {
      refuse(stream, refusal);
      return;
    }
    websockets.handleUpgrade(request, stream, head, (websocket) => {
      const link = new ClientLink(websocket, stream, originOf(request), linkHost);
      links.add(link);
      heartbeat.add(link);
      link.send(
        packetFrames.open({
          sid: link.id,
          pingInterval: PING_EVERY_MS,
          pingTimeout: PING_EVERY_MS,
          maxPayload: MOST_BYTES,
        }),
      );
    });
  });

  return {
    close() {
      heartbeat.stop();
      for (const link of links) link.terminate();
    },
  };
}

function refusalOf({ url = '', headers }: IncomingMessage, origins: readonly string[]): string | null {
  const address = URL.parse(url, 'http://node');
  if (address?.pathname !== PATH) return '404 Not Found';
  const { searchParams: asked } = address;
  // A `sid` goes on with a connection that began by polling: there is none.
  const isSpoken = asked.get('EIO') === '4' && asked.get('transport') === 'websocket' && !asked.has('sid');
  if (!isSpoken) return '400 Bad Request';
  const { origin } = headers;
  return origin === undefined || origins.includes(origin) ? null : '403 Forbidden';
}

function refuse(stream: Duplex, status: string): void {
  stream.on('error', () => stream.destroy());
  // Whoever does not close his side would otherwise keep the connection for ever.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What is kept of the request until its client has entered. */
function originOf({ socket, headers }: IncomingMessage): RequestOrigin {
  const forwarded = headers['x-forwarded-for'];
  return { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } };
}
