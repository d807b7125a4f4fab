import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNNAMED_BUILD } from 'shared-contracts/build/build-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../alone/check-alone.ts';
import { readArtifact, type Artifact } from '../registry/artifact.ts';
import { buildUnit } from './build-all.ts';

const UNIT = 'mf-billing';

/** What its team and others change that reaches no byte of mf-billing. */
const ELSEWHERE = [
  ['a comment in a call of another team', 'shared-contracts/src/calls/messaging.ts', '// other'],
  ['a comment in a call that it bundles', 'shared-contracts/src/calls/payments.ts', '// other'],
  ['a tool', 'shared-contracts/build/test-project.mjs', '// other'],
  ['the build itself', 'shared-contracts/build/unit-config.ts', '// other'],
  ['a test configuration', `${UNIT}/vitest.config.ts`, '// other'],
  ['a test', `${UNIT}/src/remote.test.tsx`, '// other'],
  ["another workspace's dependency", 'package-lock.json', '\n'],
] as const;

describe('the id of a build', () => {
  let house = '';
  let first: Artifact;
  const build = async () => readArtifact(await buildUnit(UNIT, house));

  beforeAll(async () => {
    house = await mkdtemp(join(tmpdir(), 'sp-build-ids-'));
    await furnish(house, UNIT);
    first = await build();
  });
  afterAll(() => rm(house, { recursive: true, force: true }));

  it('is written into every file in place of the one that stands for it', async () => {
    const dist = join(house, UNIT, 'dist');
    for (const name of await readdir(dist)) {
      const text = (await readFile(join(dist, name))).toString('latin1');
      expect(text.includes(UNNAMED_BUILD), name).toBe(false);
    }
    expect(first.global).toBe(`mf_billing_${first.build}`);
    expect(await readFile(join(dist, 'remoteEntry.js'), 'utf8')).toContain(first.global);
  });

  it('is in the files before the loader of the build knows their hashes', async () => {
    const dist = join(house, UNIT, 'dist');
    const entry = await readFile(join(dist, 'remoteEntry.js'), 'utf8');
    const known = new Set([...entry.matchAll(/sha256-[A-Za-z0-9+/=]{44}/g)].map(([hash]) => hash));
    expect(known.size).toBeGreaterThan(1);
    const hashes = await Promise.all(
      first.files.map(async ({ path }) => {
        const bytes = await readFile(join(dist, path));
        return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
      }),
    );
    expect([...known].filter((hash) => !hashes.includes(hash))).toEqual([]);
  });

  it('stays when nothing changes that the unit bundles', async () => {
    for (const [, path, line] of ELSEWHERE) await appendFile(join(house, path), line);
    const next = await build();
    expect(next.build).toBe(first.build);
    expect(next.files).toEqual(first.files);
  });

  it.each([
    [
      'a text of its own',
      `${UNIT}/src/locales/en/billing.ts`,
      "'plans.title': 'Plans'",
      "'plans.title': 'Our plans'",
    ],
    [
      'a field of a call that it reads',
      'shared-contracts/src/calls/payments.ts',
      "currency: z.literal('INR'),",
      "currency: z.literal('INR'), more: z.optional(z.string()),",
    ],
  ])('changes with %s', async (_name, file, found, written) => {
    const path = join(house, file);
    const before = await readFile(path, 'utf8');
    expect(before).toContain(found);
    await writeFile(path, before.replace(found, written));
    const next = await build();
    await writeFile(path, before);
    expect(next.build).not.toBe(first.build);
  });
});
