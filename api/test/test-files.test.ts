import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDatabaseTest } from './database.ts';

const root = join(import.meta.dirname, '../..');
/** In two parts, so that this file does not contain it. */
const REPLACES_MODULES = new RegExp(
  ['\\bvi', '\\.(?:do)?(?:mock|unmock|resetModules)\\('].join(''),
  'i',
);

describe.each(['api', 'deploy'])('the test files of %s', (workspace) => {
  it('replace modules only where each has a process of its own', () => {
    const files = readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules/'))
      .map((name) => join(root, workspace, name));
    expect(files.length).toBeGreaterThan(50);
    const replacing = files.filter((file) => REPLACES_MODULES.test(readFileSync(file, 'utf8')));
    const isolated =
      workspace === 'api' ? (file: string) => file.endsWith('.isolated.test.ts') : () => false;
    expect(replacing.filter((file) => !isolated(file))).toEqual([]);
  });
});

it.each([
  ['/a/interests.db.test.ts', true],
  ['/a/crash.process.db.test.ts', true],
  ['/a/interests.test.ts', false],
  ['/a/db.test.ts', false],
])('%s may open a database: %s', (file, may) => {
  expect(isDatabaseTest(file)).toBe(may);
});
