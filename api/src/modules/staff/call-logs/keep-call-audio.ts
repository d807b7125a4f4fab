import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../../platform/calls/context.ts';
import type { Upload } from '../../../platform/calls/uploads.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ObjectStore } from '../../../storage/object-store/object-store.ts';
import { forgetOrphanedFile, noteWriting } from '../../../storage/orphaned-files.store.ts';
import { audioTypeOf, HEAD_BYTES, pictureWatch, wrongAudio } from './call-audio-type.ts';

/** A recording whose file is written, and whose removal is noted as long as no entry refers to it. */
export interface WrittenAudio {
  readonly fileKey: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly removal: string;
  readonly spend: Upload['spend'] | undefined;
}

/**
 * Writes a recording as it comes, judged by its contents. Its removal is noted before the first byte, so that no crash
 * leaves it behind. 415 for what is no recording; an upload of that kind is gone then.
 */
export async function writeCallAudio(
  files: ObjectStore,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  file: Upload,
): Promise<WrittenAudio> {
  const content = file.stream?.() ?? (file.bytes === null ? null : once(file.bytes));
  if (content === null) throw new Refusal(413, 'request.tooLarge');
  try {
    const { head, rest } = await withHead(content);
    const type = await audioTypeOf(head);
    const fileKey = `calls/${randomUUID()}.${type.ending}`;
    const removal = await noteWriting(db, { kind: 'file', file_key: fileKey }, clock());
    const watch = pictureWatch(type);
    let bytes = 0;
    await files.put(
      fileKey,
      (async function* () {
        for await (const chunk of rest()) {
          watch(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      })(),
    );
    return { fileKey, mediaType: type.mediaType, bytes, removal, spend: file.spend };
  } catch (error) {
    // One that will never be taken.
    if (error instanceof Refusal && error.status === 415) await file.discard?.();
    throw error;
  }
}

/** Puts a recording on an entry, in the place of the one before, whose file follows. */
export async function attachAudio(
  trx: Transaction<Database>,
  id: string,
  { fileKey: file_key, mediaType: media_type, bytes, removal, spend }: WrittenAudio,
): Promise<void> {
  await trx
    .insertInto('call_files')
    .values({ call_log_id: id, file_key, media_type, bytes })
    .onConflict((other) => other.column('call_log_id').doUpdateSet({ file_key, media_type, bytes }))
    .execute();
  await spend?.(trx);
  await forgetOrphanedFile(trx, removal);
}

/** Takes the recording of an entry away; its file follows. */
export async function detachAudio(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('call_files').where('call_log_id', '=', id).execute();
}

/** The beginning of what comes, and all of it from there on. */
async function withHead(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  if (head.length === 0) throw wrongAudio();
  return {
    head: head.subarray(0, HEAD_BYTES),
    rest: async function* (): AsyncGenerator<Buffer> {
      yield head;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
        yield next.value;
    },
  };
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
