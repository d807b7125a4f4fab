import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { announceBuild, completeBuild } from 'shared-contracts/calls/release-desk';
import type { Artifact } from '../registry/artifact.ts';
import { COMPRESSED, type CompressedSuffix } from '../registry/verify-files.ts';
import type { ReleaseClient } from './release-port.ts';

const TEXTS = /\.(js|mjs|css|svg|json)$/;
/** Files under way at once. */
const AT_ONCE = 4;

const packers: Readonly<Record<CompressedSuffix, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

interface UploadOptions {
  readonly dir: string;
  readonly isNew?: boolean | undefined;
  readonly skipChecks?: boolean;
}

/**
 * Brings a build to the registry; resolves to how many files had to go. Publishing it again is fine. `isNew`: the unit
 * may be unknown.
 */
export async function uploadBuild(
  { send, putFile }: ReleaseClient,
  artifact: Artifact,
  { dir, isNew = false, skipChecks = false }: UploadOptions,
): Promise<number> {
  const { unit, build } = artifact;
  const { data } = await send(announceBuild, {
    body: { description: artifact, ...(isNew ? { new: true } : {}) },
  });
  const queue = [...data.missing];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const bytes = await readFile(join(dir, path));
      for (const suffix of TEXTS.test(path) ? COMPRESSED : []) {
        await putFile(unit, build, path + suffix, await packed(dir, path, suffix, bytes));
      }
      await putFile(unit, build, path, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const body = skipChecks ? { skippedChecks: true } : {};
  await send(completeBuild, { params: { unit, build }, body });
  return data.missing.length;
}

/** The copy that the bundler has made, or one of ours. */
async function packed(
  dir: string,
  path: string,
  suffix: CompressedSuffix,
  bytes: Buffer,
): Promise<Buffer> {
  try {
    return await readFile(join(dir, path + suffix));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return packers[suffix](bytes);
    }
    throw error;
  }
}
