import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of the package that holds this file, with symbolic links resolved as the bundler does. */
export const CONTRACTS = dirname(
  createRequire(import.meta.url).resolve('shared-contracts/package.json'),
);

/** The sources of the contracts, in this repository and in the packed package. */
export const CONTRACT_SOURCES = join(CONTRACTS, 'src');

/** Compiled copy of the package; it exists only where it was packed. */
const COMPILED = join(CONTRACTS, 'dist');

/** The file that Node can import in place of a source of the contracts: its compiled copy where the package is packed. */
export function importable(source: string): string {
  if (!existsSync(COMPILED) || !source.startsWith(CONTRACTS + sep)) return source;
  return join(COMPILED, relative(CONTRACTS, source).replace(/\.tsx?$/, '.js'));
}
