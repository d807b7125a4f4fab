import { ARTIFACT_FILE, Name, parseArtifact, type Artifact } from '../registry/artifact.ts';
import type { BuildFiles } from '../registry/build-files.ts';

/** Missing names that are remembered: any client may request any name. */
const ABSENT = 1000;

/** Published builds read from their files, not the database: served while it is unavailable. */
export interface PublishedBuilds {
  /** A build, live or not: a page keeps those it started with. Null when there is none. */
  find(unit: string, build: string): Promise<Artifact | null>;
  read(unit: string, build: string, path: string): Promise<Buffer | null>;
  /** Looks again for missing ones. */
  forgetAbsent(): void;
}

export function publishedBuilds(files: BuildFiles): PublishedBuilds {
  const known = new Map<string, Artifact>();
  const absent = new Set<string>();
  return {
    read: files.read,
    forgetAbsent: () => absent.clear(),
    find: async (unit, build) => {
      const key = buildKey(unit, build);
      const found = known.get(key);
      if (found !== undefined) return found;
      if (absent.has(key) || !isName(unit) || !isName(build)) return null;
      const text = await files.read(unit, build, ARTIFACT_FILE);
      if (text === null) {
        if (absent.size < ABSENT) absent.add(key);
        return null;
      }
      const artifact = parseArtifact(text.toString(), `${ARTIFACT_FILE} of ${key}`);
      known.set(key, artifact);
      return artifact;
    },
  };
}

/** One name for a build of a unit. */
export function buildKey(unit: string, build: string): string {
  return `${unit}/${build}`;
}

function isName(text: string): boolean {
  return Name.safeParse(text).success;
}
