import { describe, expect, it } from 'vitest';
import { BookProblem, partsOf, textOfFile } from './read-book.ts';

const file = (...pieces: BlobPart[]) => new Blob(pieces);
const utf16 = (text: string, mark: readonly number[]) => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const isLittle = mark[0] === 0xff;
  const bytes = units.flatMap((unit) => [unit >> 8, unit & 255]);
  const pairs = isLittle ? units.flatMap((unit) => [unit & 255, unit >> 8]) : bytes;
  return new Uint8Array([...mark, ...pairs]);
};

describe('a chosen file', () => {
  it('is read in the encodings of phones and of Excel', async () => {
    expect(await textOfFile(file('आशा,1'))).toBe('आशा,1');
    expect(await textOfFile(file(utf16('आशा,1', [0xff, 0xfe])))).toBe('आशा,1');
    expect(await textOfFile(file(utf16('आशा,1', [0xfe, 0xff])))).toBe('आशा,1');
    expect(await textOfFile(file(new Uint8Array([0x4d, 0xfc, 0x6c])))).toBe('Mül');
  });

  it.each([
    ['noText', [new Uint8Array([0x89, 0x50, 0, 1])]],
    ['tooBig', ['x'.repeat(11 * 1024 * 1024)]],
  ] as const)('is refused: %s', async (reason, pieces) => {
    await expect(textOfFile(file(...pieces))).rejects.toMatchObject({ reason });
  });
});

describe('a book', () => {
  const card = (name: string, more = '') =>
    `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\n${more}TEL:98220 12345\nEND:VCARD\n`;

  it('of cards goes without photos, whole people a part', () => {
    const photo = `PHOTO;ENCODING=b:${'QUJD'.repeat(20)}\n ${'QUJD'.repeat(20_000)}\n\nX-NOTE:kept\n`;
    expect(partsOf(card('Asha', photo)).join('')).toBe(
      `${card('Asha', 'X-NOTE:kept\n')}\n`.replace(/\n\n$/, '\n\n'),
    );
    const many = Array.from({ length: 1500 }, (_, at) => card(`Person ${at}`)).join('');
    const parts = partsOf(many);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.trim()).toMatch(/^BEGIN:VCARD[^]*END:VCARD$/);
    expect(parts.join('').split('BEGIN:VCARD')).toHaveLength(1501);
  });

  it('of rows has its headings in every part, and no cell is torn', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `"Person\n${at}",98220${10_000 + at}\n`);
    const parts = partsOf(`name,phone\n${rows.join('')}`);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/^name,phone\n"Person\n[^]*\d\n$/);
  });

  it('that is one endless line, or too much, is refused', () => {
    expect(() => partsOf('x'.repeat(70_000))).toThrow(BookProblem);
    expect(() => partsOf('Asha,98220 12345\n'.repeat(60_000))).toThrow(BookProblem);
  });
});
