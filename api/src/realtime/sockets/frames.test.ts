import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { pushText, readText, pushBytes, readBinary, wholeFrame } from './frames.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => void server.close());

/** What a WebSocket makes of bytes that arrive. */
function received(bytes: Buffer): Promise<string> {
  server.once('connection', (_ws, request) => request.socket.write(bytes));
  const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return new Promise((resolve, reject) => {
    ws.once('error', reject);
    ws.once('message', (data: Buffer) => {
      resolve(data.toString());
      ws.terminate();
    });
  });
}

describe('a whole frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
    'of %i bytes is what a WebSocket reads',
    async (length) => {
      const text = 'x'.repeat(length);
      expect(await received(wholeFrame(text))).toBe(text);
    },
  );

  it('counts bytes, not characters', async () => {
    expect(await received(wholeFrame('नमस्ते'.repeat(20)))).toBe('नमस्ते'.repeat(20));
  });
});

describe('a text frame', () => {
  it('says what was put into it, whatever that was', () => {
    const ref = fc.option(fc.string());
    fc.assert(
      fc.property(
        ref,
        ref,
        fc.string(),
        fc.string(),
        fc.jsonValue(),
        (join, own, topic, event, payload) => {
          const text = pushText(join, own, topic, event, JSON.stringify(payload));
          const frame = {
            joinRef: join,
            ref: own,
            topic,
            event,
            payload: JSON.parse(JSON.stringify(payload)),
          };
          expect(readText(text)).toEqual(frame);
        },
      ),
    );
  });
});

describe('a binary frame', () => {
  it('of any bytes is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const frame = readBinary(Buffer.from(bytes));
        if (frame !== null) expect(bytes[0]).toBe(0);
      }),
    );
  });

  it('is not written with a field that does not fit', () => {
    expect(() => pushBytes('1', 't'.repeat(256), 'e', new Uint8Array())).toThrow(RangeError);
  });
});
