import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { STAMP_FILE, sourceStamp, stampIn } from 'shared-contracts/build/source-stamp';
import { unitConfig } from 'shared-contracts/build/unit-config';
import { REMOTES, type RemoteName } from 'shared-contracts/platform/routes';
import { ROOT } from '../../../src/build/units.ts';
import { integrityOf } from '../../../src/registry/verify-files.ts';
import { canaryFolder, readCanary, type CanaryUnit } from './canary-folders.ts';

/** Version of every canary; that of the builds in `dist` is another. */
export const CANARY_VERSION = '9.9.9';
/** Of those that are spoilt: the same version never has other bytes. */
const SPOILT_VERSION = '9.9.8';

const FACES = join(import.meta.dirname, 'canary');

/** Builds a second edition of the shell and of every remote whose source changed since it was last built. */
export async function buildCanaries(): Promise<void> {
  const salt = await saltOfFaces();
  if (!isFresh('shell', salt)) {
    await build('shell', salt, {});
    await spoil('shell', 'main.js', (script) => BREAKING + script);
  }
  for (const remote of REMOTES) {
    if (isFresh(remote, salt)) continue;
    await build(remote, salt, { face: await writeFace(remote) });
    await spoil(remote, 'remoteEntry.js', (script) => `${script})(`);
  }
}

/** The module that a canary exposes in place of the remote's own. */
async function writeFace(remote: RemoteName): Promise<string> {
  const face = join(ROOT, '.cache/e2e-canaries/faces', `${remote}.tsx`);
  await mkdir(join(face, '..'), { recursive: true });
  await writeFile(
    face,
    `import { remote as real } from ${JSON.stringify(join(ROOT, remote, 'src/remote.tsx'))};
     import { withFaults } from ${JSON.stringify(join(FACES, 'with-faults.tsx'))};
     export const remote = withFaults(real);\n`,
  );
  return face;
}

async function build(unit: CanaryUnit, salt: string, exposed: { face?: string }): Promise<void> {
  const edition = { version: CANARY_VERSION, salt, out: canaryFolder(unit), ...exposed };
  const kind = unit === 'shell' ? 'shell' : 'remote';
  const compiler = rspack(unitConfig({ dir: join(ROOT, unit), kind, edition }, 'production'));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined || stats.hasErrors()) {
    throw new Error(`e2e: no second build of ${unit}\n${stats?.toString('errors-only')}`);
  }
}

/** Begins a shell that does what a test asks for before anything else of it runs. */
const BREAKING = `if (globalThis.askedOfCanary === 'shell-throws') throw new Error('the shell broke on purpose');
if (globalThis.askedOfCanary === 'shell-stops') setTimeout = () => 0;
`;

/** The same build under another id, with other bytes in its first script, whose hash is right. */
async function spoil(
  unit: CanaryUnit,
  entry: string,
  change: (script: string) => string,
): Promise<void> {
  const whole = await readCanary(unit, 'whole');
  const folder = canaryFolder(unit, 'spoilt');
  await cp(whole.folder, folder, {
    recursive: true,
    filter: (path) => !['.br', '.gz', STAMP_FILE].some((end) => path.endsWith(end)),
  });
  const bytes = Buffer.from(change(await readFile(join(folder, entry), 'utf8')));
  await writeFile(join(folder, entry), bytes);
  const files = whole.artifact.files.map((file) =>
    file.path === entry ? { path: entry, bytes: bytes.length, sha384: integrityOf(bytes) } : file,
  );
  const build = `${whole.artifact.build}x`;
  const artifact = { ...whole.artifact, build, version: SPOILT_VERSION, files };
  await writeFile(join(folder, 'artifact.json'), JSON.stringify(artifact));
  await cp(join(whole.folder, STAMP_FILE), join(folder, STAMP_FILE));
}

function isFresh(unit: CanaryUnit, salt: string): boolean {
  // The stamp is written last.
  return stampIn(canaryFolder(unit, 'spoilt')) === sourceStamp(ROOT, unit, `production ${salt}`);
}

async function saltOfFaces(): Promise<string> {
  const hash = createHash('sha256').update(CANARY_VERSION + SPOILT_VERSION + BREAKING);
  for (const name of ['with-faults.tsx', 'late-faults.ts', 'canary-page.tsx']) {
    hash.update(await readFile(join(FACES, name)));
  }
  return `canary ${hash.digest('hex')}`;
}
