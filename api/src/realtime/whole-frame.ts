/** FIN and the opcode for text. */
const WHOLE_TEXT = 0x81;
/** Up to this the length stands in the second byte; otherwise the byte says how wide the length is. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/**
 * A text as one whole WebSocket frame, unmasked as servers send it (RFC 6455, section 5.2). Put together once and written
 * at once it takes one write instead of two; it stands between frames of `ws` as long as those
 * are written at once, too, which they are without compression.
 */
export function wholeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= SHORT ? 2 : length <= 0xff_ff ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}
