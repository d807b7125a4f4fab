import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openEnded } from './open-ended.ts';

const decode = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
  gzip: (bytes: Buffer) => gunzipSync(bytes),
};
const beginning = Buffer.from(`<!doctype html>${'<p>a profile of नाम</p>'.repeat(2000)}`);

describe.each(['br', 'gzip'] as const)('a beginning in %s', (encoding) => {
  it.each(['x', '"nonce":"a"}</script>', 'नाम'.repeat(5000), 'y'.repeat(65_535)])(
    'ends as each answer wants it',
    async (text) => {
      const body = await openEnded(beginning, encoding);
      const end = Buffer.from(text).subarray(0, 65_535);
      expect(decode[encoding](body(end)).equals(Buffer.concat([beginning, end]))).toBe(true);
    },
  );

  it('takes a fraction of the bytes, and is there for the next answer unchanged', async () => {
    const body = await openEnded(beginning, encoding);
    const [one, other] = [body(Buffer.from('one')), body(Buffer.from('other'))];
    expect(one.length).toBeLessThan(beginning.length / 20);
    expect(decode[encoding](one).toString()).toBe(`${beginning.toString()}one`);
    expect(decode[encoding](other).toString()).toBe(`${beginning.toString()}other`);
  });
});

it('is plain bytes without an encoding', async () => {
  const body = await openEnded(Buffer.from('a'), null);
  expect(body(Buffer.from('b')).toString()).toBe('ab');
});
