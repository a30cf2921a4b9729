import type { PlayerLink, PlayerLinkHandlers } from './player-link.ts';
import { openWebSocketLink } from './web-socket-link.ts';

/** Engine.IO packet types (protocol 4) and, behind `message`, those of Socket.IO (protocol 5). */
const engine = { open: '0', ping: '2', pong: '3', message: '4' } as const;
const packets = { connect: '0', disconnect: '1', event: '2', ack: '3', refused: '4' } as const;

const NAMESPACE = '/battle,';

/** Opens a player's link to the namespace /battle of `url`, without anything of a browser's client that costs memory. */
export function openSocketIoLink(url: string, auth: object, handlers: PlayerLinkHandlers): PlayerLink {
  const address = new URL('/socket.io/?EIO=4&transport=websocket', url);
  const waiting = new Map<number, (answer: unknown) => void>();
  let asked = 0;

  const link = openWebSocketLink(address, {
    onOpen: () => undefined,
    onText,
    onBinary: () => undefined,
    onClose: (reason) => handlers.onClose(reason),
  });
  const send = (type: string, id: string, body: unknown) =>
    link.sendText(`${engine.message}${type}${NAMESPACE}${id}${JSON.stringify(body)}`);

  function onText(text: string): void {
    const type = text[0];
    if (type === engine.ping) link.sendText(engine.pong);
    else if (type === engine.open) send(packets.connect, '', auth);
    else if (type === engine.message) takePacket(text[1], text.slice(2 + NAMESPACE.length));
  }

  function takePacket(type: string | undefined, rest: string): void {
    if (type === packets.event) {
      const [name, body] = JSON.parse(rest) as [string, unknown];
      handlers.onMessage(name, body);
    } else if (type === packets.ack) {
      const from = rest.indexOf('[');
      const id = Number(rest.slice(0, from));
      const onAnswer = waiting.get(id);
      waiting.delete(id);
      onAnswer?.((JSON.parse(rest.slice(from)) as unknown[])[0]);
    } else if (type === packets.connect) {
      handlers.onConnect();
    } else if (type === packets.refused) {
      handlers.onRefused((JSON.parse(rest) as { data?: unknown }).data);
      link.close();
    } else if (type === packets.disconnect) {
      link.close();
    }
  }

  return {
    tell: (name, payload) => send(packets.event, '', [name, payload]),
    ask(name, payload, onAnswer) {
      asked += 1;
      waiting.set(asked, onAnswer);
      send(packets.event, String(asked), [name, payload]);
    },
    close: link.close,
    cut: link.cut,
  };
}
