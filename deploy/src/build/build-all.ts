import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from 'api/start-error';
import { sourceStamp, stampIn } from 'shared-contracts/build/source-stamp';
import { buildUnits, DASHBOARD, distOf, ROOT } from './units.ts';

/** A unit whose build failed; the message carries what the bundler said. */
export class BuildFailed extends PlainError {
  override readonly name = 'BuildFailed';
}

/** What a build run did with one unit. */
export interface BuildStep {
  readonly unit: string;
  readonly seconds: number;
}

/** Builds every unit, and the dashboard, whose source changed since its `dist` was made, as many at once as there are cores. */
export async function buildAll(onBuilt: (step: BuildStep) => void, root = ROOT): Promise<void> {
  const stale: string[] = [];
  const hasDashboard = existsSync(join(root, DASHBOARD, 'rspack.config.ts'));
  for (const unit of [...buildUnits(root), ...(hasDashboard ? [DASHBOARD] : [])]) {
    if (!isFresh(unit, root)) stale.push(unit);
  }
  const queue = [...stale];
  const worker = async () => {
    for (let unit = queue.shift(); unit !== undefined; unit = queue.shift()) {
      const start = performance.now();
      await build(unit, root);
      onBuilt({ unit, seconds: (performance.now() - start) / 1000 });
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.length) }, worker));
}

/** Builds one unit if its source changed since; resolves to the folder of its build. */
export async function buildUnit(unit: string, root = ROOT): Promise<string> {
  const units = buildUnits(root);
  if (!units.includes(unit)) {
    throw new BuildFailed(`There is no unit "${unit}"; there are ${units.join(', ')}.`);
  }
  if (!isFresh(unit, root)) await build(unit, root);
  return distOf(unit, root);
}

/** True when `dist` holds the build of the source as it is now. */
function isFresh(unit: string, root: string): boolean {
  return stampIn(distOf(unit, root)) === sourceStamp(root, unit, 'production');
}

function build(unit: string, root: string): Promise<void> {
  const manifest = fileURLToPath(import.meta.resolve('@rspack/cli/package.json'));
  const command = join(dirname(manifest), 'bin/rspack.js');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [command, 'build'],
      { cwd: join(root, unit), env: { ...process.env, NODE_ENV: 'production' } },
      (error, stdout, stderr) => {
        if (error === null) resolve();
        else reject(new BuildFailed(`${unit} does not build.\n${stdout}${stderr}`));
      },
    );
  });
}
