import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { visibleText } from 'shared-contracts/domain/visible-text';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { clearWorkFolders, newWorkFolder } from '../work/work-folders.ts';

/** Most files of a form. */
export const UPLOAD_FILES = 12;

/** A file of a form. The name is what its sender says: never part of a path, never believed. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  /** Null when the file is not in memory; where `stream` does not read it either, it was too large and nothing is kept. */
  readonly bytes: Buffer | null;
  /** Of a video or a recording: all of it, as it comes from this node's disk, or from the store where it was uploaded before. */
  readonly stream?: () => AsyncIterable<Buffer>;
  /**
   * Of a file that was uploaded before: spends the upload, to be called in the transaction that keeps what was made of
   * the file. Refuses with 409 where another call spent it meanwhile.
   */
  readonly spend?: (trx: Transaction<Database>) => Promise<void>;
  /** Of a file that was uploaded before: removes it now, for one that will never be taken. */
  readonly discard?: () => Promise<void>;
}

/** Files of a form: those that it carries itself, and those that were uploaded before and that it names by their ids. */
export interface Uploads {
  readonly inForm: FilesInForm;
  /** Throws a Refusal where there is no such file. */
  open(id: string): Promise<Upload>;
}

/** How files are taken that a form carries itself. */
export interface FilesInForm {
  /** Most bytes of one; a larger file is reported by itself. */
  readonly mostBytes: number;
  /** Most of them that one form may carry. */
  readonly mostFiles: number;
  /** Whether it waits on this node's disk, and never is in memory as a whole. */
  readonly isOnDisk: boolean;
  /** Counts one against what its sender may send; what is answered counts its bytes as they come. Both throw a Refusal. */
  begin(): Promise<(bytes: number) => Promise<void>>;
}

/** What a form said; what of its files is on disk stands there until this is disposed of. */
export interface ReadForm<Taken> extends AsyncDisposable {
  readonly fields: Readonly<Record<string, string>>;
  readonly taken: readonly Taken[];
}

/** Lets the application take multipart bodies; only calls that read a form do so. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  app.addHook('onReady', () => clearWorkFolders(tmpdir()));
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
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
 * `take` made of each file, in their order. A field UPLOAD_FIELD is a file too. Where a file is refused, `refuse` may
 * answer what is reported of it alone; without that, or where it answers null, the form is refused.
 * 415 for any other body, 413 for one with too many parts.
 */
export async function readForm<Taken>(
  request: FastifyRequest,
  take: (file: Upload) => Promise<Taken>,
  uploads: Uploads,
  refuse: (name: string, refusal: Refusal) => Taken | null = () => null,
): Promise<ReadForm<Taken>> {
  if (!request.isMultipart()) throw new Refusal(415, 'upload.wrongType');
  refuseTooLarge(request, uploads.inForm);
  const fields = new Map<string, string>();
  const taken: Taken[] = [];
  const disk = new FormDisk();
  const takeOrRefuse = async (name: string, opening: () => Promise<Upload>) => {
    try {
      return await take(await opening());
    } catch (error) {
      const reported = error instanceof Refusal ? refuse(name, error) : null;
      if (reported === null) throw error;
      return reported;
    }
  };
  try {
    const limits = { fileSize: uploads.inForm.mostBytes };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const read = () => fileOf(part, uploads.inForm, disk);
        taken.push(await takeOrRefuse(part.filename, read));
        // Of one that was refused in the middle, so that the next one comes.
        part.file.resume();
        continue;
      }
      const value = String(part.value);
      if (part.fieldname !== UPLOAD_FIELD) fields.set(part.fieldname, visibleText(value));
      else if (taken.length < UPLOAD_FILES)
        taken.push(await takeOrRefuse('', () => uploads.open(value)));
      else throw new Refusal(413, 'request.tooLarge');
    }
  } catch (error) {
    // What still comes is read and forgotten: the parser waits for someone to take it, and the line with it.
    request.raw.unpipe();
    request.raw.resume();
    await disk[Symbol.asyncDispose]();
    throw asRefusal(error);
  }
  const dispose = () => disk[Symbol.asyncDispose]();
  return { fields: Object.fromEntries(fields), taken, [Symbol.asyncDispose]: dispose };
}

/** Bytes of a form beside its files: fields and the headers of its parts. */
const BESIDE_FILES = 1024 * 1024;

/** A form that says of itself that it is too large is refused before anything of it is read or counted. */
function refuseTooLarge(
  { headers, raw }: FastifyRequest,
  { mostBytes, mostFiles }: FilesInForm,
): void {
  const declared = Number(headers['content-length'] ?? 0);
  if (declared <= mostFiles * mostBytes + BESIDE_FILES) return;
  raw.resume();
  throw new Refusal(413, 'request.tooLarge');
}

/** Reads one file of a form to its end. */
async function fileOf(
  part: MultipartFile,
  { isOnDisk, begin }: FilesInForm,
  disk: FormDisk,
): Promise<Upload> {
  const { fieldname: field, filename: name } = part;
  const count = await begin();
  const counted = async function* () {
    for await (const chunk of part.file.iterator({ destroyOnReturn: false })) {
      await count((chunk as Buffer).length);
      yield chunk as Buffer;
    }
  };
  if (isOnDisk) {
    const path = await disk.newPath();
    await pipeline(counted, createWriteStream(path));
    if (part.file.truncated) return { field, name, bytes: null };
    return { field, name, bytes: null, stream: () => createReadStream(path) };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of counted()) chunks.push(chunk);
  return { field, name, bytes: part.file.truncated ? null : Buffer.concat(chunks) };
}

/** Where files of one form wait, in a folder that comes with the first. */
class FormDisk implements AsyncDisposable {
  #folder: string | null = null;

  async newPath(): Promise<string> {
    this.#folder ??= await newWorkFolder(tmpdir());
    return join(this.#folder, randomUUID());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true });
  }
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
