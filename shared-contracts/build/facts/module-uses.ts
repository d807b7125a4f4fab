import type { Compilation, Dependency, Module } from '@rspack/core';

/** One import in the module graph, as it is left when types are gone. */
export interface Use {
  /** File that imports. */
  readonly from: string;
  /** What it asks for, as written. */
  readonly request: string;
  /** True when the page's share scope answers, not this build. */
  readonly shared: boolean;
  /** File that answers; '' for a shared module. */
  readonly to: string;
  /** Name of the export; null for the whole module. */
  readonly name: string | null;
}

/** Imports of a name, and those that may take anything of a module. */
const NAMED = 'esm import specifier';
const WHOLE = /^(cjs|amd) require|^cjs full require|^import\(\)$|^esm export imported specifier$/;

/** Every import between the modules of this compilation, those of packages too. */
export function usesOf(compilation: Compilation): Use[] {
  const uses: Use[] = [];
  for (const module of compilation.modules) {
    const from = fileOf(module);
    if (from === null) continue;
    for (const dependency of dependenciesOf(module)) {
      const { type, request } = dependency;
      if (request === undefined || !(type === NAMED || WHOLE.test(type))) continue;
      const target = compilation.moduleGraph.getModule(dependency);
      if (target === null) continue;
      const shared = target.type === 'consume-shared-module';
      const name = type === NAMED ? (dependency.ids?.[0] ?? null) : null;
      // Where modules were put together, the first of them answers under the name of all.
      const resolved = shared ? null : compilation.moduleGraph.getResolvedModule(dependency);
      uses.push({ from, request, shared, to: fileOf(resolved ?? target) ?? '', name });
    }
  }
  return uses;
}

/** What a module asks for at once, and what it asks for later. */
export function dependenciesOf(module: Module): Dependency[] {
  return [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
}

/** The file of a module; null for one that is none: several put together, a shared one, the container's. */
function fileOf(module: Module): string | null {
  const { resource } = module as Module & { resource?: string };
  return resource?.replace(/\?.*$/, '') ?? null;
}
