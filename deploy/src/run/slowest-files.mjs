import { relative } from 'node:path';

const SHOWN = 10;

/** The slowest test files of all steps as lines of a table; `files` is a list of {step, file, seconds}. */
export function slowestFiles(files, root) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  if (slowest.length === 0) return '';
  const lines = slowest.map(
    ({ step, file, seconds }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${relative(root, file)} (${step})`,
  );
  return `slowest files:\n${lines.join('\n')}\n`;
}
