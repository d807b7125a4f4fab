import type { Api } from '../../../platform/calls/context.ts';
import { databaseIn } from '../../../platform/database/queued-database.ts';
import { unknownPath } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { openFile } from '../../../storage/sealing/seal-file.ts';
import { DOCUMENTS_AT } from './document-address.ts';
import { useOpening } from './openings.store.ts';

/**
 * Serves a page of a document once, to whoever asked for its address; anybody else gets the reply of an unknown path.
 * Always as an attachment that may run nothing: a picture can be shown by our page, a PDF is never opened in our origin.
 */
export function serveDocuments({ app, parts }: Api): void {
  const { files, clock, documentKeys } = parts;
  app.get<{ Params: { id: string } }>(`${DOCUMENTS_AT}/:id`, async (request, reply) => {
    const { id } = request.params;
    const db = databaseIn(parts.db, request.place);
    const page = isId(id) ? await useOpening(db, id, clock()) : undefined;
    const sealed = page === undefined ? null : await files.get(page.file_key);
    if (page === undefined || sealed === null) throw unknownPath();
    const bytes = openFile(await sealed.bytes(), page.file_key, page, documentKeys);
    const [, ending] = page.media_type.split('/');
    return reply
      .type(page.media_type)
      .header('content-disposition', `attachment; filename="document.${ending}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
