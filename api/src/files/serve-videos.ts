import type { Api } from '../platform/context.ts';
import { unknownPath } from '../platform/refusal.ts';
import { VIDEOS_AT, videoKey } from './file-addresses.ts';
import { sendFile } from './send-file.ts';

const NAME = /^[a-z0-9-]{1,80}\.(webm|mp4)$/;

/** As long as the address itself holds at the most; never by a cache between. */
const A_DAY = 'private, max-age=86400, immutable';

/** Serves video introductions to members, by the addresses of their replies; anybody else gets the reply of an unknown path. */
export function serveVideos({ app, parts: { files }, photos }: Api): void {
  app.get<{ Params: { name: string }; Querystring: { t?: unknown } }>(
    `${VIDEOS_AT}/:name`,
    async (request, reply) => {
      const { name } = request.params;
      const [, format] = NAME.exec(name) ?? [];
      const key = videoKey(name);
      const audience = format === undefined ? null : photos.audienceOf(key, request.query.t);
      if (audience !== 'member') throw unknownPath();
      const headers = { 'content-type': `video/${format}`, 'cache-control': A_DAY };
      return sendFile(request, reply, { files, key, headers });
    },
  );
}
