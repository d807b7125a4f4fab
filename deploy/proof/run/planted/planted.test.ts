import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';
import { PLANTED_FAULTS } from './faults.ts';
import { applyPatch, PATCHES } from './plant.ts';

it.each(PLANTED_FAULTS)('the patch of $name fits', ({ name }) => {
  expect(() => applyPatch(root, name, '--check')).not.toThrow();
});

it('every patch is a planted fault', () => {
  const patches = readdirSync(PATCHES).filter((name) => name.endsWith('.patch'));
  expect(patches.toSorted()).toEqual(PLANTED_FAULTS.map(({ name }) => `${name}.patch`).toSorted());
});
