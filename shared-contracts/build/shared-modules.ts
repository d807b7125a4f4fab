import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** How one module is shared between shell and remotes. */
export interface SharedModule {
  readonly request: string;
  /** Package whose version travels with the share. */
  readonly package: string;
  /** True when the first screen needs it: the shell then carries it in its main script. */
  readonly eager: boolean;
}

/**
 * The one table of shared singletons (design section 3). The shell provides all of them, remotes bring none
 * (`import: false`). Every entry is whole: nothing in it can be tree-shaken, so entries are narrow faces of ours.
 */
export const SHARED: readonly SharedModule[] = [
  { request: 'react', package: 'react', eager: true },
  { request: 'react/jsx-runtime', package: 'react', eager: true },
  { request: 'react-dom', package: 'react-dom', eager: true },
  { request: 'shared-contracts/schema', package: 'zod', eager: true },
  { request: 'shared-contracts/router', package: 'react-router-dom', eager: true },
  { request: 'shared-contracts/query', package: '@tanstack/react-query', eager: true },
  { request: 'shared-contracts/host', package: 'shared-contracts', eager: true },
  { request: 'shared-contracts/platform/routes', package: 'shared-contracts', eager: true },
  { request: 'shared-contracts/locales/en/phrases', package: 'shared-contracts', eager: true },
  { request: 'shared-contracts/ui/core', package: 'shared-contracts', eager: true },
  { request: 'shared-contracts/ui/forms', package: 'shared-contracts', eager: false },
  { request: 'shared-contracts/ui/dates', package: 'shared-contracts', eager: false },
  { request: 'shared-contracts/ui/tables', package: 'shared-contracts', eager: false },
];

/** What development builds share besides: JSX, and the one runtime that puts changed components in place. */
const SHARED_IN_DEVELOPMENT: readonly SharedModule[] = [
  { request: 'react/jsx-dev-runtime', package: 'react', eager: true },
  { request: 'react-refresh/runtime', package: 'react-refresh', eager: true },
];

/** Modules that the shell provides, by request, as the plugin that provides takes them. */
export function providedIn(
  mode: Mode,
): Record<string, { shareKey: string; version: string; eager: boolean }> {
  return byRequest(mode, ({ request, package: name, eager }) => ({
    shareKey: request,
    version: versionOf(name),
    eager,
  }));
}

/** Modules that a remote asks the page for, by request, as the `shared` option of the federation plugin. */
export function consumedIn(
  mode: Mode,
): Record<string, { singleton: true; version: string; requiredVersion: string; import: false }> {
  return byRequest(mode, ({ package: name }) => {
    const version = versionOf(name);
    return { singleton: true, version, requiredVersion: `^${version}`, import: false };
  });
}

type Mode = 'production' | 'development';

function byRequest<T>(mode: Mode, of: (shared: SharedModule) => T): Record<string, T> {
  const table = mode === 'production' ? SHARED : [...SHARED, ...SHARED_IN_DEVELOPMENT];
  return Object.fromEntries(table.map((shared) => [shared.request, of(shared)]));
}

function versionOf(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}
