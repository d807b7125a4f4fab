import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Budget, ContractFacts } from 'shared-contracts/build/contract-facts';
import { REMOTE_FORMAT } from 'shared-contracts/platform/resolution';
import * as z from 'zod/mini';
import { RegistryError } from './registry-errors.ts';

/** Name of a unit or build as it may stand in a path: no dots first, no slashes. */
export const Name = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/));

/** A path below the build's folder; segments never begin with a dot, so none leads outside. */
export const FilePath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_@~-][^/\\]*(\/[A-Za-z0-9_@~-][^/\\]*)*$/));

/** A source map; the name alone keeps it apart from the files that are served. */
const MapPath = FilePath.check(z.endsWith('.map'));

/** A file that browsers may get; a source map is none, whatever a description lists. */
const ServedPath = FilePath.check(z.refine((path) => !path.endsWith('.map')));

/** One file of a build; `sha384` is in the form of an integrity attribute. */
export const ArtifactFile = z.object({
  path: ServedPath,
  bytes: z.number(),
  sha384: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});
export type ArtifactFile = z.infer<typeof ArtifactFile>;

/** What a build says of itself in `artifact.json`; fields that older builds lack have a default. */
export const Artifact = z.object({
  unit: Name,
  build: Name,
  version: z.string(),
  /** The team that answers for it. */
  owner: z._default(z.string(), 'unknown'),
  /** The commit that it was built from; null outside of a repository. */
  commit: z._default(z.nullable(z.string()), null),
  /** Scripts and stylesheets of the shell that the HTML names, in order; a remote has none. */
  scripts: z.array(FilePath),
  styles: z.array(FilePath),
  /** A remote's remoteEntry.js and the global it fills; null for the shell. */
  entry: z.nullable(FilePath),
  global: z.nullable(z.string()),
  /** How a remote is loaded; `container` is what our own build makes. */
  format: z._default(REMOTE_FORMAT, 'container'),
  /** Files of a remote's `./remote`, in load order, which a page may ask for early. */
  expose: z.array(FilePath),
  /** Files that a page in a language needs before its first draw, with the integrity that the loader asks for. */
  languages: z._default(
    z.record(z.string(), z.array(z.object({ path: FilePath, integrity: z.string() }))),
    {},
  ),
  files: z.array(ArtifactFile),
  /** Source maps: stored beside the files so that an error can be read, and served to no browser. */
  maps: z._default(z.array(MapPath), []),
  /** What it needs and gives; null for a build that says nothing of it. */
  contract: z._default(z.nullable(ContractFacts), null),
  budget: z._default(z.nullable(Budget), null),
});
export type Artifact = z.infer<typeof Artifact>;

/** Name of the description beside the files of a build. */
export const ARTIFACT_FILE = 'artifact.json';

/** The description in a build's folder; throws RegistryError when it is absent or unreadable. */
export async function readArtifact(folder: string): Promise<Artifact> {
  const path = join(folder, ARTIFACT_FILE);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new RegistryError(`There is no build in ${folder}: ${ARTIFACT_FILE} is missing.`, cause);
  });
  return parseArtifact(text, path);
}

/** A description as text; `place` is named when it is damaged. */
export function parseArtifact(text: string, place: string): Artifact {
  try {
    return Artifact.parse(JSON.parse(text));
  } catch (cause) {
    throw new RegistryError(`${place} is damaged and does not describe a build.`, cause);
  }
}
