import { deflateSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../../../test/pdfs.ts';
import { JobLost, type JobLoss } from '../../../platform/work/worker-pool.ts';
import { PageDrawer } from './page-drawer.ts';
import type { DrawnPages } from './sheet.ts';

const log = pino({ level: 'silent' });
const drawn: DrawnPages = { sheets: [Buffer.from('x')] };
const file = { bytes: pdfOf(), type: 'application/pdf', mostPages: 20 } as const;

/** A drawer whose process falls as the test says, then does its work. */
function falling(...losses: JobLoss[]) {
  let tries = 0;
  const workers = {
    exec: async () => {
      tries += 1;
      const why = losses.shift();
      if (why !== undefined) throw new JobLost(why);
      return drawn;
    },
    close: () => Promise.resolve(),
  };
  return { drawer: new PageDrawer(log, workers), tries: () => tries };
}

describe('the drawer of documents', () => {
  it('tries a file again whose process was killed, once', async () => {
    expect(await falling('crashed').drawer.draw('a', file)).toBe(drawn);
    const twice = falling('crashed', 'crashed');
    expect(await twice.drawer.draw('a', file)).toEqual({ refused: 'doc.tooHeavy' });
    expect(twice.tries()).toBe(2);
  });

  it('gives up a file that takes too long', async () => {
    const late = falling('late');
    expect(await late.drawer.draw('a', file)).toEqual({ refused: 'doc.tooHeavy' });
    expect(late.tries()).toBe(1);
  });

  it('asks to come back when the server ends in the middle', async () => {
    await expect(falling('closed').drawer.draw('a', file)).rejects.toMatchObject({
      status: 503,
      code: 'server.busy',
    });
  });
});

describe('the process of the drawer', () => {
  const drawer = new PageDrawer(log);
  afterAll(() => drawer.close());

  it('refuses what unpacks to more than it may have, and draws the next file', async () => {
    const bomb = pdfOf({
      filter: '/Filter/FlateDecode',
      pages: [deflateSync(Buffer.alloc(250_000_000), { level: 1 })],
    });
    expect(await drawer.draw('a', { ...file, bytes: bomb })).toEqual({ refused: 'doc.tooHeavy' });
    expect(await drawer.draw('b', file)).toEqual({ sheets: [expect.any(Uint8Array)] });
  });

  it('refuses a page tree that goes on for ever, and a count that is a lie', async () => {
    const [plain] = [pdfOf().toString('latin1')];
    const changed = (from: string, to: string) =>
      Buffer.from(plain.replace(from, to.padEnd(from.length)), 'latin1');
    const endless = changed('/Kids[3 0 R]', '/Kids[2 0 R]');
    const lie = changed('/Count 1', '/Count 9');
    for (const bytes of [endless, lie])
      expect(await drawer.draw('a', { ...file, bytes })).toMatchObject({
        refused: expect.stringMatching(/^doc\./),
      });
  });
});
