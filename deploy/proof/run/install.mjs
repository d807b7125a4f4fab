// Runs before anything is installed, so it is plain Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * Checks the version of Node, installs what the lockfile names, and lets this process import TypeScript. `report` gets
 * one line before and one after an installation. Ends the process with one sentence where something is missing.
 */
export async function prepare(report = (line) => process.stdout.write(`${line}\n`)) {
  try {
    requireNode(root);
    if (!isInstalled(root)) {
      report('installing what the lockfile names; only the first time takes minutes');
      install(root);
      report('installed');
    }
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
}

/** Throws one sentence when this Node is none of those that `engines` of package.json names, as `^20.19.0 || ^22.12.0`. */
export function requireNode(folder, running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const least = engines.node.split('||').map((range) => range.trim().replace('^', ''));
  if (least.some((version) => isAtLeast(parts(running), parts(version)))) return;
  throw new Error(
    `This needs Node ${least.join(', ')} or a newer one of these lines, but this is Node ${running}.`,
  );
}

function parts(version) {
  return version.split('.').map(Number);
}

function isAtLeast([major, ...rest], [leastMajor, ...least]) {
  if (major !== leastMajor) return false;
  const at = rest.findIndex((part, index) => part !== least[index]);
  return at === -1 || rest[at] > least[at];
}

function install(folder) {
  const [command, ...args] = npmCommand('ci', '--include=dev', '--no-audit', '--no-fund');
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ci failed.\n${error?.message ?? `${stdout}${stderr}`}`);
}

/**
 * Compares the lockfile with the list that npm leaves in node_modules when it is done, version by
 * version. Packages for other systems may be absent.
 */
export function isInstalled(folder) {
  const installedList = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(installedList);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true;
    // A lockfile made where a package for another system could not be had carries no hash of it.
    const sameBytes = entry.integrity === undefined || found.integrity === entry.integrity;
    return found.version === entry.version && sameBytes;
  });
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** A command of the npm that runs us, or of the one on the path. */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
