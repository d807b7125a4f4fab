import { stripVTControlCharacters } from 'node:util';

/** Of how many tests, and how much of what each said, the end of the output tells; all of it stands above. */
const TESTS = 12;
const LETTERS = 500;

/**
 * What failed, at the end, where whoever keeps only the last lines of the output finds the cause; `failures` is a list of
 * {step, test, message}. Colours, stack traces and empty lines are left out.
 */
export function failedTests(failures, root) {
  if (failures.length === 0) return '';
  const shown = failures.slice(0, TESTS).map(({ step, test, message = '' }) => {
    const words = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
      .map((line) => `    ${line}`)
      .join('\n');
    const cut = words.length > LETTERS ? `${words.slice(0, LETTERS)}…` : words;
    const place = root === '' ? test : test.replace(`${root}/`, '');
    return `  ${place} (${step})\n${cut}`;
  });
  const more = failures.length > TESTS ? [`  and ${failures.length - TESTS} more`] : [];
  return `what failed:\n${[...shown, ...more].join('\n')}\n`;
}
