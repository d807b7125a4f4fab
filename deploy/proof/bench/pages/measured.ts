import type { Browser } from 'playwright';

/** What the parts of this row measure on. */
export interface Measured {
  readonly browser: Browser;
  /** Of the site, without a trailing slash. */
  readonly url: string;
}
