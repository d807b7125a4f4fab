import type { Kysely } from 'kysely';
import type { Device } from 'shared-contracts/calls/account';
import type { SessionReply } from 'shared-contracts/calls/auth';
import type { Database } from '../../../platform/database/tables.ts';
import { photoTickets } from '../../../storage/photo-addresses.ts';
import type { Account } from '../accounts.tables.ts';
import { planInForce } from '../plan-in-force.ts';
import { signToken, TOKEN_SECONDS } from './session-token.ts';
import { beginSession } from './sessions.store.ts';

/** When and where a session begins. */
export interface SessionStart {
  readonly now: Date;
  readonly device: Device | null;
  readonly jwtSecret: string;
  /** Whether a code of the second factor was given. */
  readonly withFactor?: boolean;
}

/** Begins a session and returns its six keys. */
export async function openSession(
  db: Kysely<Database>,
  account: Account,
  { now, device, jwtSecret, withFactor = false }: SessionStart,
): Promise<SessionReply> {
  const sessionId = await beginSession(db, account.id, now, { device, withFactor });
  const claims = { accountId: account.id, sessionId, version: account.token_version };
  const [token, face] = await Promise.all([
    signToken(claims, jwtSecret, now),
    faceOf(db, account.id),
  ]);
  return {
    token,
    userId: account.id,
    name: face?.name ?? '',
    userPic: face === undefined ? null : thumbOf(face, sessionId, jwtSecret, now),
    myplan: planInForce(account, now),
    isAdmin: account.role === 'staff',
  };
}

const TOKEN_DAYS = TOKEN_SECONDS / (24 * 60 * 60);

/** The browser keeps this address as long as the session. */
function thumbOf(
  { pic_id: id, file_key }: { pic_id: string | null; file_key: string | null },
  sessionId: string,
  jwtSecret: string,
  now: Date,
): string | null {
  if (id === null || file_key === null) return null;
  const photos = photoTickets(jwtSecret, () => now).seenBy(sessionId);
  return photos.picOf({ id, file_key }, 'member', TOKEN_DAYS).thumb;
}

/** First name and primary photo of a member. */
function faceOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('profiles')
    .leftJoin('pics', (join) =>
      join.onRef('pics.profile_id', '=', 'profiles.id').on('pics.is_primary', '=', true),
    )
    .select(['profiles.name', 'pics.id as pic_id', 'pics.file_key'])
    .where('profiles.id', '=', id)
    .executeTakeFirst();
}
