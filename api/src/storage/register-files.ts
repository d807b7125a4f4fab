import { sessionLimits } from '../modules/accounts/accounts.public.ts';
import type { Api } from '../platform/calls/context.ts';
import { databaseIn } from '../platform/database/queued-database.ts';
import { unknownPath } from '../platform/http/refusal.ts';
import { BLOG_PICTURES_AT } from './file-addresses.ts';
import { photoFile } from './photo-bytes.ts';
import { isSessionRunning } from './seen-files.store.ts';
import { sendFile } from './send-file.ts';
import { servePictures } from './serve-files.ts';
import { servePhotos, sitePictures } from './serve-photos.ts';
import { serveVideos } from './serve-videos.ts';
import { KEPT_FILES_AT, readAddress } from './signed-addresses.ts';

const PHOTOS = 'photos/';

/**
 * Puts the pictures that come with the site on the application: silhouettes and those of posts and
 * features; and, under signed addresses only, what was handed in.
 */
export async function registerFiles(api: Api): Promise<void> {
  servePhotos(api);
  serveVideos(api);
  await servePictures(api, { at: BLOG_PICTURES_AT, folder: sitePictures('scenes') });
  serveSignedFiles(api);
}

/** Serves files under signed addresses while their session runs, as attachments; any other address answers as an unknown path. */
function serveSignedFiles({ app, parts }: Pick<Api, 'app' | 'parts'>): void {
  const { files, jwtSecret, clock, config } = parts;
  app.get<{ Querystring: Record<string, unknown> }>(KEPT_FILES_AT, async (request, reply) => {
    const now = clock();
    const file = readAddress(request.query, jwtSecret, now);
    const db = databaseIn(parts.db, request.place);
    const limits = sessionLimits(now, config);
    if (file === null || !(await isSessionRunning(db, file.session, limits))) throw unknownPath();
    const { key, type } = file;
    const headers = {
      'content-type': type,
      'content-disposition': `attachment; filename="${key.replaceAll('/', '-')}"`,
      'cache-control': 'private, no-store',
    };
    if (key.startsWith(PHOTOS)) {
      // The portraits of the demo community are not in the store.
      const photo = await photoFile(files, key.slice(PHOTOS.length));
      if (photo === null) throw unknownPath();
      return reply.headers(headers).header('x-content-type-options', 'nosniff').send(photo);
    }
    return sendFile(request, reply, { files, key, headers });
  });
}
