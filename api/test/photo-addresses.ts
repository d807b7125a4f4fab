import { photoTickets } from '../src/storage/photo-addresses.ts';
import type { TestApp } from './app.ts';

/** The address of the first photo of somebody, as a member's reply or a visitor's has it. */
export async function photoAddress(
  { db, parts }: TestApp,
  ownerId: string,
  viewerId: string | null,
): Promise<string> {
  const pic = await db
    .selectFrom('pics')
    .select(['id', 'file_key'])
    .where('profile_id', '=', ownerId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const session =
    viewerId === null
      ? null
      : await db
          .selectFrom('sessions')
          .select('id')
          .where('account_id', '=', viewerId)
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow();
  const addresses = photoTickets(parts.jwtSecret, parts.clock).seenBy(session?.id ?? null);
  return addresses.picOf(pic, viewerId === null ? 'visitor' : 'member').thumb;
}
