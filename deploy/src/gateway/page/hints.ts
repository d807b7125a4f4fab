import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { TextLocale } from 'shared-contracts/i18n/i18n';
import type { Resolution } from 'shared-contracts/platform/resolution';
import type { NamedRoute } from 'shared-contracts/platform/routes';
import type { Artifact } from '../../registry/artifact.ts';
import { buildBase, type FindArtifact } from '../../registry/resolution-for.ts';

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
  route: NamedRoute | null,
  resolution: Resolution,
  exposed: (unit: string, build: string) => readonly EarlyFile[],
): string {
  // The gateway does not know roles: only staff fetch bytes of the desk.
  if (mode === 'off' || route === null || route.access === 'staff') return '';
  const { owner } = route;
  const candidate = resolution.remotes[owner]?.[0];
  if (candidate === undefined) return '';
  const entry = { address: candidate.entry, integrity: candidate.integrity };
  const priority = mode === 'low' ? ' fetchpriority="low"' : '';
  return [entry, ...exposed(owner, candidate.build)].map((file) => linkTo(file, priority)).join('');
}

/**
 * Preload links for the texts of a page's language, those of the shell and of the remote of its route: the page waits for
 * them before it draws anything, and would else learn of them when its scripts run. English stands in the scripts.
 */
export function languageHints(
  language: TextLocale,
  {
    shell,
    route,
    resolution,
  }: { shell: Artifact; route: NamedRoute | null; resolution: Resolution },
  find: FindArtifact,
): string {
  const owner = route?.owner ?? 'shell';
  const build = resolution.remotes[owner]?.[0]?.build;
  const remote = build === undefined ? undefined : find(owner, build);
  return [shell, ...(remote === undefined ? [] : [remote])]
    .flatMap(({ unit, build: id, languages }) =>
      (languages[language] ?? []).map(({ path, integrity }) =>
        linkTo({ address: buildBase(unit, id) + path, integrity }),
      ),
    )
    .join('');
}

function linkTo({ address, integrity }: EarlyFile, more = ''): string {
  const kind = address.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(address)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"${more}>\n`;
}
