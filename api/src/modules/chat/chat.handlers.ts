import type { Kysely } from 'kysely';
import type { listInvites, subscribeCounts } from 'shared-contracts/calls/messaging';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  countWaitingInterests,
  toRequest,
  countOnPage,
  PENDING,
  requestPage,
  requestsOnPage,
} from '../engagement/engagement.public.ts';
import { viewingOf } from '../profiles/profiles.public.ts';
import { countUnread } from './counts.store.ts';

/** Invites that one reply carries at most. */
const INVITES_SHOWN = 50;

/** How far they are counted: the count of more is this number. */
const INVITES_COUNTED = 500;

/** How far the interests that wait are counted: the badge of more says this number. */
const INTERESTS_COUNTED = 100;

/**
 * The badge of chats, replied and pushed, that of interests, the plan in force and the language; asking twice answers the
 * same.
 */
export const answerSubscribeCounts: Handler<typeof subscribeCounts> = async (
  _,
  { db, caller, pushes },
) => {
  const { unread, asOf } = await countUnread(db, caller.id);
  const data = { chat_count: unread };
  pushes.push(caller.id, 'publish', data, asOf);
  const account = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', caller.id)
    .executeTakeFirst();
  // Pages ask this when their line is cut: at that moment the account may have just been deleted.
  if (account === undefined) throw new Refusal(401, 'auth.required');
  const interests_waiting = await countWaitingInterests(db, caller.id, INTERESTS_COUNTED);
  return {
    data: { ...data, interests_waiting, myplan: caller.plan, language: account.language },
  };
};

/** Chat requests that wait for an answer, and how many they are. */
export const answerListInvites: Handler<typeof listInvites> = async (_, context) => {
  const { db, caller } = context;
  const viewing = viewingOf(context);
  const rows = await listInviteRows(db, caller.id);
  return {
    data: {
      data: rows.map((row) => toRequest(row, viewing)),
      count: await countInvites(db, caller.id),
    },
  };
};

/** Chat requests that wait for this member's answer, the newest first. */
function listInviteRows(db: Kysely<Database>, profileId: string) {
  const page = pendingFor(profileId, INVITES_SHOWN);
  return requestsOnPage(db, 'chat_requests', profileId, { page, order: 'desc' });
}

/** How many chat requests wait for this member's answer, counted no further than INVITES_COUNTED. */
function countInvites(db: Kysely<Database>, profileId: string): Promise<number> {
  return countOnPage(db, pendingFor(profileId, INVITES_COUNTED));
}

function pendingFor(profileId: string, limit: number) {
  const part = { side: 'to', where: PENDING, order: 'desc', limit } as const;
  return requestPage('chat_requests', profileId, part);
}
