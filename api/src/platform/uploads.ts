import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import { Refusal } from './refusal.ts';
import type { Database } from './tables.ts';

/** Most bytes of one file of a form, and most files in it; a file that is larger is told by itself. */
export const UPLOAD_BYTES = 10 * 1024 * 1024;
export const UPLOAD_FILES = 12;

/** A file of a form. The name is what its sender says: never part of a path, never believed. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  /** Null when the file was too large for memory: nothing of it is kept, unless `stream` reads it. */
  readonly bytes: Buffer | null;
  /** Of a video or a recording that was uploaded before: all of it, as it comes from the store. */
  readonly stream?: () => AsyncIterable<Buffer>;
  /**
   * Of a file that was uploaded before: spends the upload, to be called in the transaction that keeps what was made of
   * the file. Refuses with 409 where another call spent it meanwhile.
   */
  readonly spend?: (trx: Transaction<Database>) => Promise<void>;
  /** Of a file that was uploaded before: removes it now, for one that will never be taken. */
  readonly discard?: () => Promise<void>;
}

/** Files that were uploaded before and that a form names by their ids. */
export interface Uploads {
  /** Throws a Refusal where there is no such file. */
  open(id: string): Promise<Upload>;
}

/** Lets the application take multipart bodies; only calls that read a form do so. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: UPLOAD_BYTES,
      files: UPLOAD_FILES,
      fields: 40,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });
}

/**
 * Reads a multipart body, file by file, so that only one is in memory; answers its text fields and what
 * `take` made of each file, in their order. A field UPLOAD_FIELD is a file too, where `uploads` knows how to open it.
 * 415 for any other body, 413 for one with too many parts.
 */
export async function readForm<Taken>(
  request: FastifyRequest,
  take: (file: Upload) => Promise<Taken>,
  uploads?: Uploads,
): Promise<{ fields: Record<string, string>; taken: Taken[] }> {
  if (!request.isMultipart()) throw new Refusal(415, 'upload.wrongType');
  const fields = new Map<string, string>();
  const taken: Taken[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const value = String(part.value);
        if (uploads === undefined || part.fieldname !== UPLOAD_FIELD)
          fields.set(part.fieldname, value);
        else if (taken.length < UPLOAD_FILES) taken.push(await take(await uploads.open(value)));
        else throw new Refusal(413, 'request.tooLarge');
      } else {
        const bytes = await part.toBuffer();
        const { fieldname: field, filename: name } = part;
        taken.push(await take({ field, name, bytes: part.file.truncated ? null : bytes }));
      }
    }
  } catch (error) {
    throw asRefusal(error);
  }
  return { fields: Object.fromEntries(fields), taken };
}

/** Complaints of the parser that are the sender's; anything else stays what it is. */
function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return new Refusal(413, 'request.tooLarge');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new Refusal(400, 'request.unreadable');
  // A body that ends in the middle of a part.
  if (error instanceof Error && /Unexpected end|Multipart/i.test(error.message)) {
    return new Refusal(400, 'request.unreadable');
  }
  return error;
}
