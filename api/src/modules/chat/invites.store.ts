import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import {
  countOnPage,
  PENDING,
  requestPage,
  requestsOnPage,
} from '../engagement/engagement.public.ts';

/** Invites that one reply carries at most. */
export const INVITES_SHOWN = 50;
/** How far they are counted: the count of more is this number. */
export const INVITES_COUNTED = 500;

/** Chat requests that wait for this member's answer, the newest first. */
export function listInviteRows(db: Kysely<Database>, profileId: string) {
  const page = pendingFor(profileId, INVITES_SHOWN);
  return requestsOnPage(db, 'chat_requests', profileId, { page, order: 'desc' });
}

/** How many chat requests wait for this member's answer, counted no further than INVITES_COUNTED. */
export function countInvites(db: Kysely<Database>, profileId: string): Promise<number> {
  return countOnPage(db, pendingFor(profileId, INVITES_COUNTED));
}

function pendingFor(profileId: string, limit: number) {
  const part = { side: 'to', where: PENDING, order: 'desc', limit } as const;
  return requestPage('chat_requests', profileId, part);
}
