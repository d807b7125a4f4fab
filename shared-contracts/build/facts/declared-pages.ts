import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _default, locales, strictObject } from 'zod/mini';
import { DeclaredPages, REMOTE_MANIFEST } from '../../src/platform/declared-pages.ts';

/** What the manifest holds, and nothing else: a slip in a name is no page less. */
const RemoteManifest = strictObject({ pages: _default(DeclaredPages, {}) });

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
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${REMOTE_MANIFEST} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  const found = RemoteManifest.safeParse(json, { error: locales.en().localeError });
  if (found.success) return found.data;
  const lines = found.error.issues.map((issue) => {
    const field = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])];
    return `${REMOTE_MANIFEST}, ${field.join('.') || 'the whole'}: ${issue.message}`;
  });
  throw new Error(lines.join('\n'));
}
