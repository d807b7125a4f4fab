import { describe, expect, it } from 'vitest';
import { JobLost, type JobLoss } from '../platform/work/worker-pool.ts';
import type { PdfOrder } from './pdf-messages.ts';
import { PdfRenderer } from './pdf-renderer.ts';

const order: PdfOrder = {
  document: 'biodata',
  biodata: {
    heading: 'Biodata',
    name: 'Asha',
    otherName: null,
    seal: null,
    sections: [],
    language: 'en',
  },
  photo: null,
  foot: '',
};

/** A renderer whose thread ends with an error. */
const failing = (error: Error) =>
  new PdfRenderer({ exec: () => Promise.reject(error), close: () => Promise.resolve() });

describe('the renderer of documents', () => {
  it.each<JobLoss>(['late', 'crashed', 'closed'])(
    'says that one whose thread was lost (%s) may be asked for again',
    async (why) => {
      await expect(failing(new JobLost(why)).render(order)).rejects.toMatchObject({
        status: 503,
        code: 'biodata.notMade',
        parts: { retryAfter: 60 },
      });
    },
  );

  it('tells what broke inside', async () => {
    await expect(failing(new Error('no such font')).render(order)).rejects.toThrow('no such font');
  });
});
