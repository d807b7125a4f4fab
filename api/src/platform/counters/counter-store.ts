/** So many within any stretch of time of so many ms. */
export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** Counts what is limited, by key: for this node alone, or for all of them together. */
export interface CounterStore {
  /** Takes one; null when there was one to take, else the ms until there is. */
  take(key: string, allowance: Allowance): Promise<number | null>;
  /** Gives the latest back: it turned out not to count. */
  giveBack(key: string): Promise<void>;
  /** Begins a key anew. */
  forget(key: string): Promise<void>;
}
