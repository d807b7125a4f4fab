import type { Candidate } from 'shared-contracts/resolution';
import type { Releases } from './releases.ts';

/** Remote -> the build that goes before the published ones. */
export type Overrides = Readonly<Record<string, Candidate>>;

/** The releases with overriding builds in front; the published builds stay as their fallbacks. */
export function withOverrides(releases: Releases, overrides: Overrides): Releases {
  const remotes = { ...releases.resolution.remotes };
  for (const [remote, candidate] of Object.entries(overrides)) {
    remotes[remote] = [candidate, ...(remotes[remote] ?? [])];
  }
  return { ...releases, resolution: { ...releases.resolution, remotes } };
}
