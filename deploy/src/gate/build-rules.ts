import type { Artifact } from '../registry/artifact.ts';
import { listed, type Breach } from './finding.ts';

/** What is wrong with a build whoever is beside it: files that it names and does not list, hashes, bytes. */
export function buildBreaches(build: Artifact): Breach[] {
  return [...fileBreaches(build), ...budgetBreach(build)].map((one) => ({ ...one, breaks: build }));
}

/** True for a build that does not say what it needs of others. */
export function isSilent(build: Artifact): boolean {
  return build.contract === null;
}

function fileBreaches({
  files,
  entry,
  expose,
  scripts,
  styles,
}: Artifact): Omit<Breach, 'breaks'>[] {
  const listedPaths = new Set(files.map(({ path }) => path));
  const named = [...(entry === null ? [] : [entry]), ...expose, ...scripts, ...styles];
  const absent = named.filter((path) => !listedPaths.has(path));
  const unhashed = files.filter(({ sha384 }) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(sha384));
  return [
    ...about('build.entryUnlisted', absent),
    ...about(
      'build.withoutHash',
      unhashed.map(({ path }) => path),
    ),
  ];
}

function about(kind: Breach['kind'], files: readonly string[]): Omit<Breach, 'breaks'>[] {
  return files.length === 0 ? [] : [{ kind, values: { files: listed(files) } }];
}

function budgetBreach({ budget }: Artifact): Omit<Breach, 'breaks'>[] {
  if (budget === null || budget.limit === null || budget.early <= budget.limit) return [];
  return [{ kind: 'build.overBudget', values: { early: budget.early, limit: budget.limit } }];
}
