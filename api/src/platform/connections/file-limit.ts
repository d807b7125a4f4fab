import { readFileSync } from 'node:fs';

/** What is believed where the system does not tell. */
const UNTOLD = 4096;

/**
 * How many files and sockets this process may have open at once. Node raises the soft limit to the hard one when it
 * begins; what holds is in the kernel's table, where there is one.
 */
export function fileLimit(read = () => readFileSync('/proc/self/limits', 'utf8')): number {
  let table: string;
  try {
    table = read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return UNTOLD;
    throw error;
  }
  const soft = /^Max open files\s+(\S+)/m.exec(table)?.[1];
  if (soft === 'unlimited') return Number.MAX_SAFE_INTEGER;
  return Number(soft) || UNTOLD;
}
