import { createHash } from 'node:crypto';
import { escapeHtml } from 'shared-contracts/domain/escape-html';

/** Any origin, only to resolve paths against. */
const ORIGIN = 'http://origin.invalid';

/**
 * A stylesheet as it may stand inside a style element: relative addresses become absolute paths,
 * because they no longer resolve against the stylesheet's own, and nothing in it can end the element. Lines end as a
 * browser's parser has them, so that a hash of this is a hash of what the element holds.
 */
export function inlineStyles(css: string, address: string): string {
  const base = new URL(address, ORIGIN);
  return css
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, url: string) =>
      /^(data:|https?:|\/|#)/.test(url) ? whole : `url(${quote}${pathOf(url, base)}${quote})`,
    )
    .replaceAll(/<\/style/gi, '<\\/style');
}

function pathOf(url: string, base: URL): string {
  const { pathname, search, hash } = new URL(url, base);
  return pathname + search + hash;
}

/** A style element that stands in many answers. */
export interface StyleElement {
  /** With the nonce of one answer; null where the policy names the hashes. '' without styles. */
  readonly tag: (nonce: string | null) => string;
  /** As a policy names it: `sha256-…`. */
  readonly hashes: readonly string[];
}

/** Makes the element of a stylesheet, which is hashed once. */
export function styleElement(css: string): StyleElement {
  if (css === '') return { tag: () => '', hashes: [] };
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    tag: (nonce) => `<style${nonce === null ? '' : ` nonce="${escapeHtml(nonce)}"`}>${css}</style>`,
    hashes: [`sha256-${hash}`],
  };
}
