import { providedGroups } from './provided-groups.ts';

/** One version of a shared module, as the bundler's runtime keeps it. */
interface SharedVersion {
  readonly get: () => unknown;
  readonly loaded?: unknown;
  readonly eager?: boolean;
  readonly from: string;
}

/** Shared modules of this page: request -> version -> how to get it. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: ShareScope };

/**
 * The shell's shared modules; every remote is initialised with the same scope, so that singletons stay single. A group
 * that the build dropped is named here: the remote's own error would only say that something is undefined.
 */
export async function shareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  const scope = __webpack_share_scopes__.default;
  const missing = Object.keys(providedGroups).filter((request) => !(request in scope));
  if (missing.length > 0) console.error(`not provided by this shell: ${missing.join(', ')}`);
  return scope;
}
