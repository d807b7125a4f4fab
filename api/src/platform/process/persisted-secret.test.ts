import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { persistedSecret } from './persisted-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a secret of a data folder', () => {
  it('is made once, for this user alone, also by several at once', async () => {
    const [one, other] = await Promise.all([
      persistedSecret(folder, 's'),
      persistedSecret(folder, 's'),
    ]);
    expect(one).toBe(other);
    expect(one).toBe(await readFile(join(folder, 's'), 'utf8'));
    expect((await stat(join(folder, 's'))).mode & 0o777).toBe(0o600);
  });

  it('is refused when somebody has spoilt it', async () => {
    await writeFile(join(folder, 's'), 'short\n');
    await expect(persistedSecret(folder, 's')).rejects.toThrow('is too short');
  });
});
