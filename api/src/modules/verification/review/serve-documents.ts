import type { Api } from '../../../platform/calls/context.ts';
import { databaseIn } from '../../../platform/database/queued-database.ts';
import { unknownPath } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { openFile } from '../../../storage/sealing/seal-file.ts';
import { sessionLimits } from '../../accounts/accounts.public.ts';
import { DOCUMENTS_AT } from './document-address.ts';
import { useOpening } from './openings.store.ts';

/**
 * Serves the picture of a page once, to whoever asked for its address; anybody else gets the reply of an unknown path.
 * As an attachment that may run nothing; the file that was sent is never served.
 */
export function serveDocuments({ app, parts }: Api): void {
  const { files, clock, config, documentKeys } = parts;
  app.get<{ Params: { id: string } }>(`${DOCUMENTS_AT}/:id`, async (request, reply) => {
    const { id } = request.params;
    const db = databaseIn(parts.db, request.place);
    const now = clock();
    const at = { now, limits: sessionLimits(now, config) };
    const page = isId(id) ? await useOpening(db, id, at) : undefined;
    const sealed = page === undefined ? null : await files.get(page.file_key);
    if (page === undefined || sealed === null) throw unknownPath();
    const bytes = openFile(await sealed.bytes(), page.file_key, page, documentKeys);
    return reply
      .type('image/jpeg')
      .header('content-disposition', 'attachment; filename="document.jpeg"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
