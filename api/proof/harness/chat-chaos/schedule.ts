import type { Random } from '../../../demo/seed/random.ts';

/** What happens once so many messages were acknowledged. */
export interface Mishap {
  readonly at: number;
  readonly kind: 'cut' | 'freeze' | 'kill' | 'redis-away' | 'redis-back' | 'slow' | 'slow-ends';
  /** Devices that it happens to, or the node. */
  readonly whom: readonly number[];
}

/** How rough a run is. */
export interface Roughness {
  readonly messages: number;
  readonly devices: number;
  readonly kills: number;
  readonly cuts: number;
  readonly freezes: number;
}

/**
 * Everything that will happen, in order: by progress and not by time, so that a slow machine meets the same. The last
 * tenth is left in peace, that what still comes then shows what was missed before.
 */
export function planMishaps(random: Random, rough: Roughness): Mishap[] {
  const { messages, devices } = rough;
  const some = (most: number) =>
    random.sample(
      Array.from({ length: devices }, (_, at) => at),
      random.int(1, most),
    );
  const part = (share: number) => Math.floor(messages * share);
  const sometime = () => random.int(1, part(0.9));
  const several = (count: number, make: (index: number) => Mishap) =>
    Array.from({ length: count }, (_, at) => make(at));
  return [
    ...several(rough.cuts, () => ({ at: sometime(), kind: 'cut', whom: some(6) })),
    ...several(rough.freezes, () => ({ at: sometime(), kind: 'freeze', whom: some(3) })),
    ...several(rough.kills, (at) => ({
      at: part((0.8 * (at + 1)) / (rough.kills + 1)),
      kind: 'kill',
      whom: [at % 2],
    })),
    { at: part(0.1), kind: 'slow', whom: [0, 1] },
    { at: part(0.85), kind: 'slow-ends', whom: [0, 1] },
    { at: part(0.4), kind: 'redis-away', whom: [] },
    { at: part(0.6), kind: 'redis-back', whom: [] },
  ].toSorted((one, other) => one.at - other.at) as Mishap[];
}
