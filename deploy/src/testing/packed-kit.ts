import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packKit, type Kit } from '../kit/pack-kit.ts';

let packed: Promise<Kit> | undefined;

/** The packed packages, once for all tests of a process: to compile the contracts takes some seconds. */
export function packedKit(): Promise<Kit> {
  packed ??= pack();
  return packed;
}

function pack(): Promise<Kit> {
  const folder = mkdtempSync(join(tmpdir(), 'sp-packed-kit-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return packKit(folder);
}
