import type { Candidate, Resolution } from 'shared-contracts/platform/resolution';
import type { Artifact } from './artifact.ts';
import type { Generation } from './live-unit.ts';
import { RegistryError } from './registry-errors.ts';

/** Finds the description of a build that a generation names. */
export type FindArtifact = (unit: string, build: string) => Artifact | undefined;

/** Address of a build's folder, with a trailing slash. */
export function buildBase(unit: string, build: string): string {
  return `/a/${unit}/${build}/`;
}

/** What a page may run of each remote: the stable build, then the one before it as the last known good. */
export function resolutionFor(generation: Generation, find: FindArtifact): Resolution {
  const remotes: Resolution['remotes'] = {};
  for (const [unit, live] of Object.entries(generation.units)) {
    const candidates = [
      candidateOf(find(unit, live.stable), 'stable'),
      candidateOf(find(unit, live.previous[0] ?? ''), 'lastKnownGood'),
    ].filter((one) => one !== null);
    if (candidates.length > 0) remotes[unit] = candidates;
  }
  return { generation: generation.generation, complete: true, remotes };
}

/** A build as a page may run it. Null for an absent build and for the shell, which has no entry: the page starts it itself. */
export function candidateOf(
  artifact: Artifact | undefined,
  track: Candidate['track'],
): Candidate | null {
  if (artifact === undefined || artifact.entry === null) return null;
  const { unit, build, version, format, entry, global } = artifact;
  if (global === null) throw new RegistryError(`Build ${build} of ${unit} names no global.`);
  const base = buildBase(unit, build);
  const integrity = artifact.files.find((file) => file.path === entry)?.sha384;
  if (integrity === undefined) {
    throw new RegistryError(`Build ${build} of ${unit} does not list its entry.`);
  }
  const { expose: early } = artifact;
  return { build, version, track, format, entry: base + entry, global, integrity, early, base };
}
