import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Artifact } from '../../registry/artifact.ts';
import { buildBase } from '../../registry/resolution-for.ts';
import type { PublishedBuilds } from '../published-builds.ts';
import { inlineStyles, styleElement } from './inline-styles.ts';

/** How a page starts the live shell. */
export interface ShellAssets {
  readonly scriptTags: string;
  /** With the nonce of one answer; null where the policy names the hashes. */
  readonly styleTags: (nonce: string | null) => string;
  /** Of the style elements, as a policy names them: `sha256-…`. */
  readonly styleHashes: readonly string[];
}

/** Stylesheets up to this many bytes (uncompressed) go into the HTML: one round trip less before the first paint. */
export const INLINE_STYLE_BYTES = 60 * 1024;

/** The tags of every shell that pages start: a build never changes, so each is prepared once. */
export function preparedShells(
  read: PublishedBuilds['read'],
): (shell: Artifact) => Promise<ShellAssets> {
  const prepared = new Map<string, ShellAssets>();
  return async (shell) => {
    const assets = prepared.get(shell.build) ?? (await shellAssets(shell, read));
    prepared.set(shell.build, assets);
    return assets;
  };
}

/** Reads a shell's stylesheets and prepares the tags that start it. */
async function shellAssets(shell: Artifact, read: PublishedBuilds['read']): Promise<ShellAssets> {
  const base = buildBase(shell.unit, shell.build);
  const scriptTags = shell.scripts
    .map(
      (path) => `<script defer src="${escapeHtml(base + path)}"${integrity(shell, path)}></script>`,
    )
    .join('\n');
  const css = await Promise.all(
    shell.styles.map(async (path) => ({
      path,
      text: (await read(shell.unit, shell.build, path))?.toString() ?? '',
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
  const { tag, hashes } = styleElement(inlined ? inline : '');
  return {
    scriptTags,
    styleTags: inlined ? tag : () => links,
    styleHashes: hashes,
  };
}

function integrity(shell: Artifact, path: string): string {
  const file = shell.files.find((one) => one.path === path);
  return file === undefined ? '' : ` integrity="${file.sha384}"`;
}
