/** Counts uses by key within a period; Redis can take the place of memory once there are several nodes. */
export interface UseCounter {
  /** Counts one use of `key`; the answer says how often it was used, and when its period ends. */
  count(key: string, now: Date): Promise<{ used: number; endsAt: Date }>;
}

/** How many limited profiles a visitor may open in a period. */
export interface ViewLimits {
  readonly perDevice: number;
  /** High, because the customers of a mobile carrier share addresses. */
  readonly perAddress: number;
}

/** Period in ms of access.md, 'Budgets'; the limits are configuration. */
export const VIEW_PERIOD_MS = 60 * 60 * 1000;

/** Whether a visitor may open one more profile: null, or the seconds until the next try makes sense. */
export async function takeView(
  counter: UseCounter,
  limits: ViewLimits,
  visitor: { device: string; address: string },
  now: Date,
): Promise<number | null> {
  const device = await counter.count(`device:${visitor.device}`, now);
  if (device.used > limits.perDevice) return secondsUntil(device.endsAt, now);
  const address = await counter.count(`address:${visitor.address}`, now);
  return address.used > limits.perAddress ? secondsUntil(address.endsAt, now) : null;
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

/** A counter in this process; keeps at most `most` keys and then forgets the oldest first. */
export function countInMemory(periodMs: number, most = 100_000): UseCounter {
  const periods = new Map<string, { used: number; endsAt: Date }>();
  return {
    count(key, now) {
      const known = periods.get(key);
      if (known !== undefined && known.endsAt > now) {
        known.used += 1;
        return Promise.resolve({ ...known });
      }
      // Deleted first, so that the order of the map stays the order in which periods began.
      periods.delete(key);
      const begun = { used: 1, endsAt: new Date(now.getTime() + periodMs) };
      periods.set(key, begun);
      forgetOldest(periods, most, now);
      return Promise.resolve({ ...begun });
    },
  };
}

function forgetOldest(periods: Map<string, { endsAt: Date }>, most: number, now: Date): void {
  for (const [key, { endsAt }] of periods) {
    if (periods.size <= most && endsAt > now) return;
    periods.delete(key);
  }
}
