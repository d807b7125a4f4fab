import { existsSync } from 'node:fs';
import { findNginx } from '../../src/production/ask-nginx.ts';
import { runCommand } from './run-command.ts';
import type { Runner } from './runner.ts';

const MISSING = 'no nginx is installed (on Debian and Ubuntu: apt-get install nginx-light).';

/** What the step looks at and does; a test gives its own. */
export interface NginxHere {
  readonly find: () => string | null;
  /** Installs Debian's, where that is allowed. */
  readonly install: () => Promise<void>;
  readonly isCi: boolean;
}

/**
 * Makes sure that the unit tests find the nginx which they run the file of production with. Says so where there is none:
 * those tests are left out then, and in CI that is a failure.
 */
export async function nginxStep(
  runner: Pick<Runner, 'skip' | 'fail'>,
  { find, install, isCi }: NginxHere = thisMachine(),
): Promise<void> {
  if (find() === null) await install();
  if (find() !== null) return;
  if (isCi) await runner.fail('nginx', `There must be one in CI, but ${MISSING}`);
  else runner.skip('nginx', MISSING);
}

function thisMachine(): NginxHere {
  return { find: findNginx, install: installNginx, isCi: process.env['CI'] !== undefined };
}

async function installNginx(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { env });
}
