import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../platform/work/fair-queue.ts';
import { Documents, type DocumentParts } from './documents.ts';
import { PdfRenderer } from './pdf-renderer.ts';

/** One is made at a time; a member may have one more waiting, and so many wait in all. */
const QUEUE = { atOnce: 1, waitingOfKey: 1, waiting: 60, retryAfter: 5 };

/** What makes and keeps PDFs. */
export interface Pdfs {
  readonly documents: Pick<Documents, 'take'>;
  readonly renderer: Pick<PdfRenderer, 'render'>;
}

/** Makes ready to make PDFs, in one thread of their own that all domains share, until the application closes. */
export function openPdfs(
  app: FastifyInstance,
  { files, db, clock }: Omit<DocumentParts, 'queue'>,
): Pdfs {
  const renderer = new PdfRenderer();
  const queue = new FairQueue(QUEUE);
  app.addHook('onClose', async () => {
    queue.close();
    await renderer.close();
  });
  return { documents: new Documents({ files, db, clock, queue }), renderer };
}
