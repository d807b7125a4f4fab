import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePrograms } from './programs.ts';

const run = promisify(execFile);

/** A checkout with one script and a file that it imports. */
async function checkout(script: string) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'saptapadi-programs-')));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'server/src'), { recursive: true });
  const part = (text: string) => writeFile(join(root, 'server/src/part.ts'), text);
  await writeFile(join(root, 'server/src/script.ts'), script);
  const make = (scripts: Readonly<Record<string, string>> = { one: 'server/src/script.ts' }) =>
    makePrograms({ name: 'set', folder: 'server/dist', scripts }, root);
  const file = join(root, 'server/dist/one.js');
  const start = (...args: string[]) =>
    run(process.execPath, ['--enable-source-maps', file, ...args]);
  return { root, part, make, file, start };
}

const WORD = (word: string) => `export const word: string = '${word}';\n`;
const PRINT =
  "import { word } from './part.ts';\nprocess.stdout.write(`${word} ${import.meta.url} ${process.argv[2]}`);\n";

describe('the bundle of a script', () => {
  it('knows where its sources are, takes arguments, and is made once', async () => {
    const { root, part, make, file, start } = await checkout(PRINT);
    await part(WORD('one'));
    expect(await make()).toBe(true);
    const { mtimeMs } = await stat(file);
    expect((await start('a')).stdout).toBe(`one file://${root}/server/src/script.ts a`);
    expect(await make()).toBe(false);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  });

  it('is made again when an imported file has changed, and when it was deleted', async () => {
    const { part, make, file, start } = await checkout(PRINT);
    await part(WORD('one'));
    await make();
    await part(WORD('two'));
    expect(await make()).toBe(true);
    expect((await start()).stdout).toMatch(/^two /);
    await rm(`${file}.map`);
    expect(await make()).toBe(true);
    expect(await make()).toBe(false);
  });

  it('fails where the source does not parse, and the next one is not taken for the old', async () => {
    const { part, make, start } = await checkout(PRINT);
    await part(WORD('one'));
    await make();
    await part('export const = ;');
    await expect(make()).rejects.toThrow(/part\.ts/);
    await expect(make()).rejects.toThrow(/part\.ts/);
    await part(WORD('three'));
    await make();
    expect((await start()).stdout).toMatch(/^three /);
  });

  it('is removed when no script has its name any more', async () => {
    const { root, part, make } = await checkout(PRINT);
    await part(WORD('one'));
    await make();
    await make({ other: 'server/src/script.ts' });
    expect((await readdir(join(root, 'server/dist'))).toSorted()).toEqual([
      'other.js',
      'other.js.map',
      'set.sources.json',
    ]);
  });

  it('names the line of the source in a stack trace', async () => {
    const { root, part, make, start } = await checkout(
      "import { fail } from './part.ts';\nfail();\n",
    );
    await part(
      "/** A type, and lines\n * that are not in the bundle. */\nexport interface Gone {\n  a: string;\n}\n\nexport function fail(): void {\n  throw new Error('planted');\n}\n",
    );
    await make();
    await expect(start()).rejects.toMatchObject({
      stderr: expect.stringContaining(`${root}/server/src/part.ts:8:`) as string,
    });
  });
});
