import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  REMOTE_MANIFEST,
  RemoteManifest,
  type DeclaredPages,
} from '../../src/platform/declared-pages.ts';

/**
 * The pages that the manifest in a unit's folder declares; `brought` are the names of `ownPages`. Throws where one has
 * what the other lacks.
 */
export function declaredPages(folder: string, brought: readonly string[]): DeclaredPages {
  const path = join(folder, REMOTE_MANIFEST);
  const { pages } = existsSync(path)
    ? parsed(readFileSync(path, 'utf8'))
    : { pages: {} as DeclaredPages };
  const unbrought = Object.keys(pages).filter((name) => !brought.includes(name));
  const undeclared = brought.filter((name) => !Object.hasOwn(pages, name));
  if (unbrought.length > 0) {
    throw new Error(`${REMOTE_MANIFEST} declares ${unbrought.join(', ')}; ownPages lacks it.`);
  }
  if (undeclared.length > 0) {
    throw new Error(`ownPages has ${undeclared.join(', ')}; ${REMOTE_MANIFEST} lacks it.`);
  }
  return pages;
}

function parsed(text: string): { readonly pages: DeclaredPages } {
  const found = RemoteManifest.safeParse(JSON.parse(text));
  if (found.success) return found.data;
  const [first] = found.error.issues;
  throw new Error(`${REMOTE_MANIFEST}: ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`);
}
