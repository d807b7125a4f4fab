import { spawnSync } from 'node:child_process';

/** Browser tests, by their path below deploy/proof/e2e, of what lies in a folder; a shared folder names those that see most of it. */
export const SPECS_BY_FOLDER: readonly (readonly [folder: string, specs: readonly string[]])[] = [
  ['mf-profiles/', ['journeys/profile', 'journeys/filters', 'journeys/info', 'journeys/biodata']],
  ['mf-engagement/', ['journeys/interests', 'journeys/two-people', 'journeys/unsent-messages']],
  ['mf-billing/', ['journeys/plans', 'journeys/by-plan', 'journeys/member']],
  ['mf-verification/', ['journeys/contacts', 'journeys/intro-video']],
  ['mf-staff/', ['journeys/call-logs', 'states/staff-profile']],
  ['mf-content/', ['journeys/visitor', 'journeys/advertisement']],
  ['shell/', ['routes/by-address', 'journeys/password', 'journeys/signing-out']],
  ['shared-contracts/', ['routes/by-address', 'checks/accessibility']],
  ['api/', ['routes/by-address', 'journeys/two-people', 'journeys/visitor']],
  ['deploy/src/gateway/', ['checks/first-html', 'dead-remote/']],
  ['deploy/src/canary/', ['canary/']],
  ['deploy/src/telemetry/', ['canary/']],
  ['deploy/src/registry/', ['releases/']],
];

/** Unit tests of the remotes alone where one of these changed. */
const OF_EVERY_REMOTE = [
  /^shared-contracts\/(?!.*\.test\.)/,
  /^package(-lock)?\.json$/,
  /^deploy\/src\/alone\//,
];

/**
 * What a change can touch, by the paths of its files: the remotes to check alone, whether API and database tests can
 * see it, and the browser tests to run.
 */
export function changeScope(paths: readonly string[], remotes: readonly string[]) {
  const every = paths.some((path) => OF_EVERY_REMOTE.some((pattern) => pattern.test(path)));
  const code = paths.filter((path) => !path.endsWith('.md'));
  const specs = code.filter((path) => /^deploy\/proof\/e2e\/.*\.spec\.ts$/.test(path));
  const ofFolders = SPECS_BY_FOLDER.filter(([folder]) =>
    code.some((path) => path.startsWith(folder) && !/\.test\.tsx?$/.test(path)),
  );
  const named = ofFolders.flatMap(([, patterns]) => patterns);
  return {
    remotes: remotes.filter((name) => every || code.some((path) => path.startsWith(`${name}/`))),
    databases: code.some((path) => /^(api|shared-contracts|deploy)\//.test(path)),
    specs: [...new Set([...specs.map((path) => path.replace('deploy/proof/e2e/', '')), ...named])],
  };
}

/**
 * The revision to compare with and the files that differ from it, those that git does not track included. Without a
 * revision: the last commit while the tree holds changes, else the one before it.
 */
export function filesChanged(root: string, revision?: string): { base: string; paths: string[] } {
  const untracked = lines(root, 'ls-files', '--others', '--exclude-standard');
  const dirty = untracked.length > 0 || lines(root, 'diff', '--name-only', 'HEAD').length > 0;
  const base = revision ?? (dirty ? 'HEAD' : 'HEAD~1');
  return { base, paths: [...lines(root, 'diff', '--name-only', base), ...untracked] };
}

function lines(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
