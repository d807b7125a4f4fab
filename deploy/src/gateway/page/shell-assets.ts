import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '../../registry/artifact.ts';
import type { Releases } from '../../registry/releases.ts';
import { buildBase } from '../../registry/resolution-for.ts';
import { escapeHtml } from '../escape.ts';
import { inlineStyles } from './inline-styles.ts';

/** How a page starts the live shell. */
export interface ShellAssets {
  readonly scriptTags: string;
  readonly styleTags: (nonce: string) => string;
}

/** Stylesheets up to this many bytes (uncompressed) go into the HTML: one round trip less before the first paint. */
export const INLINE_STYLE_BYTES = 60 * 1024;

/** Reads the live shell's stylesheet once and prepares the tags that start it. */
export async function shellAssets(releases: Releases): Promise<ShellAssets> {
  const { shell } = releases;
  const base = buildBase(shell.unit, shell.build);
  const scriptTags = shell.scripts
    .map(
      (path) => `<script defer src="${escapeHtml(base + path)}"${integrity(shell, path)}></script>`,
    )
    .join('\n');
  const css = await Promise.all(
    shell.styles.map(async (path) => ({
      path,
      text: await readFile(join(releases.folder(shell.unit, shell.build), path), 'utf8'),
    })),
  );
  const inline = css.map(({ path, text }) => inlineStyles(text, base + path)).join('\n');
  const links = shell.styles
    .map(
      (path) =>
        `<link rel="stylesheet" href="${escapeHtml(base + path)}"${integrity(shell, path)}>`,
    )
    .join('\n');
  const inlined = Buffer.byteLength(inline) <= INLINE_STYLE_BYTES && inline !== '';
  return {
    scriptTags,
    styleTags: (nonce) =>
      inlined ? `<style nonce="${escapeHtml(nonce)}">${inline}</style>` : links,
  };
}

function integrity(shell: Artifact, path: string): string {
  const file = shell.files.find((one) => one.path === path);
  return file === undefined ? '' : ` integrity="${file.sha384}"`;
}
