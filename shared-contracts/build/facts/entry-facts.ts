import { join } from 'node:path';
import ts from 'typescript';
import type { ContractFacts } from '../contract-facts.ts';
import { CONTRACT_SOURCES as CONTRACTS, importable } from '../contracts-folder.ts';
import type { Use } from './module-uses.ts';
import { nodesBelow } from './syntax.ts';

/** A shared module whose export is a table: a page of an older shell lacks the newer entries of it. */
export interface SharedTable {
  readonly request: string;
  /** The export that is the table. */
  readonly name: string;
  readonly keys: readonly string[];
  /** Keys without a dot are words that any file may have: they count in files that import the table. */
  readonly isPlain: boolean;
}

type Shared = ContractFacts['shared'];

/** The tables among the shared modules, with the entries that they have in this checkout or kit. */
export async function sharedTables(): Promise<readonly SharedTable[]> {
  const load = (file: string) => import(importable(join(CONTRACTS, file)));
  const { phrases } = (await load('locales/en/phrases.ts')) as { phrases: { en: object } };
  const { routes } = (await load('platform/routes.ts')) as { routes: object };
  return [
    {
      request: 'shared-contracts/locales/en/phrases',
      name: 'phrases',
      keys: Object.keys(phrases.en),
      isPlain: false,
    },
    {
      request: 'shared-contracts/platform/routes',
      name: 'routes',
      keys: Object.keys(routes),
      isPlain: true,
    },
  ];
}

/** Offers with the entries of each table beside its exports, as `routes.profile`. */
export function withEntries(
  offers: Shared['offers'],
  tables: readonly SharedTable[],
): Shared['offers'] {
  return extend(offers, tables, ({ keys }) => keys);
}

/**
 * Uses with the entries of each table that the files of a remote mention: too much is seen rather than too little, as of
 * the host.
 */
export function withTakenEntries(
  taken: Shared['uses'],
  tables: readonly SharedTable[],
  { files, uses }: { readonly files: readonly ts.SourceFile[]; readonly uses: readonly Use[] },
): Shared['uses'] {
  return extend(taken, tables, ({ request, keys, isPlain }) => {
    const importers = new Set(
      uses.filter((one) => one.request === request).map(({ from }) => from),
    );
    const read = files.filter(({ fileName }) => !isPlain || importers.has(fileName));
    const mentioned = new Set(read.flatMap(mentions));
    return keys.filter((key) => mentioned.has(key));
  });
}

function extend<Module extends { readonly exports: string[] | null }>(
  modules: Record<string, Module>,
  tables: readonly SharedTable[],
  entriesOf: (table: SharedTable) => readonly string[],
): Record<string, Module> {
  const extended = tables.flatMap((table): [string, Module][] => {
    const found = modules[table.request];
    if (found?.exports?.includes(table.name) !== true) return [];
    const entries = entriesOf(table).map((key) => `${table.name}.${key}`);
    return [[table.request, { ...found, exports: [...found.exports, ...entries].toSorted() }]];
  });
  return { ...modules, ...Object.fromEntries(extended) };
}

/** Names of properties and texts that a file writes out. */
function mentions(file: ts.SourceFile): string[] {
  return nodesBelow(file).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) return [node.name.text];
    if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()];
    return ts.isStringLiteralLike(node) ? [node.text] : [];
  });
}
