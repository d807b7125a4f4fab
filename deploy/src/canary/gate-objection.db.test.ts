import { describe, expect, it } from 'vitest';
import type { Artifact } from '../registry/artifact.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { fakeCanary, fakeLive, fakeUnit } from '../testing/live-units.ts';
import { testRegistry } from '../testing/test-releases.ts';
import { gateObjection } from './gate-objection.ts';

async function objection(change: Partial<Artifact>, build = 'c1') {
  const { registry } = await testRegistry();
  await insertBuild(registry, await fakeBuild('mf-staff', 's1'), 'test');
  await insertBuild(
    registry,
    await fakeBuild('mf-staff', 'c1', {}, { version: '2', ...change }),
    'test',
  );
  const canary = fakeCanary({ build });
  const live = fakeLive({ 'mf-staff': fakeUnit({ previous: [], canary }) });
  return gateObjection(registry.artifacts, live, 'mf-staff', canary);
}

describe('the gate, asked before a canary goes further', () => {
  it('has nothing against one that fits', async () => {
    expect(await objection({})).toBeNull();
  });

  it('says what breaks', async () => {
    expect(await objection({ budget: { early: 900_000, limit: 100_000 } })).toMatch(
      /^mf-staff .* 900000 bytes .* 100000/,
    );
  });

  it('leaves a build that it does not know to the files: what is gone cannot be given anyway', async () => {
    expect(await objection({}, 'gone')).toBeNull();
  });
});
