import { UPLOAD_FIELD, UPLOAD_LIMITS, type UploadKind } from 'shared-contracts/platform/uploads';
import type { Api, Context } from '../../platform/calls/context.ts';
import { UPLOAD_FILES, type Upload, type Uploads } from '../../platform/calls/uploads.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPieces } from './sealed-pieces.ts';
import { UploadAllowance } from './upload-allowance.ts';
import { uploadPace } from './upload-pace.ts';
import { endUpload, findUpload } from './uploads.store.ts';

/** Kinds that are never in memory as a whole. */
const STREAMED: ReadonlySet<UploadKind> = new Set(['video', 'audio']);

/**
 * What a member uploaded before, for the forms that name it (UPLOAD_FIELD). 404 where there is no such upload of this
 * member and kind, 409 where not all of it has arrived or another call used it meanwhile. A file that comes in the form
 * itself has the bound of its kind, counts as an upload does and keeps the pace of all of them (decision 137).
 */
export function finishedUploads(
  { parts: { files, clock, counters } }: Pick<Api, 'parts'>,
  { db, caller }: Pick<Context<'member'>, 'db' | 'caller'>,
  kind: UploadKind,
): Uploads {
  const allowance = new UploadAllowance(counters);
  return {
    inForm: {
      mostBytes: UPLOAD_LIMITS[kind],
      mostFiles: STREAMED.has(kind) ? 1 : UPLOAD_FILES,
      isOnDisk: STREAMED.has(kind),
      async begin() {
        const count = await allowance.beginFile(caller.budgetKey);
        return async (bytes) => {
          await count(bytes);
          await uploadPace.take(bytes);
        };
      },
    },
    async open(id): Promise<Upload> {
      const stored = await findUpload(db, { id, accountId: caller.id }, clock());
      if (stored === undefined || stored.kind !== kind) throw new Refusal(404, 'upload.notFound');
      const { name, size, received, pieces, seal } = stored;
      if (received < size) throw new Refusal(409, 'upload.conflict');
      const place = { id: stored.id, accountId: caller.id };
      const stream = () => readPieces(files, pieces, seal);
      const content = STREAMED.has(kind)
        ? { bytes: null, stream }
        : { bytes: await bytesOf(stream()) };
      return {
        field: UPLOAD_FIELD,
        name,
        ...content,
        async spend(trx) {
          if (!(await endUpload(trx, place))) throw new Refusal(409, 'upload.conflict');
        },
        async discard() {
          await endUpload(db, place);
        },
      };
    },
  };
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
