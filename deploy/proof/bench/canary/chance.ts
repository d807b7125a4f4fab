/** A stream of numbers in [0, 1) that a seed determines (mulberry32): the same table on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many events of a mean rate happen; Knuth's product for the small means that a minute has. */
export function poisson(mean: number, random: () => number): number {
  // The product of more than this would underflow: halves of a Poisson draw are Poisson draws.
  if (mean > 200) return poisson(mean / 2, random) + poisson(mean / 2, random);
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > floor; product *= random()) count += 1;
  return count;
}

/** How many of `among` happen with this chance each. */
export function binomial(among: number, chance: number, random: () => number): number {
  let count = 0;
  for (let one = 0; one < among; one += 1) if (random() < chance) count += 1;
  return count;
}
