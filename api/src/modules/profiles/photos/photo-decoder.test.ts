import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { JobLost, type JobLoss } from '../../../platform/work/worker-pool.ts';
import type { MadePhoto } from './make-photo.ts';
import { PhotoDecoder } from './photo-decoder.ts';

const log = pino({ level: 'silent' });
const made: MadePhoto = {
  files: [{ suffix: '-960.webp', content: Buffer.from('x') }],
  whole: Buffer.from('w'),
};

/** A decoder whose workers fall as the test says, then do their work. */
function falling(...losses: JobLoss[]) {
  let requested = 0;
  const workers = {
    exec: async () => {
      requested += 1;
      const why = losses.shift();
      if (why !== undefined) throw new JobLost(why);
      return made;
    },
    close: () => Promise.resolve(),
  };
  return { decoder: new PhotoDecoder(log, workers), requested: () => requested };
}

describe('the decoder of photos', () => {
  it('tries a photo again whose process was killed, once', async () => {
    const once = falling('crashed');
    expect(await once.decoder.make('a', Buffer.alloc(1))).toBe(made);
    const twice = falling('crashed', 'crashed');
    expect(await twice.decoder.make('a', Buffer.alloc(1))).toEqual({ refused: 'pic.unreadable' });
    expect(twice.requested()).toBe(2);
  });

  it('gives a photo up that takes too long', async () => {
    const late = falling('late');
    expect(await late.decoder.make('a', Buffer.alloc(1))).toEqual({ refused: 'pic.unreadable' });
    expect(late.requested()).toBe(1);
  });

  it('asks to come back when it ends in the middle', async () => {
    const closing = falling('closed').decoder;
    await expect(closing.make('a', Buffer.alloc(1))).rejects.toMatchObject({
      status: 503,
      code: 'server.busy',
      parts: { retryAfter: 10 },
    });
  });
});

describe('the processes of the decoder', () => {
  const decoder = new PhotoDecoder(log);
  afterAll(() => decoder.close());

  it('make the photo; this process decodes nothing', async () => {
    const photo = await sharp({
      create: { width: 400, height: 500, channels: 3, background: '#a06040' },
    })
      .jpeg()
      .toBuffer();
    let tasks = 0;
    const count = () => void (tasks += 1);
    sharp.queue.on('change', count);
    const result = await decoder.make('a', photo);
    sharp.queue.off('change', count);
    expect(result).toMatchObject({
      files: ['-480.webp', '-480.jpg', '-960.webp', '-960.jpg'].map((suffix) => ({
        suffix,
        content: expect.any(Buffer) as Buffer,
      })),
    });
    expect(tasks).toBe(0);
  });
});
