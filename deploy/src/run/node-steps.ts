import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npmCommand } from './install.mjs';
import { unitProjects, vitestStep } from './quick-steps.ts';
import { runCommand } from './run-command.ts';
import type { Runner } from './runner.ts';

/** One of each line of Node that `engines` names; the package registry brings them, each as a package of its own. */
const NODES = ['20.20.2', '22.23.3', '24.21.0'];

/** The unit tests and the API's on the embedded database, once on each Node of `engines` that is not the machine's own. */
export function nodeTasks(runner: Runner, root: string): (() => Promise<void>)[] {
  const others = NODES.filter((version) => majorOf(version) !== majorOf(process.versions.node));
  return others.map((version) => async () => {
    const node = await install(join(root, '.cache', `node-${version}`), version);
    const step = (name: string, projects: readonly string[], files: readonly string[] = []) =>
      vitestStep(runner, root, `${name} on Node ${version}`, projects, {
        node,
        files,
        env: {
          TEST_DATABASE: 'pglite',
          TEST_DATABASES: 'pglite',
          TEST_WORKERS: '1',
          PROOF: 'daily',
          PATH: [dirname(node), process.env['PATH']].join(delimiter),
        },
      });
    await step('unit', unitProjects);
    await step('api', ['api', 'api-isolated'], ['api/src/', 'api/seed/', 'api/test/']);
  });
}

function majorOf(version: string): string | undefined {
  return version.split('.')[0];
}

/** Installs a Node into a folder, unless it is there, and gives its path. */
async function install(folder: string, version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(node)) return node;
  const options = ['--no-audit', '--no-fund', '--prefix', folder];
  const [command, ...args] = npmCommand('install', ...options, `${name}@${version}`);
  const { code, output } = await runCommand(command, args, { cwd: dirname(folder) });
  if (code !== 0) throw new Error(`Node ${version} could not be installed.\n${output}`);
  return node;
}
