import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStep } from './browser-step.ts';
import type { Runner } from './runner.ts';

type Step = Parameters<Runner['tests']>[1];

/** What the step would run, with this Node in place of a browser. */
async function commandOf(files?: readonly string[]): Promise<readonly string[]> {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const steps: Step[] = [];
  const tests = (_: string, step: Step) => Promise.resolve(steps.push(step) > 0);
  await browserStep({ tests, fail: () => Promise.resolve(false) }, '/root', files);
  return steps.flatMap(({ args }) => args);
}

describe('the step of the browser tests', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('runs all specs, and those that are named where some are', async () => {
    const all = await commandOf();
    expect(all.at(-1)).toBe('--reporter=list,json');
    expect(await commandOf(['journeys/member.spec.ts', '--grep', 'signs out'])).toEqual([
      ...all,
      'journeys/member.spec.ts',
      '--grep',
      'signs out',
    ]);
  });
});
