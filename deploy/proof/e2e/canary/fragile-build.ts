import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf } from '../../../src/build/units.ts';
import { ARTIFACT_FILE, parseArtifact } from '../../../src/registry/artifact.ts';
import { integrityOf } from '../../../src/registry/verify-files.ts';

/** Cookie by which a test lets the fragile build begin to fail. */
export const BREAKS = 'sp_breaks';

/** A copy of a remote's build under another id, which works until this device's cookie says that it breaks. */
export async function fragileBuild(folder: string, remote: string): Promise<string> {
  const copy = join(folder, 'fragile');
  await cp(distOf(remote), copy, { recursive: true });
  const described = join(copy, ARTIFACT_FILE);
  const artifact = parseArtifact(await readFile(described, 'utf8'), described);
  const entry = artifact.entry ?? '';
  const code = await readFile(join(copy, entry), 'utf8');
  const fragile = Buffer.from(
    `if (document.cookie.includes('${BREAKS}=1')) throw new Error('begins to fail');\n${code}`,
  );
  await writeFile(join(copy, entry), fragile);
  // The compressed copies hold the old bytes.
  for (const suffix of ['.br', '.gz']) await rm(join(copy, entry + suffix), { force: true });
  const files = artifact.files.map((file) =>
    file.path === entry ? { ...file, bytes: fragile.length, sha384: integrityOf(fragile) } : file,
  );
  const changed = { ...artifact, build: 'fragile', version: `${artifact.version}-fragile`, files };
  await writeFile(described, JSON.stringify(changed));
  return copy;
}
