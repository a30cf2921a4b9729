/** The longest payload whose length fits into the first length byte, and into two bytes more (RFC 6455, 5.2). */
const SHORT = 125;
const MEDIUM = 0xffff;
/** The last and only fragment of a text message. */
const FINAL_TEXT = 0x81;

/** A text as one unmasked WebSocket frame, as servers send them: made once however many it is sent to. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headerBytes = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerBytes + length);
  frame[0] = FINAL_TEXT;
  if (headerBytes === 2) {
    frame[1] = length;
  } else if (headerBytes === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headerBytes, 'utf8');
  return frame;
}
