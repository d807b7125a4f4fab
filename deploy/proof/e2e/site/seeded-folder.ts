import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Handed on to the processes that run the tests. */
const VARIABLE = 'SAPTAPADI_E2E_FOLDER';

/** Before all tests: the folder of this run, with the demo community made once; the returned function takes it away. */
// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export
export default async function makeSeededFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-e2e-'));
  process.env[VARIABLE] = folder;
  const remove = () => rm(folder, { recursive: true, force: true });
  const seeding = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'seed-site.ts')],
    {
      // tsx reads the root's tsconfig, whichever folder the tests were started from.
      cwd: join(import.meta.dirname, '../../../..'),
      env: { ...process.env, DATA_DIR: seededFolder() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = (await once(seeding, 'close')) as [number | null];
  if (code === 0) return remove;
  await remove();
  throw new Error('e2e: the demo community was not made');
}

/** The data folder that every worker copies; no site runs on it. */
export function seededFolder(): string {
  return join(runFolder(), 'seeded');
}

/** The data folder of one worker. */
export function folderOfWorker(workerIndex: number): string {
  return join(runFolder(), `worker-${workerIndex}`);
}

function runFolder(): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error('e2e: no folder was made for this run');
  return folder;
}
