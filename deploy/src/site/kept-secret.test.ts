import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import { keptSecret, releaseTokenOf } from './kept-secret.ts';

describe('a secret of a data folder', () => {
  it('is made once, for this user alone, also by several at once', async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = await Promise.all([keptSecret(dataDir, 's'), keptSecret(dataDir, 's')]);
    expect(one).toBe(other);
    expect(one).toBe(await readFile(join(dataDir, 's'), 'utf8'));
    expect((await stat(join(dataDir, 's'))).mode & 0o777).toBe(0o600);
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
