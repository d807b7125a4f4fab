import { describe, expect, it } from 'vitest';
import { goesOn, rowsOf } from './biodata-layout.ts';
import type { BiodataSection } from './biodata.rules.ts';

function section(topic: BiodataSection['topic'], text = 'short'): BiodataSection {
  return { topic, title: topic, lines: [{ label: 'label', text }] };
}

function topics(...sections: BiodataSection[]): string[][] {
  return rowsOf(sections).map((row) => row.map(({ topic }) => topic));
}

describe('the rows of a biodata', () => {
  it('have short sections beside each other and the others on the whole width', () => {
    expect(
      topics(
        section('work'),
        section('family'),
        section('astrology'),
        section('preferences'),
        section('about'),
        section('contacts'),
      ),
    ).toEqual([['work', 'astrology'], ['family', 'preferences'], ['about'], ['contacts']]);
  });

  it('give long texts the whole width', () => {
    const long = section('work', 'word '.repeat(100));
    expect(topics(long, section('family'), section('astrology'))).toEqual([
      ['work'],
      ['family'],
      ['astrology'],
    ]);
  });

  it('give texts of many lines the whole width, however short they are', () => {
    const tall = section('family', 'a\n'.repeat(20));
    expect(topics(tall, section('preferences'))).toEqual([['family'], ['preferences']]);
  });

  it('lose nothing where one of two is missing', () => {
    expect(topics(section('preferences'), section('work'))).toEqual([['preferences'], ['work']]);
  });
});

describe('a text of a biodata', () => {
  it.each([
    ['stays together', 'word '.repeat(100), false],
    ['goes on over the end of a page when it is long', 'word '.repeat(200), true],
    ['goes on over the end of a page when it has many lines', 'a\n'.repeat(20), true],
  ])('%s', (_, text, expected) => {
    expect(goesOn({ label: 'label', text })).toBe(expected);
  });
});
