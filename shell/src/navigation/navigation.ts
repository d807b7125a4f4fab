/** How to get somewhere from outside of React; the router attaches itself (see `NavigationPort`). */
export interface Navigation {
  /** The address shown now: path, query and fragment. */
  current(): string;
  go(to: string, options?: GoOptions): void;
  /** Hands over the router; returns the way to let go. */
  attach(router: AttachedRouter): () => void;
}

export interface GoOptions {
  readonly replace?: boolean;
  /** Travels with the history entry, not with the address. */
  readonly state?: unknown;
}

export interface AttachedRouter {
  readonly current: () => string;
  readonly go: (to: string, options: GoOptions) => void;
}

/** A port that a page's router is attached to while it is on screen. */
export function createNavigation(): Navigation {
  let attached: AttachedRouter | null = null;
  return {
    current: () => attached?.current() ?? '/',
    go: (to, options = {}) => attached?.go(to, options),
    attach(router) {
      attached = router;
      return () => {
        if (attached === router) attached = null;
      };
    },
  };
}
