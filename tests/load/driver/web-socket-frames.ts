import { randomFillSync } from 'node:crypto';

/** What a frame carries (RFC 6455, section 5.2). */
export const opcodes = {
  continuation: 0x0,
  text: 0x1,
  binary: 0x2,
  close: 0x8,
  ping: 0x9,
  pong: 0xa,
} as const;

export interface Frame {
  readonly opcode: number;
  readonly isFinal: boolean;
  /** A view into the received bytes: it does not outlive the call that it is given to. */
  readonly payload: Buffer;
}

const MASK_POOL = 8_192;
const masks = randomFillSync(Buffer.allocUnsafe(MASK_POOL));
let maskAt = 0;

/** Four random bytes; drawn in bulk, because every frame of a client is masked. */
function nextMask(): number {
  if (maskAt + 4 > MASK_POOL) {
    randomFillSync(masks);
    maskAt = 0;
  }
  maskAt += 4;
  return maskAt - 4;
}

/** A whole message as one masked frame, as a client sends it. */
export function clientFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const extended = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const frame = Buffer.allocUnsafe(6 + extended + length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | (extended === 0 ? length : extended === 2 ? 126 : 127);
  if (extended === 2) frame.writeUInt16BE(length, 2);
  if (extended === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  const start = 6 + extended;
  const mask = nextMask();
  masks.copy(frame, start - 4, mask, mask + 4);
  for (let index = 0; index < length; index += 1) {
    frame[start + index] = (payload[index] ?? 0) ^ (masks[mask + (index & 3)] ?? 0);
  }
  return frame;
}

/** The frame that `bytes` begin with and where it ends; null while a part of it is missing. */
function readFrame(bytes: Buffer, from: number): { readonly frame: Frame; readonly end: number } | null {
  const present = bytes.length - from;
  if (present < 2) return null;
  const first = bytes[from] ?? 0;
  const short = (bytes[from + 1] ?? 0) & 0x7f;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (present < header) return null;
  const length =
    short < 126
      ? short
      : short === 126
        ? bytes.readUInt16BE(from + 2)
        : Number(bytes.readBigUInt64BE(from + 2));
  const end = from + header + length;
  if (bytes.length < end) return null;
  const payload = bytes.subarray(from + header, end);
  return { frame: { opcode: first & 0x0f, isFinal: (first & 0x80) !== 0, payload }, end };
}

/** Takes the unmasked frames of a server out of whatever parts they arrive in. */
export function createFrameReader(onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let rest: Buffer | null = null;
  return (chunk) => {
    const bytes = rest === null ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (let read = readFrame(bytes, at); read !== null; read = readFrame(bytes, at)) {
      at = read.end;
      onFrame(read.frame);
    }
    rest = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
  };
}
