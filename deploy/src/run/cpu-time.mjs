import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

/**
 * Processor time in seconds of all children that have ended so far, with theirs; null where the system does not tell
 * (anything but Linux).
 */
export function childrenCpuSeconds(stat = readStat()) {
  if (stat === null) return null;
  // The name of the process stands in brackets and may hold spaces; `cutime` and `cstime` are the 14th and 15th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

function readStat() {
  if (process.platform !== 'linux') return null;
  return readFileSync('/proc/self/stat', 'utf8');
}
