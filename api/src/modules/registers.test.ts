import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULES = import.meta.dirname;
const registers = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(^|\/)(register-[\w-]+|[\w-]+\.server)\.ts$/.test(path),
);

/** What stands between the brackets of each `serve(…)` of a file. */
function served(text: string): string[] {
  return [...text.matchAll(/\bserve\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index + 'serve'.length; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
      if (depth === 0) return text.slice(index, at + 1);
    }
    throw new Error('a bracket is missing');
  });
}

it.each(registers)(
  '%s says who answers what, and answers nothing itself (decision 181)',
  (path) => {
    const text = readFileSync(join(MODULES, path), 'utf8');
    expect(served(text).filter((call) => call.includes('=>'))).toEqual([]);
  },
);

it('there are registers, and calls in them', () => {
  const calls = registers.flatMap((path) => served(readFileSync(join(MODULES, path), 'utf8')));
  expect(registers.length).toBeGreaterThan(10);
  expect(calls.length).toBeGreaterThan(50);
});
