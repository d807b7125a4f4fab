/** Addresses remembered at once; a stranger with many of them only makes us forget others. */
const REMEMBERED = 10_000;

/** Counts requests by address and minute; `take` is false once an address has had its share. */
export function requestLimit(perMinute: number, now: () => number) {
  let minute = 0;
  const counts = new Map<string, number>();
  return {
    take(address: string): boolean {
      const current = Math.floor(now() / 60_000);
      if (current !== minute || counts.size > REMEMBERED) counts.clear();
      minute = current;
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= perMinute;
    },
  };
}
