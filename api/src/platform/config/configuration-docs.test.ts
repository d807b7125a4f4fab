import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Environment } from './environment.ts';

const page = readFileSync(
  new URL('../../../../deploy/docs/configuration.md', import.meta.url),
  'utf8',
);

/** The rows of the tables of the server's variables; those of tools have other columns. */
const rows = [
  ...page.replace(/\n## Tools[^]*/, '').matchAll(/^\| `([A-Z0-9_]+)` \| (\S+) \| (.+) \|$/gm),
];

it('is documented: each variable once, with its default', () => {
  const documented = rows.map(([, name = '', given = '']) => [name, given.replaceAll('`', '')]);
  const ofSchema = Object.entries(Environment.shape).map(([name, value]) => [
    name,
    String(value.parse(undefined) ?? 'none'),
  ]);
  expect(documented.toSorted()).toEqual(ofSchema.toSorted());
});
