import { createHash } from 'node:crypto';
import type { Compilation } from '@rspack/core';

/**
 * What files carry in place of the build's id until all of them are known. As long as an id, so that nothing moves when the
 * id is written in its place.
 */
export const UNNAMED_BUILD = 'unnamedbuild';

/** Files that are text and may name their build. */
const TEXT = /\.(js|css|html|json|svg)$/;

/**
 * Makes the id of a build and writes it into its files: 12 hex digits over their names and bytes and over `about`, what
 * else the build says of itself. Whatever the unit does not bundle changes no id, and two builds that differ never share
 * one, nor a `uniqueName` (decision 245).
 *
 * Called when the files are minified, and before anything hashes or compresses them.
 */
export function nameBuild(compilation: Compilation, about: unknown): string {
  const { RawSource, SourceMapSource } = compilation.compiler.webpack.sources;
  const assets = compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(about));
  for (const { name, source } of assets) {
    hash.update(`\0${name}\0${source.size()}\0`).update(source.buffer());
  }
  const build = hash.digest('hex').slice(0, UNNAMED_BUILD.length);
  for (const { name, source } of assets) {
    const text = TEXT.test(name) ? source.source().toString() : '';
    if (!text.includes(UNNAMED_BUILD)) continue;
    const map = source.map();
    const named = text.replaceAll(UNNAMED_BUILD, build);
    compilation.updateAsset(
      name,
      map === null ? new RawSource(named) : new SourceMapSource(named, name, map),
    );
  }
  return build;
}

/** Writes the id into the source maps as well, which are made after the files have theirs. */
export function nameSourceMaps(compilation: Compilation, build: string): void {
  const { RawSource } = compilation.compiler.webpack.sources;
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.map')) continue;
    const text = source.source().toString();
    if (!text.includes(UNNAMED_BUILD)) continue;
    compilation.updateAsset(name, new RawSource(text.replaceAll(UNNAMED_BUILD, build)));
  }
}
