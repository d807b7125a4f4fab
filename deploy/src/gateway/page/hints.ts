import type { Resolution } from 'shared-contracts/resolution';
import { routes, type RouteName } from 'shared-contracts/routes';
import { escapeHtml } from '../escape.ts';

/** Whether a page asks early for the remote of its route; off until a measurement says that it pays. */
export type HintMode = 'off' | 'low' | 'auto';

/**
 * Preload links for the entry and the exposed chunk of the route's owner. They carry the attributes
 * that the loader's own script elements have: with others the browser would fetch everything twice.
 */
export function preloadHints(
  mode: HintMode,
  route: RouteName | null,
  resolution: Resolution,
  exposed: (unit: string, build: string) => readonly string[],
): string {
  if (mode === 'off' || route === null) return '';
  const owner = routes[route].owner;
  const candidate = resolution.remotes[owner]?.[0];
  if (candidate === undefined) return '';
  const paths = exposed(owner, candidate.build).map((path) => candidate.base + path);
  const priority = mode === 'low' ? ' fetchpriority="low"' : '';
  return [candidate.entry, ...paths]
    .map((address) => {
      const hash = candidate.integrity[address.slice(candidate.base.length)];
      const integrity = hash === undefined ? '' : ` integrity="${hash}"`;
      return `<link rel="preload" as="script" href="${escapeHtml(address)}"${integrity} crossorigin="anonymous"${priority}>\n`;
    })
    .join('');
}
