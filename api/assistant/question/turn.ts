import type { Spot } from './spot.ts';

/** A turn of speech that means something else than its words do one by one. */
export interface Turn {
  readonly pattern: RegExp;
  /** Null where the words only mean less than they seem to. */
  readonly means: Omit<Spot, 'words'> | null;
  /** What the words alone would mean. */
  readonly insteadOf: readonly Spot['about'][];
}
