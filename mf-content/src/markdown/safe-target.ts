import { readText } from './ampersands.ts';

/** Where a link of a text may lead: inside the site, to a part of the page, out of the site, or nowhere. */
export type Target =
  | { readonly kind: 'inside' | 'part' | 'outside' | 'contact'; readonly href: string }
  | { readonly kind: 'none' };

/**
 * Judges a parsed address by what it is, never by what it is not: anything unknown leads nowhere. Entities are read
 * first, so that the browser gets exactly what was judged.
 */
export function safeTarget(address: string | null): Target {
  const href = readText(address ?? '').trim();
  if (href.startsWith('#')) return { kind: 'part', href };
  // A browser reads '//host' and '/\host' as another site.
  if (/^\/(?![/\\])/.test(href)) return { kind: 'inside', href };
  if (/^https?:\/\/[^/\s]/i.test(href)) return { kind: 'outside', href };
  if (/^(mailto|tel):[^\s]+$/i.test(href)) return { kind: 'contact', href };
  return { kind: 'none' };
}

/** Address of a picture of a text if it lies in this site; others would tell a stranger who reads what. */
export function safePicture(address: string | null): string | null {
  const target = safeTarget(address);
  return target.kind === 'inside' ? target.href : null;
}
