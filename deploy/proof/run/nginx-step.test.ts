import { describe, expect, it } from 'vitest';
import { nginxStep } from './nginx-step.ts';

/** What the step says where nginx is there before, or comes by installing it. */
async function said({ there = false, comes = false, isCi = false }): Promise<string[]> {
  const lines: string[] = [];
  let isThere = there;
  const runner = {
    skip: (name: string, sentence: string) => void lines.push(`skipped ${name}: ${sentence}`),
    fail: async (name: string, sentence: string) => {
      lines.push(`failed ${name}: ${sentence}`);
      return false;
    },
  };
  await nginxStep(runner, {
    find: () => (isThere ? '/usr/sbin/nginx' : null),
    install: async () => {
      lines.push('installing');
      isThere = comes;
    },
    isCi,
  });
  return lines;
}

describe('the nginx of the proof', () => {
  it('is used where it is, and installed where it is not', async () => {
    expect(await said({ there: true })).toEqual([]);
    expect(await said({ comes: true })).toEqual(['installing']);
  });

  it('is skipped aloud where there is none, and missed in CI', async () => {
    expect(await said({})).toEqual([
      'installing',
      expect.stringMatching(/^skipped nginx: no nginx/),
    ]);
    expect(await said({ isCi: true })).toEqual([
      'installing',
      expect.stringMatching(/^failed nginx: There must be one in CI/),
    ]);
  });
});
