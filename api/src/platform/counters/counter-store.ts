/** So many within any stretch of time of so many ms. */
export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** What became of things that count once each. */
export interface DistinctTaken {
  /** Those that counted already, or count now. */
  readonly taken: ReadonlySet<string>;
  /** Null when all were taken, else the ms until there is one more to take. */
  readonly waitMs: number | null;
}

/** Counts what is limited, by key: for this node alone, or for all of them together. */
export interface CounterStore {
  /** Takes so many points, one by default, or none of them; null when taken, else the ms until they may be had. */
  take(key: string, allowance: Allowance, points?: number): Promise<number | null>;
  /**
   * Takes different things, each of which counts once from the first time it was taken; in their order, as many as there
   * are to take.
   */
  takeDistinct(key: string, items: readonly string[], allowance: Allowance): Promise<DistinctTaken>;
  /** Gives the latest back: it turned out not to count. */
  giveBack(key: string): Promise<void>;
  /** Begins a key again. */
  forget(key: string): Promise<void>;
}
