import { fileURLToPath } from 'node:url';
import { API_PROGRAMS, makePrograms, type ProgramSet } from 'api/programs';

/** The site of `npm start`, the gateway alone, and the commands of those who release and migrate. */
const DEPLOY_PROGRAMS: ProgramSet = {
  name: 'deploy',
  folder: 'deploy/dist',
  scripts: {
    site: 'deploy/src/site/main.ts',
    gateway: 'deploy/src/gateway/server.ts',
    migrate: 'deploy/src/migrate/main.ts',
    mfctl: 'deploy/src/mfctl/main.ts',
    probe: 'deploy/src/probe/main.ts',
    'probe-stage': 'deploy/src/probe/stage-main.ts',
  },
};

/** What tests start as processes. */
export const TEST_PROGRAMS: ProgramSet = {
  name: 'tests',
  folder: 'deploy/dist',
  scripts: {
    'site-child': 'deploy/src/testing/site-child.ts',
    'supervised-site': 'deploy/src/testing/supervised-site.ts',
    'writer-child': 'deploy/src/testing/writer-child.ts',
    'run-site': 'deploy/proof/e2e/site/run-site.ts',
  },
};

/** Makes what is missing or stale; resolves to whether anything was. */
export async function makeAllPrograms(...more: readonly ProgramSet[]): Promise<boolean> {
  let isNew = false;
  for (const set of [API_PROGRAMS, DEPLOY_PROGRAMS, ...more])
    if (await makePrograms(set)) isNew = true;
  return isNew;
}

/** Before tests that start processes, and again when a watched file has changed. */
export async function setup(project: {
  onTestsRerun(again: () => Promise<void>): void;
}): Promise<void> {
  const make = async () => void (await makeAllPrograms(TEST_PROGRAMS));
  project.onTestsRerun(make);
  await make();
}

// `npm run mfctl` and others run this file first; `--tests` makes what tests start as well.
if (process.argv[1] === fileURLToPath(import.meta.url))
  await makeAllPrograms(...(process.argv.includes('--tests') ? [TEST_PROGRAMS] : []));
