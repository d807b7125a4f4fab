import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { Artifact } from '../registry/artifact.ts';
import { integrityOf } from '../registry/verify-files.ts';

/** A folder of its own for one test, gone after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a build as the bundler would, with compressed copies beside; states only what differs. */
export async function fakeBuild(
  unit: string,
  build: string,
  files: Record<string, string> = {},
  change: Partial<Artifact> = {},
): Promise<string> {
  const folder = await temporaryFolder();
  const isShell = unit === 'shell';
  const all: Record<string, string> = {
    ...(isShell
      ? { 'main.js': 'start();', 'main.css': '.sp-frame{color:red}' }
      : { 'remoteEntry.js': `var ${unit}`, 'expose.js': `'${unit} exposes'` }),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${path}.gz`), gzipSync(text));
  }
  const artifact: Artifact = {
    unit,
    build,
    version: '0.1.0',
    owner: `team-${unit}`,
    commit: null,
    contract: null,
    budget: null,
    scripts: isShell ? ['main.js'] : [],
    styles: isShell ? ['main.css'] : [],
    entry: isShell ? null : 'remoteEntry.js',
    global: isShell ? null : `${unit.replaceAll('-', '_')}_${build}`,
    format: 'container',
    languages: {},
    maps: [],
    expose: isShell ? [] : ['expose.js'],
    files: Object.entries(all).map(([path, text]) => {
      const bytes = Buffer.from(text);
      return { path, bytes: bytes.length, sha384: integrityOf(bytes) };
    }),
    ...change,
  };
  await writeFile(join(folder, 'artifact.json'), JSON.stringify(artifact));
  return folder;
}
