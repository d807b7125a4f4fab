import { sql, type SqlBool } from 'kysely';
import type { Device } from 'shared-contracts/calls/account';
import { listSearchRows, notBlocked } from '../../../profiles/profiles.public.ts';
import { TOKEN_SECONDS } from '../../sessions/session-token.ts';
import { listOpenSessions } from '../../sessions/sessions.store.ts';
import { draftWords } from './draft-words.ts';
import { isKey } from './export-words.ts';
import type { Part, Subject } from './part.ts';
import { searchWords } from './search-words.ts';

/** Keys of drafts of messages to a member. */
const CHAT_DRAFT = `^chat:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`;

/** Where the member is signed in. */
export async function sessionsPart({ db, id, now, words }: Subject): Promise<Part> {
  const { code, time } = words;
  const begunAfter = new Date(now.getTime() - TOKEN_SECONDS * 1000);
  const sessions = await listOpenSessions(db, id, { begunAfter, most: 200 });
  const rows = sessions.map(({ device, created_at, seen_at }) => ({
    device: deviceName(device, code),
    date: time(created_at),
    last_seen: time(seen_at),
  }));
  return { name: 'sessions', rows };
}

/** `Chrome, Android, phone`; null where nothing of it was noted. */
function deviceName(device: Device | null, code: Subject['words']['code']): string | null {
  const kind = device?.kind ? code(`device.${device.kind}`) : null;
  return [device?.browser, device?.system, kind].filter(Boolean).join(', ') || null;
}

/** Filters that were given a name. */
export async function searchesPart({ db, id, words }: Subject): Promise<Part> {
  const rows = (await listSearchRows(db, id)).map(({ name, filters }) => ({
    name,
    filters: searchWords(filters, words),
  }));
  return { name: 'saved-searches', rows };
}

/** Leaves out drafts to people who blocked the member. */
export async function draftsPart({ db, id, words }: Subject): Promise<Part> {
  const { text, code, time } = words;
  const drafts = await db
    .selectFrom('drafts')
    .select(['key', 'content', 'saved_at'])
    .where('profile_id', '=', id)
    .where(
      // A key without a member cannot be blocked.
      sql<SqlBool>`case when drafts.key ~ ${CHAT_DRAFT}
        then ${notBlocked(sql`substr(drafts.key, ${sql.lit('chat:'.length + 1)})::uuid`, id)} else true end`,
    )
    .orderBy('saved_at')
    .execute();
  const rows = drafts.map(({ key, content, saved_at }) => {
    const [place = key] = key.split(':');
    const kind = isKey(`draft.${place}`) ? code(`draft.${place}`) : text('draft.other');
    return { kind, date: time(saved_at), text: draftWords(place, content, words) };
  });
  return { name: 'drafts', rows };
}

/** Warnings and hidings with the words that the member was sent; who decided and who reported stay with the staff. */
export async function moderationPart({ db, id, words }: Subject): Promise<Part> {
  const { said, time } = words;
  const actions = await db
    .selectFrom('moderation_actions')
    .select(['kind', 'reason', 'created_at', 'lifted_at', 'lifted_note'])
    .where('profile_id', '=', id)
    .orderBy('created_at')
    .execute();
  const rows = actions.map(({ kind, reason, created_at, lifted_at, lifted_note }) => ({
    date: time(created_at),
    kind: said(kind),
    reason,
    lifted: lifted_at === null ? null : time(lifted_at),
    answer: lifted_note,
  }));
  return { name: 'moderation', rows };
}

/** Dates and outcomes; what a caller wrote may be about others. */
export async function staffCallsPart({ db, id, words }: Subject): Promise<Part> {
  const { code, time } = words;
  const calls = await db
    .selectFrom('call_logs')
    .select(['created_at', 'status'])
    .where('profile_id', '=', id)
    .orderBy('created_at')
    .execute();
  const rows = calls.map(({ created_at, status }) => ({
    date: time(created_at),
    state: code(`call.${status}`),
  }));
  return { name: 'staff-calls', rows };
}
