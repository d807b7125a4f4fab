import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/**
 * How long a page that many visitors get is shown after its replies were asked for, in ms: a profile that is hidden,
 * paused or deleted is gone after that.
 */
export const KEPT_MS = 5000;
/** Pages and bytes that are kept at most; those that were not asked for longest go first. */
const MOST_PAGES = 1000;
const MOST_BYTES = 64 * 1024 * 1024;

/** A page that is being made. */
export interface Making {
  /** For whoever waits: perhaps without replies that take their time. */
  readonly soon: Promise<PageBody>;
  /** With all of its replies, which alone is kept; null when one of them does not come. */
  readonly whole: Promise<PageBody | null>;
}

/**
 * The page of a key: the kept one, the one that is being made for somebody else, or a new one. While a slow API keeps a
 * page from being whole, everybody gets what there is, and the API is asked once and not once for each of them.
 */
export type KeptPages = (key: string, make: () => Making) => Promise<PageBody>;

export interface KeptParts {
  /** A clock in ms that only goes forward. */
  readonly ticks: () => number;
  /** Told of defects that nobody waits for. */
  readonly onError: (error: unknown) => void;
  readonly most?: number;
  readonly bytes?: number;
}

/** Keeps pages in this process. */
export function keptPages(parts: KeptParts): KeptPages {
  const { ticks, onError, most = MOST_PAGES, bytes = MOST_BYTES } = parts;
  const kept = new LRUCache<string, PageBody>({
    max: most,
    maxSize: bytes,
    sizeCalculation: (body, key) => body.mostBytes + key.length,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: ticks },
  });
  const coming = new Map<string, Promise<PageBody>>();

  return async (key, make) => {
    const known = kept.get(key) ?? coming.get(key);
    if (known !== undefined) return known;
    // From here, not from when it is done: what changes while it is made may be missing in it.
    const start = ticks();
    const { soon, whole } = make();
    coming.set(key, soon);
    whole
      .then((body) => {
        if (body !== null) kept.set(key, body, { start });
      })
      .catch(onError)
      .finally(() => coming.delete(key));
    return soon;
  };
}
