import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import { appendGeneration, readGenerations } from './generations.ts';

const at = new Date('2026-11-21T09:00:00Z');

async function history() {
  const path = join(await temporaryFolder(), 'generations.jsonl');
  for (const stable of ['s1', 's2', 's3']) {
    await appendGeneration(
      path,
      await readGenerations(path),
      { shell: { stable, previous: [] } },
      at,
    );
  }
  return path;
}

describe('the list of generations', () => {
  it('is read back as it was written, each line pointing at the one before', async () => {
    const generations = await readGenerations(await history());
    expect(generations.map((one) => one.units['shell']?.stable)).toEqual(['s1', 's2', 's3']);
    expect(generations.map((one) => one.generation)).toEqual([1, 2, 3]);
    expect(generations[2]?.forerunner).toBe(generations[1]?.hash);
  });

  it('is empty before the first release', async () => {
    expect(await readGenerations(join(await temporaryFolder(), 'none.jsonl'))).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['a line that was cut', (text) => text.slice(0, -20)],
    ['an edited line', (text) => text.replace('"s2"', '"sX"')],
    ['a line that is gone', (text) => text.split('\n').toSpliced(1, 1).join('\n')],
    ['no JSON', () => 'x'],
    ['an empty first line', (text) => `\n${text}`],
  ])('is refused with %s, and nothing is changed', async (_what, damage) => {
    const path = await history();
    const damaged = damage(await readFile(path, 'utf8'));
    await writeFile(path, damaged);
    await expect(readGenerations(path)).rejects.toThrow(/is damaged at line \d\.$/);
    expect(await readFile(path, 'utf8')).toBe(damaged);
  });

  it('names the line of the damage', async () => {
    const path = await history();
    await appendFile(path, '{}\n');
    await expect(readGenerations(path)).rejects.toThrow(`${path} is damaged at line 4.`);
  });
});
