import { execFile } from 'node:child_process';
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT, RUN_PROGRAM } from '../build/units.ts';
import { temporaryFolder } from '../testing/fake-build.ts';
import { freshProgram } from './fresh-program.mjs';

/** A script with one import, and what loads and runs it anew. */
async function twoFiles() {
  const folder = await realpath(await temporaryFolder());
  const script = join(folder, 'script.ts');
  const place = { folder: join(folder, 'programs'), rules: [] };
  const part = (word: string) =>
    writeFile(join(folder, 'part.ts'), `export const word: string = '${word}';\n`);
  await part('one');
  await writeFile(
    script,
    "import { word } from './part.ts';\nprocess.stdout.write(`${word} ${import.meta.url}`);\n",
  );
  const say = async () => {
    const path = await freshProgram(script, place);
    return { path, said: (await promisify(execFile)(process.execPath, [path])).stdout };
  };
  return { script, part, say };
}

describe('the program of a script', () => {
  it('knows where its files stand, and is made once', async () => {
    const { script, say } = await twoFiles();
    const first = await say();
    expect(first.said).toBe(`one file://${script}`);
    expect(await say()).toEqual(first);
  });

  it('is another as soon as an imported file is, and the old one when the file is again', async () => {
    const { part, say } = await twoFiles();
    const first = await say();
    await part('two');
    expect((await say()).said).toMatch(/^two /);
    await part('one');
    expect(await say()).toEqual(first);
  });

  it('is refused where the source is no TypeScript', async () => {
    const { part, say } = await twoFiles();
    await say();
    await part("'; an error; '");
    await expect(say()).rejects.toThrow(/part\.ts/);
  });
});

it('runs a script with its own arguments', async () => {
  const folder = join(ROOT, '.cache', `program-${process.pid}`);
  await mkdir(folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, 'script.ts');
  await writeFile(script, 'process.stdout.write(JSON.stringify(process.argv.slice(1)));\n');
  const { stdout } = await promisify(execFile)(process.execPath, [RUN_PROGRAM, script, 'a', 'b']);
  expect(JSON.parse(stdout)).toEqual([script, 'a', 'b']);
});
