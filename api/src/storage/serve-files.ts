import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '../platform/calls/context.ts';
import { unknownPath } from '../platform/http/refusal.ts';
import { readOptional } from './object-store/object-store.ts';

/** WebP and JPEG pictures of one folder that anybody may fetch. */
export interface PictureFolder {
  /** Path of the address, without a slash at the end. */
  readonly at: string;
  /** Absolute path of the folder; one that is missing holds nothing. */
  readonly folder: string;
}

const PICTURE = /^[a-z0-9-]+\.(webp|jpg)$/;

/** A picture never changes under its name, so a browser keeps it for a year. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves a folder of pictures; everything else below its path answers as an unknown path. */
export async function servePictures(
  { app }: Pick<Api, 'app'>,
  { at, folder }: PictureFolder,
): Promise<void> {
  // The folder is listed once: no other text of a request ever becomes part of a path.
  const listed = (await readOptional(readdir(folder))) ?? [];
  const names = new Set(listed.filter((name) => PICTURE.test(name)));
  app.get<{ Params: { name: string } }>(`${at}/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = names.has(name) ? await readOptional(open(join(folder, name), 'r')) : null;
    if (file === null) throw unknownPath();
    const { size } = await file.stat();
    reply
      .type(name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
      .header('content-length', size)
      .header('cache-control', FOR_EVER)
      .header('x-content-type-options', 'nosniff');
    return reply.send(file.createReadStream());
  });
}
