import type { Api } from '../../../platform/calls/context.ts';
import { unknownPath } from '../../../platform/http/refusal.ts';
import { AD_PICTURES_AT } from '../../../storage/file-addresses.ts';
import { wholeObject } from '../../../storage/object-store/whole-object.ts';

const NAME = /^[0-9a-f-]{36}\.webp$/;

/** A picture never changes under its name and is public. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the pictures of ads; any other name answers as an unknown path. */
export function serveAdPictures({ app, parts: { files } }: Pick<Api, 'app' | 'parts'>): void {
  app.get<{ Params: { name: string } }>(`${AD_PICTURES_AT}/:name`, async (request, reply) => {
    const { name } = request.params;
    const content = NAME.test(name) ? await wholeObject(files, `ads/${name}`) : null;
    if (content === null) throw unknownPath();
    return reply
      .type('image/webp')
      .header('cache-control', FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });
}
