import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import { releaseTokenOf } from './release-secrets.ts';

describe('the token of releases', () => {
  it('is the same for everybody who works on the folder', async () => {
    const dataDir = await temporaryFolder();
    const config = { dataDir, releaseToken: null };
    expect(await releaseTokenOf(config)).toBe(await releaseTokenOf(config));
  });

  it('is not made where the environment has one', async () => {
    const dataDir = await temporaryFolder();
    expect(await releaseTokenOf({ dataDir, releaseToken: 'from outside' })).toBe('from outside');
    await expect(stat(join(dataDir, 'release-token'))).rejects.toThrow('ENOENT');
  });

  it('is refused when somebody has spoilt it', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'release-token'), 'short\n');
    await expect(releaseTokenOf({ dataDir, releaseToken: null })).rejects.toThrow('is too short');
  });
});
