/** Reported sessions of one build, and how many of them failed. */
export interface Tally {
  readonly sessions: number;
  readonly failed: number;
}

/** The share of failed sessions that was seen; 0 where nothing was seen. */
export function failingShare({ sessions, failed }: Tally): number {
  return sessions === 0 ? 0 : failed / sessions;
}

/**
 * Wilson's score interval of the true share of failures, as [lower, upper]; `z` standard deviations wide on each side.
 * Unlike the textbook interval it stays honest for few sessions and shares near zero; nothing seen gives [0, 1].
 */
export function wilson({ sessions, failed }: Tally, z: number): readonly [number, number] {
  if (sessions === 0) return [0, 1];
  const share = failed / sessions;
  const spread = (z * z) / sessions;
  const centre = share + spread / 2;
  const reach = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  // Nothing or everything failed: the bound there is exact, whatever rounding makes of it.
  const lower = failed === 0 ? 0 : (centre - reach) / (1 + spread);
  const upper = failed === sessions ? 1 : (centre + reach) / (1 + spread);
  return [lower, upper];
}
