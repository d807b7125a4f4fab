import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'lock');
const holdBy = (holder: unknown) => writeFile(lock(), JSON.stringify(holder));

/** The number of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = fork('-e', ['0'], { execArgv: [], execPath: process.execPath, silent: true });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of a data folder', () => {
  it('refuses a second holder in one sentence that names folder and process', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another server (process ${process.pid}): stop it, or set DATA_DIR to another folder.`,
    );
    await unlock();
    await (
      await lockFolder(folder)
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets one of several that try at once have it', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('takes over from a process that is gone', async () => {
    await holdBy({ pid: await endedPid(), began: '1' });
    await lockFolder(folder);
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('takes over when the number now belongs to another process', async () => {
    await holdBy({ pid: process.pid, began: 'long ago' });
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('leaves a living process its folder when nothing tells when it began', async () => {
    await holdBy({ pid: process.pid, began: null });
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another server');
  });

  it('takes over a lock that says nothing', async () => {
    await writeFile(lock(), '{"pid":');
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });
});
