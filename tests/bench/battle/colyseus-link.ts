import { decode, encode } from '@colyseus/schema';
import { Packr } from 'msgpackr';
import type { PlayerLink, PlayerLinkHandlers } from '../../load/driver/player-link.ts';
import { openWebSocketLink } from '../../load/driver/web-socket-link.ts';

/** The protocol bytes of colyseus that a player without shared state needs. */
const protocol = { joinRoom: 10, roomData: 13, roomRequest: 21, roomResponse: 22 } as const;

const packr = new Packr({ useRecords: false });
const HEADER_BYTES = 64;

function packet(code: number, requestId: number | null, name: string, payload: object): Buffer {
  const header = Buffer.allocUnsafe(HEADER_BYTES);
  const at = { offset: 1 };
  header[0] = code;
  if (requestId !== null) encode.number(header, requestId, at);
  encode.string(header, name, at);
  return Buffer.concat([header.subarray(0, at.offset), packr.pack(payload)]);
}

interface Seat {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/** Reserves a seat in a room of two, as the official client does. */
export async function reserveSeat(url: string): Promise<Seat> {
  const response = await fetch(`${url}/matchmake/joinOrCreate/battle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`colyseus gives no seat: ${response.status} ${await response.text()}`);
  return (await response.json()) as Seat;
}

/** Opens a player's link to the room of his seat. */
export function openColyseusLink(url: string, seat: Seat, handlers: PlayerLinkHandlers): PlayerLink {
  const address = new URL(`/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`, url);
  const waiting = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  const link = openWebSocketLink(address, {
    onOpen: () => undefined,
    onText: () => undefined,
    onBinary,
    onClose: (reason) => handlers.onClose(reason),
  });

  function onBinary(bytes: Buffer): void {
    const at = { offset: 1 };
    if (bytes[0] === protocol.joinRoom) {
      link.sendBinary(Buffer.from([protocol.joinRoom]));
      handlers.onConnect();
    } else if (bytes[0] === protocol.roomData) {
      const name = decode.string(bytes, at);
      handlers.onMessage(name, packr.unpack(bytes.subarray(at.offset)));
    } else if (bytes[0] === protocol.roomResponse) {
      const id = decode.number(bytes, at);
      const onAnswer = waiting.get(id);
      waiting.delete(id);
      onAnswer?.(packr.unpack(bytes.subarray(at.offset + 1)));
    }
  }

  return {
    tell: (name, payload) => link.sendBinary(packet(protocol.roomData, null, name, payload)),
    ask(name, payload, onAnswer) {
      asked += 1;
      waiting.set(asked, onAnswer);
      link.sendBinary(packet(protocol.roomRequest, asked, name, payload));
    },
    close: link.close,
    cut: link.cut,
  };
}
