import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Artifact, ArtifactFile } from './artifact.ts';
import { RegistryError } from './registry-errors.ts';

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Suffixes of the compressed copies that a build may lay beside a file. */
export const COMPRESSED = ['.br', '.gz'] as const;
export type CompressedSuffix = (typeof COMPRESSED)[number];

/** The hash of bytes in the form of an integrity attribute. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Reads every file of a build and compares it with its description; a compressed copy has to unpack
 * to the same bytes. Resolves to the suffixes that exist for each path, throws RegistryError.
 */
export async function verifyFiles(
  folder: string,
  artifact: Artifact,
): Promise<Map<string, CompressedSuffix[]>> {
  const found = new Map<string, CompressedSuffix[]>();
  for (const file of artifact.files) {
    found.set(file.path, await verifyFile(folder, file));
  }
  for (const path of artifact.maps) {
    const map = await readIfThere(join(folder, path));
    if (map === null) throw new RegistryError(`The source map ${path} of a build is missing.`);
    found.set(path, []);
  }
  return found;
}

async function verifyFile(folder: string, file: ArtifactFile): Promise<CompressedSuffix[]> {
  const path = join(folder, file.path);
  const bytes = await readIfThere(path);
  if (bytes === null) throw new RegistryError(`The file ${path} of a build is missing.`);
  expectHash(path, bytes, file);
  const suffixes: CompressedSuffix[] = [];
  for (const suffix of COMPRESSED) {
    const packed = await readIfThere(path + suffix);
    if (packed === null) continue;
    expectHash(path + suffix, await unpacked(path + suffix, suffix, packed, file), file);
    suffixes.push(suffix);
  }
  return suffixes;
}

/** Throws RegistryError unless bytes are those of a described file, or unpack to them; a source map may be any. */
export async function expectFile(
  artifact: Artifact,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  if (artifact.maps.includes(path)) return;
  const plain = artifact.files.find((one) => one.path === path);
  if (plain !== undefined) return expectHash(path, bytes, plain);
  for (const suffix of COMPRESSED) {
    const file = artifact.files.find((one) => one.path + suffix === path);
    if (file !== undefined) {
      return expectHash(path, await unpacked(path, suffix, bytes, file), file);
    }
  }
  throw new RegistryError(`Build ${artifact.build} of ${artifact.unit} has no file ${path}.`);
}

/** What a compressed copy unpacks to; one that would grow beyond its file is not unpacked. */
function unpacked(
  path: string,
  suffix: CompressedSuffix,
  packed: Uint8Array,
  { bytes }: ArtifactFile,
): Promise<Buffer> {
  return unpackers[suffix](packed, { maxOutputLength: Math.max(bytes, 1) }).catch(
    (cause: unknown) => {
      throw new RegistryError(`The file ${path} of a build is damaged.`, cause);
    },
  );
}

function expectHash(path: string, bytes: Uint8Array, file: ArtifactFile): void {
  if (bytes.byteLength === file.bytes && integrityOf(bytes) === file.sha384) return;
  throw new RegistryError(`The file ${path} is not the one that its build describes.`);
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
