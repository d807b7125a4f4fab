import { expect, it } from 'vitest';
import { slowestFiles } from './slowest-files.mjs';

it('names the ten slowest, slowest first, with the step that ran them', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    step: 'unit',
    file: `/root/src/file-${index}.test.ts`,
    seconds: index,
  }));
  const lines = slowestFiles(files, '/root').trimEnd().split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('   11.0 s  src/file-11.test.ts (unit)');
  expect(lines.at(-1)).toBe('    2.0 s  src/file-2.test.ts (unit)');
});

it('says nothing where no step told its files', () => {
  expect(slowestFiles([], '/root')).toBe('');
});
