import { createHash } from 'node:crypto';
import type { Generation } from './live-unit.ts';

/** The hash of a generation's content, the hash of the one before among it; the order of keys does not matter. */
export function hashOf({ hash: _hash, ...content }: Omit<Generation, 'hash'> & { hash?: string }) {
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with the keys of every object in order: a database gives them back in another one. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(
      Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}

/** Where a chain of generations (oldest first) is broken: the number of the first bad one and why; null when it is whole. */
export function firstBreak(
  chain: readonly Generation[],
  before: Generation | null = null,
): { generation: number; why: string } | null {
  let last = before;
  for (const one of chain) {
    const expected = (last?.generation ?? 0) + 1;
    if (one.generation !== expected) {
      return { generation: expected, why: 'is missing' };
    }
    const previousHash = last?.hash ?? null;
    if (one.forerunner !== previousHash) {
      return { generation: one.generation, why: 'does not follow the one before' };
    }
    if (one.hash !== hashOf(one)) {
      return { generation: one.generation, why: 'was changed after it was written' };
    }
    last = one;
  }
  return null;
}
