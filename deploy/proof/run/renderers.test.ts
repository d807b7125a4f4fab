import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/testing/fake-build.ts';
import { Renderers } from './renderers.ts';

/** A folder like /proc, in which processes begin, work and end as the test says. */
async function fakeProc() {
  const folder = await temporaryFolder();
  const look = async (pid: number, parent: number, command: string, ticks = 0, began = 1) => {
    await mkdir(join(folder, String(pid)), { recursive: true });
    const stat = `${pid} (a ) b) S ${parent} ${'0 '.repeat(9)}${ticks} ${ticks} 7 7 20 0 1 0 ${began} 0`;
    await writeFile(join(folder, String(pid), 'stat'), stat);
    await writeFile(join(folder, String(pid), 'cmdline'), command);
  };
  await look(1, 0, 'init');
  await look(10, 1, 'node\0test.mjs');
  await look(11, 10, 'chromium\0--type=zygote');
  return { folder, look, end: (pid: number) => rm(join(folder, String(pid)), { recursive: true }) };
}

it('adds up what renderers below a process worked, those that ended as well', async () => {
  const { folder, look, end } = await fakeProc();
  const renderers = new Renderers(folder, 10);
  await look(20, 11, 'chromium\0--type=renderer', 100);
  await look(21, 11, 'chromium\0--type=renderer', 50);
  renderers.look();
  expect(renderers.seconds).toBe(3);
  await look(20, 11, 'chromium\0--type=renderer', 150);
  await end(21);
  renderers.look();
  expect(renderers.seconds).toBe(4);
  // The zygote ends first, and another process gets the number of one that is gone.
  await end(11);
  await look(20, 1, 'chromium\0--type=renderer', 200);
  renderers.look();
  await look(20, 1, 'sh', 900, 2);
  renderers.look();
  expect(renderers.seconds).toBe(5);
});

it('leaves out what the kernel counts, and the browsers of others', async () => {
  const { folder, look } = await fakeProc();
  const renderers = new Renderers(folder, 10);
  await look(20, 10, 'node\0vitest.mjs', 400);
  await look(30, 1, 'chromium\0--type=zygote');
  await look(31, 30, 'chromium\0--type=renderer', 400);
  renderers.look();
  expect(renderers.seconds).toBe(0);
});

it('takes for a renderer what its zygote has only begun to make one', async () => {
  const { folder, look } = await fakeProc();
  const renderers = new Renderers(folder, 10);
  await look(20, 11, 'chromium\0--type=zygote');
  renderers.look();
  await look(20, 11, 'chromium\0--type=renderer', 50);
  renderers.look();
  expect(renderers.seconds).toBe(1);
});
