import { describe, expect, it } from 'vitest';
import { MOST_LINES, oneLine, printedText } from './printed-text.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`);

describe('a text on paper', () => {
  it('keeps its lines and paragraphs, and joins runs of blank lines', () => {
    expect(printedText('one\ntwo\n\nthree')).toBe('one\ntwo\n\nthree');
    expect(printedText(`one${'\n'.repeat(1990)}two`)).toBe('one\n\ntwo');
    expect(printedText('\n\none\r\n \t \r\n\u00a0\r\u2028\u200b\n\u2800\ntwo\n\n')).toBe(
      'one\n\ntwo',
    );
    expect(printedText(' \n\u200b\n ')).toBe('');
  });

  it('has so many lines at most, and loses no word', () => {
    const many = numbered(1000);
    const printed = printedText(many.join('\n'));
    expect(printed.split('\n')).toHaveLength(MOST_LINES);
    expect(printed.split(/\s+/)).toEqual(many.join(' ').split(' '));
    const enough = numbered(MOST_LINES).join('\n');
    expect(printedText(enough)).toBe(enough);
  });

  it('has one line where it is a name', () => {
    expect(oneLine(' Sunita\n\n\tKulkarni ')).toBe('Sunita Kulkarni');
  });
});
