import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../alone/check-alone.ts';
import { readArtifact } from '../registry/artifact.ts';
import { buildAll } from './build-all.ts';
import { buildUnits, distOf, ROOT } from './units.ts';

/** A change as the table of the architecture page names it, by the file that it edits. */
const CHANGES: Readonly<Record<string, { path: string; edit: (text: string) => string }>> = {
  "a comment in another team's call": {
    path: 'shared-contracts/src/calls/messaging.ts',
    edit: (text) => `${text}// said elsewhere\n`,
  },
  'a tool': {
    path: 'shared-contracts/build/unit-config.ts',
    edit: (text) => `${text}// said elsewhere\n`,
  },
  'a test configuration': {
    path: 'shared-contracts/build/test-project.mjs',
    edit: (text) => `${text}// said elsewhere\n`,
  },
  "another workspace's dependency in the lockfile": {
    path: 'package-lock.json',
    edit: (text) => text.replace('"node_modules/yaml": {\n      "version": "', '$&9'),
  },
  'an additive field of a call that three units share': {
    path: 'shared-contracts/src/calls/payments.ts',
    edit: (text) => text.replace("currency: z.literal('INR'),", '$& more: z.optional(z.string()),'),
  },
  'a rule of the design system': {
    path: 'shared-contracts/src/ui/core/button.css',
    edit: (text) => `${text}.sp-button--small { letter-spacing: 1px; }\n`,
  },
  'the markup of a button of the design system': {
    path: 'shared-contracts/src/ui/core/button.tsx',
    edit: (text) => text.replace("'sp-button',", "'sp-button sp-button--new',"),
  },
};

/** The rows of the table: what changes, and the units whose id does. */
async function documentedRows(): Promise<Map<string, string>> {
  const text = await readFile(join(ROOT, 'deploy/docs/architecture.md'), 'utf8');
  const table = text.slice(text.indexOf('## What renames a build'));
  return new Map(
    [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
      .map(([, change = '', units = '']) => [change, units] as const)
      .slice(2),
  );
}

it('the architecture page has a row for each change that is tried', async () => {
  expect([...(await documentedRows()).keys()]).toEqual(Object.keys(CHANGES));
});

describe.runIf(process.env['PROOF'] === 'long')('the ids of the seven units', () => {
  let house = '';
  let first: Record<string, string>;
  const units = buildUnits();
  const ids = async () => {
    await buildAll(() => {}, house);
    const named = units.map(async (unit) => {
      const { build } = await readArtifact(distOf(unit, house));
      return [unit, build] as const;
    });
    return Object.fromEntries(await Promise.all(named));
  };

  beforeAll(async () => {
    house = await mkdtemp(join(tmpdir(), 'sp-renamed-units-'));
    await furnish(house, ...units);
    first = await ids();
  });
  afterAll(() => rm(house, { recursive: true, force: true }));

  it.each(Object.entries(CHANGES))('change with %s as documented', async (name, { path, edit }) => {
    const file = join(house, path);
    const before = await readFile(file, 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    await writeFile(file, after);
    const now = await ids();
    await writeFile(file, before);
    const renamed = units.filter((unit) => now[unit] !== first[unit]);
    expect(renamed.join(', ') || 'none').toBe((await documentedRows()).get(name));
  });
});
