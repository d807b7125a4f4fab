import type { Compilation, Module } from '@rspack/core';
import type { ContractFacts } from '../contract-facts.ts';
import { consumedIn, providedIn, SHARED } from '../shared-modules.ts';
import { dependenciesOf, type Use } from './module-uses.ts';

/** Shared modules that a remote asks the page for, with the exports that its code takes. */
export function sharedUses(uses: readonly Use[]): ContractFacts['shared']['uses'] {
  const table = consumedIn('production');
  const taken = new Map<string, Set<string | null>>();
  for (const { request, shared, name } of uses) {
    if (!shared) continue;
    taken.set(request, (taken.get(request) ?? new Set()).add(name));
  }
  return sorted(
    [...taken].map(([request, found]) => [
      request,
      { range: table[request]?.requiredVersion ?? '*', exports: exportsOf(found) },
    ]),
  );
}

/** Shared modules that a shell brings onto the page, with what they export. */
export function sharedOffers(compilation: Compilation): ContractFacts['shared']['offers'] {
  const table = providedIn('production');
  const found: [string, { version: string; exports: string[] | null }][] = [];
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const request = SHARED.find((one) => module.identifier().includes(` ${one.request}@`))?.request;
    const provided = dependenciesOf(module)
      .map((dependency) => compilation.moduleGraph.getModule(dependency))
      .find((one) => one !== null);
    if (request === undefined || provided === undefined || provided === null) continue;
    const exports = compilation.moduleGraph.getProvidedExports(provided);
    found.push([
      request,
      {
        version: table[request]?.version ?? '',
        exports: Array.isArray(exports) ? withDefault(provided, exports).toSorted() : null,
      },
    ]);
  }
  return sorted(found);
}

/** The default of a CommonJS module is what it exports as a whole; nothing in it says so. */
function withDefault(provided: Module, exports: readonly string[]): string[] {
  const isCommonJs = dependenciesOf(provided).some(({ type }) => type.startsWith('cjs export'));
  return [...new Set([...exports, ...(isCommonJs ? ['default'] : [])])];
}

function exportsOf(names: ReadonlySet<string | null>): string[] | null {
  return names.has(null) ? null : [...names].filter((name) => name !== null).toSorted();
}

function sorted<T>(entries: readonly [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
