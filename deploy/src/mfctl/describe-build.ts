import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  ARTIFACT_FILE,
  Artifact,
  readArtifact,
  FilePath,
  type ArtifactFile,
} from '../registry/artifact.ts';
import { releaseVersion } from '../registry/insert-build.ts';
import { pathsBelow } from '../registry/paths-below.ts';
import { integrityOf } from '../registry/verify-files.ts';
import { CommandFailed, EXIT } from './failures.ts';

/** Files of bundlers that pages never fetch: compressed copies and maps. */
const LEFT_OUT = /\.(br|gz|map)$/;

/** A build that was made anywhere, by any bundler that speaks Module Federation. */
export interface ForeignBuild {
  readonly remote: string;
  readonly dir: string;
  readonly version?: string;
  /** Global that a script entry fills, where neither manifest nor entry tell. */
  readonly global?: string;
  readonly owner?: string;
}

/** Names under which a bundler may write its manifest. */
const MANIFEST = 'mf-manifest.json';

const ENTRY = 'remoteEntry.js';

/** What a remote has to expose for our pages. */
const EXPOSED = './remote';

/** As much of a manifest as says how to start a remote. */
const Manifest = z.object({
  metaData: z.object({
    name: z.string(),
    globalName: z.string().optional(),
    publicPath: z.string().optional(),
    remoteEntry: z.object({
      name: z.string(),
      path: z.string().default(''),
      type: z.string().default('global'),
    }),
  }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }).optional(),
    }),
  ),
});

type Start = Pick<Artifact, 'entry' | 'global' | 'format' | 'expose'>;

/**
 * The description of a built folder: its own where it has one, else what manifest or entry tell. `say` hears in one line
 * what of the folder is left out.
 */
export async function describeBuild(
  from: ForeignBuild,
  say: (line: string) => void,
): Promise<Artifact> {
  const names = await readdir(from.dir).catch(() => {
    throw new CommandFailed(EXIT.usage, `There is no folder ${from.dir}.`);
  });
  if (names.includes(ARTIFACT_FILE)) return ownDescription(from);
  if (from.version === undefined) {
    throw new CommandFailed(EXIT.usage, 'A build without artifact.json needs --version.');
  }
  const build = buildNameOf(from.version);
  const start = names.includes(MANIFEST)
    ? startOfManifest(from, build, await textIn(from.dir, MANIFEST))
    : await startOfEntry(from, names);
  const described = Artifact.safeParse({
    unit: from.remote,
    build,
    version: from.version,
    ...(from.owner === undefined ? {} : { owner: from.owner }),
    scripts: [],
    styles: [],
    ...start,
    files: await filesOf(from.dir, say),
  });
  if (described.success) return described.data;
  const values = described.error.issues.map(({ path }) => valueAt({ ...start, ...from }, path));
  throw new CommandFailed(
    EXIT.refused,
    `The build in ${from.dir} cannot be published: ${values.join(', ')} is no name that an address may have.`,
  );
}

/** The value at a path of a description, printed for people. */
function valueAt(described: object, path: readonly PropertyKey[]): string {
  const [first, second] = path;
  const name = first === 'unit' ? 'remote' : first;
  const value: unknown = Reflect.get(described, name ?? '');
  return JSON.stringify(Array.isArray(value) ? value[Number(second)] : value) ?? String(name);
}

async function ownDescription({ remote, dir, version }: ForeignBuild): Promise<Artifact> {
  const artifact = await readArtifact(dir);
  if (artifact.unit !== remote) {
    throw new CommandFailed(
      EXIT.usage,
      `${dir} holds a build of ${artifact.unit}, not of ${remote}.`,
    );
  }
  return { ...artifact, version: version ?? releaseVersion(artifact) };
}

