/** A source of repeatable chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One element; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** One value, as often as its weight says. */
  weighted<const T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  /** Up to `count` different elements in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A bell-shaped number (sum of uniforms), clamped to min and max. */
  bell(mean: number, spread: number, min: number, max: number): number;
  /** A version 4 shaped identifier. */
  uuid(): string;
}

/** Makes a generator (mulberry32) from any label; labels that differ give unrelated sequences. */
export function createRandom(label: string): Random {
  let state = hash(label);

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(choices)[0];
    },
    sample(list, count) {
      const rest = [...list];
      const chosen = [];
      while (chosen.length < count && rest.length > 0) {
        chosen.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return chosen;
    },
    bell(mean, spread, min, max) {
      const sum = next() + next() + next() + next() - 2;
      return Math.min(max, Math.max(min, mean + sum * spread * 1.7));
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16));
      hex[12] = '4';
      hex[16] = '89ab'.charAt(int(0, 3));
      const s = hex.join('');
      return [s.slice(0, 8), s.slice(8, 12), s.slice(12, 16), s.slice(16, 20), s.slice(20)].join(
        '-',
      );
    },
  };
}

/** FNV-1a with a final mix, so that labels that differ in one letter start far apart. */
function hash(label: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < label.length; i++) h = Math.imul(h ^ label.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) | 0;
}
