// Saves 2.3 KB (brotli) of each remote's entry.
import type { Compiler } from '@rspack/core';

/** Runtime modules of the bundler, by the names that it gives them. */
const CONSUMES = 'consumes_loading';
const SHARING = 'sharing';

/** Chunk -> module of the build -> key of the shared module that stands in its place. */
type SharedByChunk = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Puts a short lookup of shared modules in place of the bundler's, in a remote's entry. That one weighs half of the entry:
 * it parses ranges of versions and registers modules that a build brings along. Ours bring none, and the release gate has
 * compared the ranges of all live builds (design section 4, Gate), so a key is enough (deploy/decisions/185).
 */
export class ShareLookupPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShareLookup', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShareLookup', ({ name, source }) => {
        if (source === undefined) return;
        const text = source.source.toString('utf8');
        if (name === CONSUMES) source.source = Buffer.from(lookupRuntime(sharedByChunk(text)));
        if (name === SHARING) source.source = Buffer.from(scopeRuntime(text));
      });
    });
  }
}

interface ConsumesData {
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly moduleIdToConsumeDataMapping: Readonly<
    Record<string, { readonly shareKey: string; readonly shareScope: string; fallback: unknown }>
  >;
}

/** What the bundler's own runtime says of the shared modules of a build; throws where it says it in another way. */
export function sharedByChunk(runtime: string): SharedByChunk {
  const [, literal] = /consumesLoadingData = (\{.*\});?$/m.exec(runtime) ?? [];
  if (literal === undefined) throw new Error('ShareLookup: no shared modules in the runtime');
  // An object literal that is no JSON.
  const data = new Function(`return ${literal}`)() as ConsumesData;
  const keyOf = (id: string): string => {
    const shared = data.moduleIdToConsumeDataMapping[id];
    if (shared?.shareScope !== 'default' || shared.fallback !== undefined) {
      throw new Error(`ShareLookup: module ${id} is not shared as ours are`);
    }
    return shared.shareKey;
  };
  return Object.fromEntries(
    Object.entries(data.chunkMapping).map(([chunk, ids]) => [
      chunk,
      Object.fromEntries(ids.map((id) => [id, keyOf(id)])),
    ]),
  );
}

/**
 * Before a chunk runs, each shared module that it needs takes the place of its own: the one in use, else the one that
 * came first, which is the shell's. One that is not on the page fails where it is required, and is looked up again next
 * time.
 */
export function lookupRuntime(shared: SharedByChunk): string {
  return `
var sharedByChunk = ${JSON.stringify(shared)};
var placed = {};
__webpack_require__.f.consumes = function (chunk, promises) {
  var ids = sharedByChunk[chunk];
  for (const id in ids) {
    if (id in placed) {
      promises.push(placed[id]);
      continue;
    }
    const place = function (factory) {
      placed[id] = 0;
      __webpack_require__.m[id] = function (module) { module.exports = factory(); };
    };
    const refuse = function (error) {
      delete placed[id];
      __webpack_require__.m[id] = function () {
        delete __webpack_require__.c[id];
        throw error;
      };
    };
    try {
      const versions = Object.values(__webpack_require__.S.default[ids[id]] || {});
      const version = versions.find(function (one) { return one.loaded; }) || versions[0];
      if (!version) throw Error(ids[id] + ' is not shared on this page');
      version.loaded = 1;
      const factory = version.get();
      if (factory.then) promises.push((placed[id] = factory.then(place, refuse)));
      else place(factory);
    } catch (error) {
      refuse(error);
    }
  }
};
`;
}

/** A scope that the shell fills; nothing of a remote's own is registered. Throws where a build brings something along. */
export function scopeRuntime(runtime: string): string {
  if (!/scopeToSharingDataMapping: \{\s*\}/.test(runtime)) {
    throw new Error('ShareLookup: this build would share modules of its own');
  }
  return `
__webpack_require__.S = {};
__webpack_require__.I = function () { return 1; };
`;
}
