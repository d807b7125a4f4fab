import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { imageOfDatabase } from 'api/database-in-memory';
import { REGISTRY_MIGRATIONS } from '../registry/registry-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of an empty registry; '' on PostgreSQL. */
    registryImage: string;
  }
}

/** Makes one embedded registry per run: each test file opens a copy, which takes a fraction of making one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE'] === 'postgres') {
    project.provide('registryImage', '');
    return async () => undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-registry-'));
  const file = join(folder, 'image.tar');
  const image = await imageOfDatabase(REGISTRY_MIGRATIONS);
  await writeFile(file, Buffer.from(await image.arrayBuffer()));
  project.provide('registryImage', file);
  return () => rm(folder, { recursive: true, force: true });
}
