import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/**
 * How long a page shared by visitors is kept after its replies were fetched, in ms: the longest that a hidden or
 * deleted profile stays visible.
 */
export const KEPT_MS = 5000;
/** Pages and bytes kept at most; the least recently used go first. */
const MOST_PAGES = 1000;
const MOST_BYTES = 64 * 1024 * 1024;

/** A page that is being made. */
export interface Making {
  /** As soon as possible, perhaps without slow replies. */
  readonly soon: Promise<PageBody>;
  /** With all of its replies, which alone is kept; null when one of them does not come. */
  readonly whole: Promise<PageBody | null>;
}

/**
 * The page of a key: kept, being made, or new. While a slow API keeps a page incomplete, all get what there is and the
 * API is called once. A caller with `patience`, in ms, waits for the whole page alone.
 */
export type KeptPages = (
  key: string,
  make: () => Making,
  patience?: number | null,
) => Promise<PageBody>;

export interface KeptParts {
  /** A clock in ms that only goes forward. */
  readonly ticks: () => number;
  /** Gets defects for which no request waits. */
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
  const coming = new Map<string, Making>();

  const begin = (key: string, make: () => Making): Making => {
    // From here, not from when it is done: what changes while it is made may be missing in it.
    const start = ticks();
    const making = make();
    coming.set(key, making);
    making.whole
      .then((body) => {
        if (body !== null) kept.set(key, body, { start });
      })
      .catch(onError)
      .finally(() => coming.delete(key));
    return making;
  };

  return async (key, make, patience = null) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const making = coming.get(key) ?? begin(key, make);
    return patience === null ? making.soon : wholeWithin(making, patience);
  };
}

/** The whole page if it comes within so many ms, else what there is. */
async function wholeWithin({ soon, whole }: Making, ms: number): Promise<PageBody> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  // A defect of the whole page is reported where it is kept.
  const body = await Promise.race([whole.catch(() => null), late]);
  clearTimeout(timer);
  return body ?? soon;
}
