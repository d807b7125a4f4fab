import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArtifact } from '../registry/artifact.ts';
import { startCanary } from '../registry/canary-changes.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { testRegistry } from '../testing/test-releases.ts';
import { findProbe, type ProbeResult } from './probe-store.ts';
import { nextProbe, probeNext, ProbeFailed } from './run-probes.ts';

const AT = new Date('2026-11-21T09:00:00Z');
const clock = () => AT;
const UNIT = 'mf-profiles';

/** Two live units, and builds of one of them that came afterwards. */
async function site(...newer: readonly string[]) {
  let now = AT.getTime();
  const { registry } = await testRegistry(() => new Date((now += 1000)));
  await publishBuilt(
    registry,
    [await fakeBuild('shell', 's1'), await fakeBuild(UNIT, 'p1')],
    'test',
  );
  for (const build of newer) {
    const folder = await fakeBuild(UNIT, build, { 'expose.js': build }, { version: build });
    await insertBuild(registry, folder, 'test');
  }
  return registry;
}

const passed = (unit: string, build: string): ProbeResult => ({
  unit,
  build,
  verdict: 'passed',
  ms: 1,
  findings: [],
  cut: [],
  figures: {},
  stage: { browser: 'Chromium 140', builds: {} },
});

describe('what is probed next', () => {
  it('is nothing where all builds are live', async () => {
    expect(await nextProbe(await site())).toBeNull();
  });

  it('is the newest build that was published after the stable one', async () => {
    const stable = { shell: 's1', [UNIT]: 'p1' };
    expect(await nextProbe(await site('p2', 'p3'))).toEqual({ unit: UNIT, build: 'p3', stable });
  });

  it('is a canary before all others', async () => {
    const registry = await site('p2', 'p3');
    await registry.generations.change(1, 'asha', 'a canary', (live) =>
      startCanary(live, UNIT, {
        build: 'p2',
        rollout: 'r1',
        basisPoints: 100,
        startedAt: AT.toISOString(),
      }),
    );
    expect((await nextProbe(registry))?.build).toBe('p2');
  });
});

it('a probe opens the builds as they were published, and its result is stored once', async () => {
  const registry = await site('p2');
  const result = await probeNext(
    registry,
    async ({ stable, candidate }) => {
      const names = await Promise.all([...stable, candidate].map((folder) => readArtifact(folder)));
      expect(names.map(({ unit, build }) => `${unit} ${build}`).toSorted()).toEqual([
        'mf-profiles p1',
        'mf-profiles p2',
        'shell s1',
      ]);
      expect((await stat(join(candidate, 'expose.js.br'))).size).toBeGreaterThan(0);
      return passed(UNIT, 'p2');
    },
    clock,
  );
  expect(result?.build).toBe('p2');
  expect((await findProbe(registry.db, UNIT, 'p2'))?.verdict).toBe('passed');
  const never = () => Promise.reject(new Error('opened twice'));
  expect(await probeNext(registry, never, clock)).toBeNull();
});

it('a stage that does not start leaves the build as not probed, in one sentence', async () => {
  const registry = await site('p2');
  const noBrowser = () => Promise.reject(new Error('No browser found'));
  const failing = probeNext(registry, noBrowser, clock);
  await expect(failing).rejects.toThrow('mf-profiles p2 was not probed: No browser found');
  await expect(failing).rejects.toBeInstanceOf(ProbeFailed);
  expect(await findProbe(registry.db, UNIT, 'p2')).toBeNull();
});
