import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { FairQueue } from '../platform/work/fair-queue.ts';
import type { ObjectStore } from '../storage/object-store/object-store.ts';
import { noteRemoval } from '../storage/orphaned-files.store.ts';
import { ADDRESS_MS } from '../storage/signed-addresses.ts';
import { PdfRenderer } from './pdf-renderer.ts';

/** How long a document is given out again, in ms; its file stays so long that its last address ends before it. */
const KEPT_MS = 10 * 60 * 1000;
const FILE_MS = KEPT_MS + 2 * ADDRESS_MS;
/** Bytes of all documents that are given out again. */
const MOST_BYTES = 64 * 1024 * 1024;

/** One document for one member. */
interface DocumentRequest {
  readonly memberId: string;
  /** Where its file lies in the store. */
  readonly folder: 'biodata' | 'receipts';
  /** Everything that is to be seen on it, as JSON; what is the same for two readers is one document. */
  readonly content: unknown;
  /** Runs when its turn has come and before anything is given: may refuse. */
  readonly admit: () => Promise<void>;
  /** Makes the PDF. */
  readonly make: () => Promise<Uint8Array>;
}

/** What documents are kept with. */
interface DocumentParts {
  readonly files: ObjectStore;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly queue: Pick<FairQueue, 'run'>;
}

/**
 * Documents by what is on them: made once while nothing of it changes, in turns between members. Access is
 * checked before, each time: the key of a document holds all that its reader may see, so that a hidden, deleted or
 * blocking person has none.
 */
class Documents {
  readonly #parts: DocumentParts;
  /** Keys of files, by content. */
  readonly #kept: LRUCache<string, string>;
  /** What is being made, by member and content. */
  readonly #beingMade = new Map<string, Promise<string>>();

  constructor(parts: DocumentParts) {
    this.#parts = parts;
    this.#kept = new LRUCache({
      maxSize: MOST_BYTES,
      ttl: KEPT_MS,
      ttlResolution: 0,
      perf: { now: () => parts.clock().getTime() },
    });
  }

  /** Key of a document's file in the store. The same one requested again by its member is waited for. */
  async take(request: DocumentRequest): Promise<string> {
    const digest = createHash('sha256').update(JSON.stringify(request.content)).digest('base64url');
    const place = `${request.memberId} ${digest}`;
    const begun = this.#beingMade.get(place);
    if (begun !== undefined) return begun;
    const work = this.#kept.has(digest)
      ? this.#give(digest, request)
      : this.#parts.queue.run(request.memberId, () => this.#give(digest, request));
    this.#beingMade.set(place, work);
    try {
      return await work;
    } finally {
      this.#beingMade.delete(place);
    }
  }

  async #give(digest: string, { folder, admit, make }: DocumentRequest): Promise<string> {
    await admit();
    // Someone else may have had it made meanwhile.
    const kept = this.#kept.get(digest);
    if (kept !== undefined && (await this.#parts.files.head(kept)) !== null) return kept;
    const pdf = await make();
    const key = await this.#put(folder, pdf);
    this.#kept.set(digest, key, { size: pdf.length });
    return key;
  }

  async #put(folder: DocumentRequest['folder'], pdf: Uint8Array): Promise<string> {
    const { db, files, clock } = this.#parts;
    const key = `${folder}/${randomUUID()}.pdf`;
    // Noted before it is written, so that no crash leaves a document behind.
    const dueAt = new Date(clock().getTime() + FILE_MS);
    await noteRemoval(db, { kind: 'file', file_key: key, due_at: dueAt });
    await files.put(key, pdf);
    return key;
  }
}

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
