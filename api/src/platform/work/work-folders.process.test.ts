import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearWorkFolders, newWorkFolder } from './work-folders.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'saptapadi-work-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('removes the files of a process that was killed, and nothing of those that live', async () => {
  const mine = await newWorkFolder(root);
  const { pid: dead } = spawnSync(process.execPath, ['--eval', '']);
  for (const name of [`saptapadi-file-${dead}-a1B2c3`, 'saptapadi-file-of-others', 'another']) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'from'), 'a file');
  }
  await clearWorkFolders(root);
  expect((await readdir(root)).toSorted()).toEqual(
    [basename(mine), 'another', 'saptapadi-file-of-others'].toSorted(),
  );
});
