import { describe, expect, it } from 'vitest';
import { startCanary } from '../registry/canary-changes.ts';
import { publishStable } from '../registry/changes.ts';
import { generationStore } from '../registry/generation-store.ts';
import { runController } from '../site/site-canary.ts';
import { registryDatabase } from '../testing/test-releases.ts';
import { lookOnce, type ControllerParts } from './controller.ts';
import type { Evidence } from './evidence.ts';
import { soleLeader } from './leadership.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const span = {
  canary: { sessions: 6, failed: 6 },
  stable: { sessions: 50, failed: 0 },
};
const FAILING: Evidence = {
  step: span,
  rollout: span,
  lately: span,
  elsewhere: { sessions: 0, failed: 0 },
  minutes: 3,
  pages: null,
};

async function controller(change: Partial<ControllerParts> = {}) {
  const generations = generationStore(await registryDatabase(), () => NOW);
  const start = { build: 'c1', rollout: 'r1', basisPoints: 1000, startedAt: NOW.toISOString() };
  for (const [index, unit] of ['mf-billing', 'mf-staff'].entries()) {
    await generations.change(index * 2, 'asha', 'stable', (live) =>
      publishStable(live, unit, 's1'),
    );
    await generations.change(index * 2 + 1, 'asha', 'canary', (live) =>
      startCanary(live, unit, start),
    );
  }
  const changed: string[] = [];
  const parts: ControllerParts = {
    generations,
    evidence: () => Promise.resolve(FAILING),
    leadership: soleLeader,
    clock: () => NOW,
    onChange: ({ generation }, unit, { what }) => changed.push(`${generation} ${unit} ${what}`),
    ...change,
  };
  return { generations, parts, changed };
}

describe('a look of the controller', () => {
  it('judges every canary, each decision a generation of its own', async () => {
    const { parts, changed, generations } = await controller();
    await lookOnce(parts);
    expect(changed).toEqual(['5 mf-billing rolled back', '6 mf-staff rolled back']);
    expect((await generations.current())?.by).toBe('controller');
    await lookOnce(parts);
    expect(changed).toHaveLength(2);
  });

  it('does nothing where another process leads', async () => {
    const leadership = { ...soleLeader, leads: () => Promise.resolve(false) };
    const { parts, changed } = await controller({ leadership });
    await lookOnce(parts);
    expect(changed).toEqual([]);
  });

  it('decides anew when somebody changes what is live meanwhile', async () => {
    const { parts, changed, generations } = await controller();
    let raced = false;
    const change: typeof generations.change = async (...decision) => {
      if (!raced) {
        raced = true;
        await generations.change(4, 'asha', 'mf-billing by hand', (live) =>
          publishStable(live, 'mf-billing', 's2'),
        );
      }
      return generations.change(...decision);
    };
    await lookOnce({ ...parts, generations: { ...generations, change } });
    expect(changed).toEqual(['6 mf-staff rolled back']);
    const live = await generations.current();
    expect(live?.units['mf-billing']).toMatchObject({ stable: 's2', canary: null });
    expect(live?.quarantined.map(({ unit }) => unit)).toEqual(['mf-staff']);
  });
});

describe('the controller', () => {
  it('goes on looking after a look that failed, and gives up the lead when it ends', async () => {
    const errors: unknown[] = [];
    const told: string[] = [];
    let away = true;
    let run: () => void = () => undefined;
    let looked: () => void = () => undefined;
    const { parts, changed } = await controller({
      leadership: {
        leads: () => (away ? Promise.reject(new Error('away')) : Promise.resolve(true)),
        resign: async () => void told.push('resigned'),
      },
    });
    const running = runController({
      ...parts,
      onError: (error) => errors.push(error),
      later: (next) => {
        run = next;
        looked();
        return () => void told.push('called off');
      },
    });
    const look = () =>
      new Promise<void>((resolve) => {
        looked = resolve;
        run();
      });
    await look();
    expect(errors).toEqual([new Error('away')]);
    away = false;
    await look();
    expect(changed).toHaveLength(2);
    await running.close();
    expect(told).toEqual(['called off', 'resigned']);
  });
});
