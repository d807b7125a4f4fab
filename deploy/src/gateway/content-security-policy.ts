import { START_GUARD_HASH } from './page/start-guard.ts';

/** Where the provider's script comes from, and where all the rest of it does. */
export interface ProviderSources {
  /** Origin of the script; none for our own. */
  readonly scripts: readonly string[];
  /** Origins of its frames, calls, pictures and forms; none beside our own. */
  readonly others: readonly string[];
}

/** What the policy depends on; everything else is refused. */
export interface PolicyParts {
  /** For the style elements of this one answer, and those that libraries insert later. */
  readonly nonce: string;
  /** Of the style elements that stand in the page for many: `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** Origins that the page talks to beside its own: a separate API, a separate socket. */
  readonly connect: readonly string[];
  /** Origins of pictures beside our own: an API or file store that stands apart. */
  readonly images: readonly string[];
  /** Origins of scripts and styles beside our own: the server of a remote in development. */
  readonly builds?: readonly string[];
  /** The payment provider, in a checkout document only: every other page has neither frames nor strangers. */
  readonly payment?: ProviderSources;
}

/** The Content-Security-Policy of a page: own scripts only, one of them inline by its hash, no eval, and Trusted Types. */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { nonce, connect, images, builds = [], payment } = parts;
  const provider = payment?.others ?? [];
  const hashes = parts.styleHashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${START_GUARD_HASH}'`, ...builds, ...(payment?.scripts ?? [])],
    'style-src': ["'self'", ...hashes, `'nonce-${nonce}'`, ...builds],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...builds, ...provider],
    'media-src': ["'self'", 'blob:', ...images],
    'font-src': ["'self'", ...builds],
    'connect-src': ["'self'", ...connect, ...builds, ...provider],
    'frame-src': payment === undefined ? ["'none'"] : ["'self'", ...provider],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...provider],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The origin of an absolute address, for a policy; nothing for '' and for what is no address. */
export function originsOf(...addresses: readonly string[]): string[] {
  const origins = addresses.filter((address) => URL.canParse(address)).map(originOf);
  return [...new Set(origins)];
}

/** `URL.origin` is 'null' for ws: and wss:, so it is put together by hand. */
function originOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
