import type { Api } from '../../../platform/calls/context.ts';
import { databaseIn } from '../../../platform/database/queued-database.ts';
import { unknownPath } from '../../../platform/http/refusal.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { sendFile } from '../../../storage/send-file.ts';
import { mayFetch } from './data-export.store.ts';
import { EXPORTS_AT, readExportAddress } from './export-addresses.ts';

/** Sends the file to holders of its address while the session runs; all others get the reply of an unknown path. */
export function serveExportFile({ app, parts }: Pick<Api, 'app' | 'parts'>): void {
  const { files, jwtSecret, clock, db } = parts;
  app.get<{ Querystring: Record<string, unknown> }>(EXPORTS_AT, async (request, reply) => {
    const now = clock();
    const ticket = readExportAddress(request.query, jwtSecret, now);
    if (ticket === null || !(await mayFetch(databaseIn(db, request.place), { ...ticket, now })))
      throw unknownPath();
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="my-data-${indianDay(now).day}.zip"`,
      'cache-control': 'private, no-store',
    };
    return sendFile(request, reply, { files, key: ticket.fileKey, headers });
  });
}
