/** What every way out of a page asks before it lets go. */
export interface Exits {
  /** True while leaving must ask first. */
  readonly isHeld: () => boolean;
  /** Asks, and calls `leave` when the answer is yes. */
  readonly ask: (leave: () => void) => void;
  /** Opens an address of the site without a question. */
  readonly go: (href: string) => void;
}
