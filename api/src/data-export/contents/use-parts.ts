import { sql, type SqlBool } from 'kysely';
import { TOKEN_SECONDS } from '../../identity/session-token.ts';
import { listOpenSessions } from '../../identity/sessions.store.ts';
import { listSearchRows } from '../../profiles/saved-searches.store.ts';
import { timeText, type Part, type Subject } from './part.ts';

/** Where the member is signed in. */
export async function sessionsPart({ db, id, now }: Subject): Promise<Part> {
  const begunAfter = new Date(now.getTime() - TOKEN_SECONDS * 1000);
  const sessions = await listOpenSessions(db, id, { begunAfter, most: 200 });
  const rows = sessions.map(({ device, created_at, seen_at }) => ({
    device: [device?.browser, device?.system, device?.kind].filter(Boolean).join(', ') || null,
    ...{ date: timeText(created_at), last_seen: timeText(seen_at) },
  }));
  return { name: 'sessions', rows };
}

/** Filters that were given a name. */
export async function searchesPart({ db, id }: Subject): Promise<Part> {
  const rows = (await listSearchRows(db, id)).map(({ name, filters }) => ({ name, filters }));
  return { name: 'saved-searches', rows };
}

/** Drafts of messages to somebody who has blocked the member are left out with that person. */
export async function draftsPart({ db, id }: Subject): Promise<Part> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['key', 'content', 'saved_at'])
    .where('profile_id', '=', id)
    .where(
      sql<SqlBool>`not exists (select from blocks
        where blocked_id = ${id} and drafts.key = 'chat:' || blocker_id)`,
    )
    .orderBy('saved_at')
    .execute();
  const rows = drafts.map(({ key, content, saved_at }) => ({
    ...{ kind: key.split(':')[0] ?? key, date: timeText(saved_at) },
    text: JSON.stringify(content),
  }));
  return { name: 'drafts', rows };
}

/** Dates and outcomes; what a caller wrote may be about others. */
export async function staffCallsPart({ db, id }: Subject): Promise<Part> {
  const calls = await db
    .selectFrom('call_logs')
    .select(['created_at', 'status'])
    .where('profile_id', '=', id)
    .orderBy('created_at')
    .execute();
  const rows = calls.map(({ created_at, status }) => ({
    ...{ date: timeText(created_at), state: status.replaceAll('_', ' ') },
  }));
  return { name: 'staff-calls', rows };
}
