/** One side of a comparison: does something once. */
export type Side = () => Promise<unknown>;

/** Times of each side in ms, taken in turns; who goes first changes, so that neither always meets the warmer machine. */
export async function paired<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (const name of names) await sides[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const start = performance.now();
      await sides[name]();
      times[name].push(performance.now() - start);
    }
  }
  return times;
}
