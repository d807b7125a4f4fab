import { describe, expect, it } from 'vitest';
import { parseDocument } from './markdown-document.ts';

describe('the sections of a document', () => {
  it('lists them with their levels, formatting left out', () => {
    expect(parseDocument('## A *fine* `day`\n\n### With [link](/x)\n').sections).toEqual([
      { id: 'part-a-fine-day', title: 'A fine day', level: 2 },
      { id: 'part-with-link', title: 'With link', level: 3 },
    ]);
  });

  it('gives equal headings different ids', () => {
    const ids = parseDocument('## Fees\n\n## Fees\n\n## !!!').sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe('part-fees');
  });

  it('keeps Devanagari with its vowel signs in ids', () => {
    expect(parseDocument('## गुण मिलान').sections[0]?.id).toBe('part-गुण-मिलान');
  });

  it('keeps two top headings, which are no title', () => {
    expect(parseDocument('# One\n\n# Two').sections).toHaveLength(2);
  });
});
