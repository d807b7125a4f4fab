import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLimits } from '../modules/accounts/accounts.public.ts';
import type { Api, AppParts } from '../platform/calls/context.ts';
import { Budget, spendAll } from '../platform/counters/budget.ts';
import { hashEmail } from '../platform/crypto/keyed-hashes.ts';
import { databaseIn } from '../platform/database/queued-database.ts';
import { networkOf } from '../platform/http/network-address.ts';
import { unknownPath } from '../platform/http/refusal.ts';
import { PHOTOS_AT } from './file-addresses.ts';
import { readOptional, wholeObject } from './object-store/object-store.ts';
import type { AddressedFile, AddressedViewer } from './photo-addresses.ts';
import { photoFile } from './photo-bytes.ts';
import { findWhole, isPhotoSeen } from './seen-files.store.ts';
import { FIVE_MINUTES, isKept, sendKept, tagOf } from './send-file.ts';
import { visitorCopies } from './visitor-copies.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Sessions whose key is remembered; an account keeps its address. */
const MOST_KEYS = 10_000;

const NAME = /^([a-z0-9-]{1,80})-(?:(480|960)\.(webp|jpg)|whole\.jpg)$/;

/** Drawn faces that everyone gets where a photo is missing. */
const SILHOUETTE = /^silhouette-[fm]$/;

const SILHOUETTES = sitePictures('silhouettes');

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves photos to whom their address was made for, as long as they may see them: members get the photo, visitors a
 * watermarked copy, anybody else the reply of an unknown path.
 */
export function servePhotos({ app, parts, tickets }: Api): void {
  const { files, db, clock, config } = parts;
  const takeFile = photoBudget(parts);
  const copies = visitorCopies(files);
  app.get<{ Params: { name: string }; Querystring: { t?: unknown } }>(
    `${PHOTOS_AT}/:name`,
    async (request, reply) => {
      const { name } = request.params;
      const [, key, width, format] = NAME.exec(name) ?? [];
      if (key === undefined) throw unknownPath();
      reply.header('x-content-type-options', 'nosniff');
      if (SILHOUETTE.test(key)) {
        const drawn = await readOptional(readFile(join(SILHOUETTES, name)));
        return sendPicture(reply.header('cache-control', FOR_EVER), drawn, format);
      }
      const addressed = tickets.read(key, request.query.t);
      const limits = sessionLimits(clock(), config);
      if (width === undefined) {
        if (addressed !== null) await takeFile(request, addressed);
        const whole =
          addressed && (await findWhole(databaseIn(db, request.place), key, addressed, limits));
        if (whole === null) throw unknownPath();
        reply.header('cache-control', FIVE_MINUTES);
        return sendPicture(reply, await wholeObject(files, whole), 'jpg');
      }
      if (
        addressed === null ||
        !(await isPhotoSeen(databaseIn(db, request.place), key, addressed, limits))
      )
        throw unknownPath();
      const isVisitor = addressed.viewer === null;
      const tag = tagOf(isVisitor ? `${name}-marked` : name);
      if (isKept(request, tag)) return sendKept(reply, tag);
      await takeFile(request, addressed);
      const content = isVisitor
        ? await copies.take(key, Number(width))
        : await photoFile(files, name);
      reply.headers({ etag: tag, 'cache-control': FIVE_MINUTES });
      return sendPicture(reply, content, isVisitor ? 'webp' : format);
    },
  );
}

function sendPicture(reply: FastifyReply, content: Buffer | null, format: string | undefined) {
  if (content === null) throw unknownPath();
  return reply.type(format === 'jpg' ? 'image/jpeg' : 'image/webp').send(content);
}

/** Counts a file of a photo that is sent, by network and by the member in whose session its address was given; throws the 429. */
function photoBudget({
  counters,
  config,
  db,
  jwtSecret,
}: Pick<AppParts, 'counters' | 'config' | 'db' | 'jwtSecret'>): (
  request: FastifyRequest,
  addressed: Pick<AddressedFile, 'viewer'>,
) => Promise<void> {
  const { ofNetwork, ofMember } = config.photoFiles;
  const rule = { windowMs: HOUR_MS, refusal: 'request.tooMany' } as const;
  const networks = new Budget(counters, { ...rule, name: 'photos-to-network', most: ofNetwork });
  const members = new Budget(counters, { ...rule, name: 'photos-to-member', most: ofMember });
  const keys = new Map<string, string>();

  /** The keyed hash of the member's address, so that a new account does not begin again. */
  async function keyOf({ place }: FastifyRequest, { sessionId }: AddressedViewer): Promise<string> {
    const known = keys.get(sessionId);
    if (known !== undefined) return known;
    const account = await databaseIn(db, place)
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('accounts.email')
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
    const key = account === undefined ? sessionId : hashEmail(account.email, jwtSecret);
    if (keys.size >= MOST_KEYS) keys.clear();
    keys.set(sessionId, key);
    return key;
  }

  return async (request, { viewer }) => {
    const network = [networks, networkOf(request.ip)] as const;
    if (viewer === null) return spendAll(network);
    return spendAll(network, [members, await keyOf(request, viewer)]);
  };
}

/** A folder of pictures that come with the site (api/pictures), for every community. */
export function sitePictures(folder: 'scenes' | 'silhouettes'): string {
  return fileURLToPath(new URL(`../../pictures/${folder}/`, import.meta.url));
}
