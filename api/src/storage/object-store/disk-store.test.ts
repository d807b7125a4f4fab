import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { halfWrittenJob } from './half-written-job.ts';
import { openObjectStore } from './open-object-store.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saptapadi-disk-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = (now = new Date()) => openObjectStore({ dataDir, bucket: null }, 'files', now);

it('keeps files that nobody else of the machine reads', async () => {
  await (await open()).put('documents/a.pdf', Buffer.from('x'));
  const modes = await Promise.all(
    ['files/documents', 'files/documents/a.pdf'].map((path) => stat(join(dataDir, path))),
  );
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
});

const clearing = {
  'at the start': async (now: Date) => void (await open(now)),
  'every hour': async (now: Date) =>
    halfWrittenJob({ config: { dataDir }, clock: () => now }).runStored({}, AT_WORK),
};
const AT_WORK = { id: 'job', createdAt: new Date(0), signal: new AbortController().signal };

it.each(Object.entries(clearing))(
  'removes %s what a process that died has left half written, not what another writes',
  async (_, clear) => {
    const incoming = join(dataDir, 'files/.incoming');
    await mkdir(incoming, { recursive: true });
    const now = new Date('2026-11-21T09:00:00Z');
    for (const [name, minutes] of [
      ['left', 61],
      ['being-written', 59],
    ] as const) {
      await writeFile(join(incoming, name), 'half');
      const at = new Date(now.getTime() - minutes * 60_000);
      await utimes(join(incoming, name), at, at);
    }
    await clear(now);
    expect(await readdir(incoming)).toEqual(['being-written']);
  },
);
