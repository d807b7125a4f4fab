import { sessionLimits } from '../modules/accounts/accounts.public.ts';
import type { Api } from '../platform/calls/context.ts';
import { databaseIn } from '../platform/database/queued-database.ts';
import { unknownPath } from '../platform/http/refusal.ts';
import { VIDEOS_AT, videoKey } from './file-addresses.ts';
import { isVideoSeen } from './seen-files.store.ts';
import { sendFile, FIVE_MINUTES, isKept, sendKept, tagOf } from './send-file.ts';

const NAME = /^[a-z0-9-]{1,80}\.(webm|mp4)$/;

/** Serves video introductions to members, by the addresses of their replies; anybody else gets the reply of an unknown path. */
export function serveVideos({ app, parts: { files, db, clock, config }, tickets }: Api): void {
  app.get<{ Params: { name: string }; Querystring: { t?: unknown } }>(
    `${VIDEOS_AT}/:name`,
    async (request, reply) => {
      const { name } = request.params;
      const [, format] = NAME.exec(name) ?? [];
      const key = videoKey(name);
      const limits = sessionLimits(clock(), config);
      const addressed = format === undefined ? null : tickets.read(key, request.query.t);
      if (
        addressed === null ||
        !(await isVideoSeen(databaseIn(db, request.place), key, addressed, limits))
      )
        throw unknownPath();
      const tag = tagOf(name);
      if (isKept(request, tag)) return sendKept(reply, tag);
      const headers = {
        'content-type': `video/${format}`,
        'cache-control': FIVE_MINUTES,
        etag: tag,
      };
      return sendFile(request, reply, { files, key, headers });
    },
  );
}
