import { expect, it } from 'vitest';
import { saveText } from './save-text.ts';

it.each(['Name\r\nनंदिनी', '\uFEFFName\r\nनंदिनी'])(
  'writes one byte order mark before %j',
  async (text) => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:1'),
      revokeObjectURL: () => undefined,
    });
    saveText(text, 'names.csv');
    const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(Array.from(bytes.slice(0, 4))).toEqual([0xef, 0xbb, 0xbf, 0x4e]);
  },
);
