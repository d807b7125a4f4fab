import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { buildId } from 'shared-contracts/build/build-id';
import { unitConfig } from 'shared-contracts/build/unit-config';
import { REMOTES, type RemoteName } from 'shared-contracts/routes';
import { ROOT } from '../../src/build/units.ts';
import { readArtifact, type Artifact } from '../../src/registry/artifact.ts';
import { RegistryError } from '../../src/registry/registry-error.ts';
import { integrityOf } from '../../src/registry/verify-files.ts';

/** Version of every canary; that of the builds in `dist` is another. */
export const CANARY_VERSION = '9.9.9';
/** Of those that cannot be parsed: the same version never has other bytes. */
const UNPARSABLE_VERSION = '9.9.8';

const FACES = join(import.meta.dirname, 'canary');

/** A build beside the live one: its folder and what it says of itself. */
export interface CanaryBuild {
  readonly folder: string;
  readonly artifact: Artifact;
}

/** Where the canary of a remote lies, and the one whose entry no browser can parse. */
export function canaryFolder(remote: RemoteName, form: 'whole' | 'unparsable' = 'whole'): string {
  return join(ROOT, '.cache/e2e-canaries', form, remote);
}

export async function readCanary(
  remote: RemoteName,
  form: 'whole' | 'unparsable',
): Promise<CanaryBuild> {
  const folder = canaryFolder(remote, form);
  return { folder, artifact: await readArtifact(folder) };
}

/** Builds a second edition of every remote whose source changed since it was last built. */
export async function buildCanaries(): Promise<void> {
  const salt = await saltOfFaces();
  for (const remote of REMOTES) {
    if (await isFresh(remote, salt)) continue;
    await buildCanary(remote, salt);
    await spoilEntry(remote);
  }
}

async function buildCanary(remote: RemoteName, salt: string): Promise<void> {
  const face = join(ROOT, '.cache/e2e-canaries/faces', `${remote}.tsx`);
  await mkdir(join(face, '..'), { recursive: true });
  await writeFile(
    face,
    `import { remote as real } from ${JSON.stringify(join(ROOT, remote, 'src/remote.tsx'))};
     import { withFaults } from ${JSON.stringify(join(FACES, 'with-faults.tsx'))};
     export const remote = withFaults(real);\n`,
  );
  const edition = { version: CANARY_VERSION, salt, out: canaryFolder(remote), face };
  const compiler = rspack(
    unitConfig({ dir: join(ROOT, remote), kind: 'remote', edition }, 'production'),
  );
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined || stats.hasErrors()) {
    throw new Error(`e2e: no canary of ${remote}\n${stats?.toString('errors-only')}`);
  }
}

/** The same build under another id, with an entry that is no JavaScript and whose hash is right. */
async function spoilEntry(remote: RemoteName): Promise<void> {
  const whole = await readCanary(remote, 'whole');
  const folder = canaryFolder(remote, 'unparsable');
  const entry = 'remoteEntry.js';
  await cp(whole.folder, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.br') && !path.endsWith('.gz'),
  });
  const bytes = Buffer.from(`${await readFile(join(folder, entry), 'utf8')})(`);
  await writeFile(join(folder, entry), bytes);
  const files = whole.artifact.files.map((file) =>
    file.path === entry ? { path: entry, bytes: bytes.length, sha384: integrityOf(bytes) } : file,
  );
  const build = `${whole.artifact.build}x`;
  const artifact = { ...whole.artifact, build, version: UNPARSABLE_VERSION, files };
  await writeFile(join(folder, 'artifact.json'), JSON.stringify(artifact));
}

async function isFresh(remote: RemoteName, salt: string): Promise<boolean> {
  try {
    const { artifact } = await readCanary(remote, 'unparsable');
    return artifact.build === `${buildId(ROOT, remote, `production ${salt}`)}x`;
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

async function saltOfFaces(): Promise<string> {
  const hash = createHash('sha256').update(CANARY_VERSION + UNPARSABLE_VERSION);
  for (const name of ['with-faults.tsx', 'canary-page.tsx']) {
    hash.update(await readFile(join(FACES, name)));
  }
  return `canary ${hash.digest('hex')}`;
}