function startOfManifest(from: ForeignBuild, build: string, text: string): Start {
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new CommandFailed(EXIT.refused, `${MANIFEST} in ${from.dir} does not describe a remote.`);
  }
  const { metaData, exposes } = parsed.data;
  const exposed = exposes.find(({ path }) => path === EXPOSED);
  if (exposed === undefined) throw exposesNothing(from.dir);
  const { publicPath = 'auto', remoteEntry, globalName, name } = metaData;
  if (!['auto', '', `/a/${from.remote}/${build}/`].includes(publicPath)) {
    throw new CommandFailed(
      EXIT.refused,
      `The build expects to be served at ${publicPath}: build it with publicPath 'auto'.`,
    );
  }
  return {
    entry: [remoteEntry.path, remoteEntry.name].filter((part) => part !== '').join('/'),
    global: from.global ?? globalName ?? name,
    format: isModule(remoteEntry.type) ? 'module' : 'federation',
    expose: exposed.assets?.js.sync ?? [],
  };
}

async function startOfEntry(from: ForeignBuild, names: readonly string[]): Promise<Start> {
  if (!names.includes(ENTRY)) {
    throw new CommandFailed(
      EXIT.usage,
      `${from.dir} holds neither ${ARTIFACT_FILE} nor ${MANIFEST} nor ${ENTRY}: is it a built folder?`,
    );
  }
  const text = await textIn(from.dir, ENTRY);
  const asModule = /(^|[;}\s])export\s*[{*]/.test(text);
  const global =
    from.global ??
    /^(?:\s|\/\*[^]*?\*\/|"use strict";)*(?:var|let|const)\s+([\w$]+)/.exec(text)?.[1];
  if (global === undefined && !asModule) {
    throw new CommandFailed(EXIT.usage, `Name the global that ${ENTRY} fills with --global.`);
  }
  return {
    entry: ENTRY,
    global: global ?? from.remote.replaceAll('-', '_'),
    format: asModule ? 'module' : 'federation',
    expose: [],
  };
}

function exposesNothing(dir: string): CommandFailed {
  return new CommandFailed(
    EXIT.refused,
    `The build in ${dir} does not expose "${EXPOSED}": pages ask for exactly that.`,
  );
}

function isModule(type: string): boolean {
  return type === 'module' || type === 'esm';
}

/** A version as a folder may be named. */
function buildNameOf(version: string): string {
  const name = version.replaceAll(/[^A-Za-z0-9._-]/g, '-').slice(0, 80);
  return /^[A-Za-z0-9]/.test(name) ? name : `v${name}`.slice(0, 80);
}

function textIn(dir: string, name: string): Promise<string> {
  return readFile(join(dir, name), 'utf8');
}

/**
 * The files of a built folder. Folders and files whose names begin with a dot are notes of the bundler (`.vite`) or of the
 * system, which no page asks for: they are left out, and `say` hears which. Any other name that no address may have is
 * refused.
 */
async function filesOf(dir: string, say: (line: string) => void): Promise<ArtifactFile[]> {
  const paths = await pathsBelow(dir);
  const dotted = [...new Set(paths.flatMap((path) => dottedPartOf(path) ?? []))];
  if (dotted.length > 0)
    say(`Left out, because their names begin with a dot: ${dotted.join(', ')}`);
  const kept = paths.filter((path) => dottedPartOf(path) === null && !LEFT_OUT.test(path));
  refuseNames(
    dir,
    kept.filter((path) => !FilePath.safeParse(path).success),
  );
  const files: ArtifactFile[] = [];
  for (const path of kept) {
    const bytes = await readFile(join(dir, path));
    files.push({ path, bytes: bytes.length, sha384: integrityOf(bytes) });
  }
  return files;
}

/** The path up to its first name that begins with a dot; null without one. */
function dottedPartOf(path: string): string | null {
  return /^(?:[^/]+\/)*?\.[^/]*/.exec(path)?.[0] ?? null;
}

function refuseNames(dir: string, wrong: readonly string[]): void {
  const [first, ...more] = wrong;
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  throw new CommandFailed(
    EXIT.refused,
    `"${first}"${others} in ${dir} cannot be published: names of files and folders begin with a letter, a digit, or one of _ @ ~ -.`,
  );
}
