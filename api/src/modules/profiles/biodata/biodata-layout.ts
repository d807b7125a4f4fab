import type { BiodataSection } from './biodata.rules.ts';

/** Sections of short lines that may stand beside each other. */
const PAIRS: Readonly<Partial<Record<BiodataSection['topic'], BiodataSection['topic']>>> = {
  work: 'astrology',
  family: 'preferences',
};

/** Characters of half a line, above which a value gets the full width. */
const LONGEST_BESIDE = 160;
const MOST_LINES_BESIDE = 3;

/** As much as stays together at the end of a page: half of one. */
const LONGEST_WHOLE = 900;
const MOST_LINES_WHOLE = 12;

/** Rows from top to bottom: two sections beside each other, or one on the whole width. */
export function rowsOf(sections: readonly BiodataSection[]): (readonly BiodataSection[])[] {
  const rows: (readonly BiodataSection[])[] = [];
  const placed = new Set<BiodataSection>();
  for (const section of sections) {
    if (placed.has(section)) continue;
    const wanted = PAIRS[section.topic];
    const beside = sections.find(({ topic }) => topic === wanted);
    const row =
      beside !== undefined && isShort(section) && isShort(beside) ? [section, beside] : [section];
    for (const one of row) placed.add(one);
    rows.push(row);
  }
  return rows;
}

function isShort({ lines }: BiodataSection): boolean {
  return lines.every(({ text }) => isWithin(text, LONGEST_BESIDE, MOST_LINES_BESIDE));
}

/** Whether a text has to go on over the end of a page: what stays together and fits on none would be cut off. */
export function goesOn({ text }: BiodataSection['lines'][number]): boolean {
  return !isWithin(text, LONGEST_WHOLE, MOST_LINES_WHOLE);
}

function isWithin(text: string, length: number, lines: number): boolean {
  return text.length <= length && text.split('\n').length <= lines;
}
