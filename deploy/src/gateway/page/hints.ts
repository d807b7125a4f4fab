import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { routes, type RouteName } from 'shared-contracts/platform/routes';

/** Whether a page asks early for the remote of its route; off until a measurement says that it pays. */
export type HintMode = 'off' | 'low' | 'auto';

/** A file that a page may ask for early: its address and hash. */
export interface EarlyFile {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Preload links for the entry and the exposed files of the route's owner. They carry the attributes
 * that the loader's own elements have: with others the browser would fetch everything twice.
 */
export function preloadHints(
  mode: HintMode,
  route: RouteName | null,
  resolution: Resolution,
  exposed: (unit: string, build: string) => readonly EarlyFile[],
): string {
  // Whether somebody belongs to the staff the gateway does not know: nobody else fetches a byte of the desk.
  if (mode === 'off' || route === null || routes[route].access === 'staff') return '';
  const owner = routes[route].owner;
  const candidate = resolution.remotes[owner]?.[0];
  if (candidate === undefined) return '';
  const entry = { address: candidate.entry, integrity: candidate.integrity };
  const priority = mode === 'low' ? ' fetchpriority="low"' : '';
  return [entry, ...exposed(owner, candidate.build)]
    .map(({ address, integrity }) => {
      const kind = address.endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${kind}" href="${escapeHtml(address)}" integrity="${integrity}" crossorigin="anonymous"${priority}>\n`;
    })
    .join('');
}
