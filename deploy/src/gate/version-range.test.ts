import { describe, expect, it } from 'vitest';
import { satisfies } from './version-range.ts';

describe('satisfies', () => {
  it.each([
    ['19.3.1', '^19.3.1'],
    ['19.4.0', '^19.3.1'],
    ['0.1.7', '^0.1.0'],
    ['0.0.3', '^0.0.3'],
    ['4.6.9', '~4.6.7'],
    ['4.6.7', '4.6.7'],
    ['4.6.7', '=4.6.7'],
    ['7.0.0', '*'],
    ['18.2.0', '^19.0.0 || ^18.0.0'],
  ])('%s lies in %s', (version, range) => {
    expect(satisfies(version, range)).toBe(true);
  });

  it.each([
    ['19.3.0', '^19.3.1'],
    ['20.0.0', '^19.3.1'],
    ['0.2.0', '^0.1.0'],
    ['0.0.4', '^0.0.3'],
    ['4.7.0', '~4.6.7'],
    ['4.6.8', '4.6.7'],
    ['19.3.1', '>=19'],
    ['19.3.1-rc.1', '^19.0.0'],
    ['', '^1.0.0'],
  ])('%s does not lie in %s, or cannot be said to', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });
});
