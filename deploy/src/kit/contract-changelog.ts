import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compareContracts } from 'shared-contracts/lock/compare-contracts';
import type { Change } from 'shared-contracts/lock/compare-schemas';
import type { ContractLock } from 'shared-contracts/lock/describe-contract';

const MANIFEST = 'shared-contracts/package.json';
const LOCK = 'shared-contracts/contract.lock.json';

/** A version of the contracts and its locked contract. */
export interface LockedVersion {
  readonly version: string;
  readonly lock: ContractLock;
}

/** The changelog of the contracts of a checkout, from the locks that its history has; without a history, of this version. */
export async function contractChangelog(root: string): Promise<string> {
  const current = {
    version: (JSON.parse(await readFile(join(root, MANIFEST), 'utf8')) as { version: string })
      .version,
    lock: JSON.parse(await readFile(join(root, LOCK), 'utf8')) as ContractLock,
  };
  const earlier = (await versionsOf(root)).filter(({ version }) => version !== current.version);
  return changelogOf([...earlier, current]);
}

/** Versions from the oldest to the newest, each with what it changes for a unit that was built before it. */
export function changelogOf(versions: readonly LockedVersion[]): string {
  const sections = versions.map(({ version, lock }, index) => {
    const before = versions[index - 1];
    return `## ${version}\n\n${before === undefined ? firstLines(lock) : changeLines(compareContracts(before.lock, lock))}\n`;
  });
  return ['# Changelog of shared-contracts\n', ...sections.toReversed()].join('\n');
}

function firstLines({ calls, events, routes }: ContractLock): string {
  const count = (table: object) => Object.keys(table).length;
  return `- First version: ${count(calls)} calls, ${count(events)} events, ${count(routes)} routes.`;
}

function changeLines(changes: readonly Change[]): string {
  if (changes.length === 0) return '- No change of the contract.';
  return changes
    .toSorted((one, other) => Number(isBreaking(other)) - Number(isBreaking(one)))
    .map((change) => `- ${isBreaking(change) ? '**Breaking:** ' : ''}${change.what}`)
    .join('\n');
}

const isBreaking = ({ compatibility }: Change) => compatibility === 'breaking';

/**
 * The versions in the history of git, each with the lock that it ended with: the one before the commit of the next
 * version. Without a repository there are none.
 */
async function versionsOf(root: string): Promise<LockedVersion[]> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1e8 })).stdout;
  const log = await git('log', '--reverse', '--format=%H', '-G"version":', '--', MANIFEST).catch(
    () => '',
  );
  const commits = log.split('\n').filter((line) => line !== '');
  const found = new Map<string, LockedVersion>();
  for (const [index, commit] of commits.entries()) {
    const next = commits[index + 1];
    const last = next === undefined ? 'HEAD' : `${next}^`;
    const { version } = JSON.parse(await git('show', `${commit}:${MANIFEST}`)) as {
      version: string;
    };
    const lock = await git('show', `${last}:${LOCK}`).catch(() => null);
    if (lock !== null) found.set(version, { version, lock: JSON.parse(lock) as ContractLock });
  }
  return [...found.values()];
}
