import { createHash, randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { clientFrame, createFrameReader, type Frame, opcodes } from './web-socket-frames.ts';

/** The fixed text of the handshake (RFC 6455, section 1.3). */
const HANDSHAKE_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** One WebSocket with as little around it as thousands in one process allow. */
export interface WebSocketLink {
  sendText(text: string): void;
  sendBinary(bytes: Buffer): void;
  /** Writes bytes as they are, also such as no WebSocket would send. */
  sendRaw(bytes: Buffer): void;
  /** Says goodbye and ends the connection. */
  close(): void;
  /** Breaks the connection without a word, as a lost link does. */
  cut(): void;
}

/** `onClose` comes once, whoever closed; also when the link never opened. */
export interface WebSocketHandlers {
  onOpen(): void;
  onText(text: string): void;
  /** The bytes do not outlive the call. */
  onBinary(bytes: Buffer): void;
  onClose(reason: string): void;
}

/** Opens a link to `url` (http: or https:, with path and query). */
export function openWebSocketLink(url: URL, handlers: WebSocketHandlers): WebSocketLink {
  const key = randomBytes(16).toString('base64');
  const accept = createHash('sha1').update(`${key}${HANDSHAKE_GUID}`).digest('base64');
  const socket = connectTo(url);
  const parts: Buffer[] = [];
  let partsAre: number = opcodes.text;
  let head: Buffer | null = Buffer.alloc(0);
  let reason = 'closed by the server';

  const fail = (why: string) => {
    reason = why;
    socket.destroy();
  };
  const send = (opcode: number, payload: Buffer) => {
    if (socket.writable) socket.write(clientFrame(opcode, payload));
  };
  const read = createFrameReader((frame) => takeFrame(frame));

  function takeFrame({ opcode, isFinal, payload }: Frame): void {
    if (opcode === opcodes.ping) send(opcodes.pong, payload);
    else if (opcode === opcodes.close) socket.end(clientFrame(opcodes.close, payload));
    else if (opcode === opcodes.continuation || !isFinal) takePart(opcode, isFinal, payload);
    else if (opcode !== opcodes.pong) deliver(opcode, payload);
  }

  function takePart(opcode: number, isFinal: boolean, payload: Buffer): void {
    if (opcode !== opcodes.continuation) partsAre = opcode;
    parts.push(Buffer.from(payload));
    if (isFinal) deliver(partsAre, Buffer.concat(parts.splice(0)));
  }

  function deliver(opcode: number, payload: Buffer): void {
    if (opcode === opcodes.text) handlers.onText(payload.toString('utf8'));
    else handlers.onBinary(payload);
  }

  function takeHead(chunk: Buffer, before: Buffer): void {
    const bytes = Buffer.concat([before, chunk]);
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) {
      head = bytes;
      return;
    }
    const answer = bytes.toString('latin1', 0, end);
    if (!answer.startsWith('HTTP/1.1 101') || !answer.includes(accept)) {
      fail(`the server answers ${answer.split('\r\n')[0]}`);
      return;
    }
    head = null;
    handlers.onOpen();
    if (bytes.length > end + 4) read(bytes.subarray(end + 4));
  }

  socket.setNoDelay(true);
  socket.on('data', (chunk: Buffer) => (head === null ? read(chunk) : takeHead(chunk, head)));
  socket.on('error', (error) => fail(error.message));
  socket.on('close', () => handlers.onClose(reason));
  socket.write(upgradeRequest(url, key));

  return {
    sendText: (text) => send(opcodes.text, Buffer.from(text, 'utf8')),
    sendBinary: (bytes) => send(opcodes.binary, bytes),
    sendRaw(bytes) {
      if (!socket.destroyed) socket.write(bytes);
    },
    close() {
      reason = 'closed here';
      if (socket.writable) socket.end(clientFrame(opcodes.close, Buffer.from([0x03, 0xe8])));
    },
    cut: () => fail('cut here'),
  };
}

function connectTo(url: URL): Socket {
  const isSecure = url.protocol === 'https:';
  const host = url.hostname;
  const port = Number(url.port || (isSecure ? 443 : 80));
  return isSecure ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
}

function upgradeRequest(url: URL, key: string): string {
  return [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    '\r\n',
  ].join('\r\n');
}
