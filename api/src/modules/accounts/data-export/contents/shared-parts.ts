import { sql, type SqlBool } from 'kysely';
import { notBlocked } from '../../../profiles/profiles.public.ts';
import type { LatePart } from './own-parts.ts';
import type { Part, Subject } from './part.ts';

/** What passed between a member and others: their first names only, and nothing of those who blocked the member. */
export function sharedParts(subject: Subject): LatePart[] {
  return [
    () => requestsPart(subject, 'interests', 'interests'),
    () => requestsPart(subject, 'chat-requests', 'chat_requests'),
    () => markedPart(subject, ['bookmarks', 'saved-profiles']),
    () => markedPart(subject, ['not_for_me', 'not-for-me']),
    () => blockedPart(subject),
    () => reportsPart(subject),
    () => looksPart(subject, 'viewers'),
    () => looksPart(subject, 'viewed'),
    () => contactLooksPart(subject, 'contact-views'),
    () => contactLooksPart(subject, 'contacts-seen'),
  ];
}

/** That a person of the statement, alias `person`, has not blocked the member. */
export const notBlockedBy = (id: string) => notBlocked(sql.ref('person.id'), id);

async function requestsPart(
  { db, id, words }: Subject,
  name: 'interests' | 'chat-requests',
  table: 'interests' | 'chat_requests',
): Promise<Part> {
  const { said, time } = words;
  const requested = await db
    .selectFrom(`${table as 'interests'} as asked`)
    .innerJoin('profiles as person', (join) =>
      join.on(
        sql<SqlBool>`person.id = case when asked.from_id = ${id} then asked.to_id else asked.from_id end`,
      ),
    )
    .select(['person.name', 'asked.from_id', 'accepted', 'declined', 'asked.created_at'])
    .$if(table === 'chat_requests', (query) =>
      query.select(
        sql<string | null>`case when asked.from_id = ${id} then opener end`.as('opener'),
      ),
    )
    // Of a match both know when it was answered; of a decline its recipient alone.
    .$if(table === 'interests', (query) =>
      query.select(
        sql<Date | null>`case when asked.to_id = ${id} or accepted then answered_at end`.as(
          'answered_at',
        ),
      ),
    )
    .where((eb) => eb.or([eb('asked.from_id', '=', id), eb('asked.to_id', '=', id)]))
    .where(notBlockedBy(id))
    .orderBy('asked.created_at')
    .execute();
  const rows = requested.map((one) => ({
    direction: said(one.from_id === id ? 'sent' : 'received'),
    first_name: one.name,
    date: time(one.created_at),
    answer: said(one.accepted ? 'accepted' : one.declined ? 'declined' : 'waiting'),
    ...(table === 'chat_requests'
      ? { message: one.opener ?? '' }
      : { answered: one.answered_at ? time(one.answered_at) : '' }),
  }));
  return { name, rows };
}

/** First names with a time, as rows. */
const named = ({ time }: Subject['words'], rows: readonly { name: string; at: Date }[]) =>
  rows.map(({ name, at }) => ({ first_name: name, date: time(at) }));

async function markedPart(
  { db, id, words }: Subject,
  [table, name]: readonly ['bookmarks' | 'not_for_me', Part['name']],
): Promise<Part> {
  const saved = await db
    .selectFrom(`${table as 'bookmarks'} as marked`)
    .innerJoin('profiles as person', 'person.id', 'marked.to_id')
    .select(['person.name', 'marked.created_at as at'])
    .where('from_id', '=', id)
    .where(notBlockedBy(id))
    .orderBy('at')
    .execute();
  return { name, rows: named(words, saved) };
}

async function blockedPart({ db, id, words }: Subject): Promise<Part> {
  const blocked = await db
    .selectFrom('blocks')
    .innerJoin('profiles as person', 'person.id', 'blocks.blocked_id')
    .select(['person.name', 'blocks.created_at as at'])
    .where('blocker_id', '=', id)
    .where(notBlockedBy(id))
    .orderBy('at')
    .execute();
  return { name: 'blocked', rows: named(words, blocked) };
}

/** Without the person: a report outlives what the two were to each other. */
async function reportsPart({ db, id, words }: Subject): Promise<Part> {
  const { text, time } = words;
  const reports = await db
    .selectFrom('reports')
    .select(['reason', 'state', 'created_at'])
    .where('from_id', '=', id)
    .orderBy('created_at')
    .execute();
  const rows = reports.map(({ reason, state, created_at }) => ({
    date: time(created_at),
    reason,
    state: text(`report.${state}`),
  }));
  return { name: 'reports', rows };
}

async function looksPart({ db, id, words }: Subject, name: 'viewers' | 'viewed'): Promise<Part> {
  const [mine, theirs] =
    name === 'viewers'
      ? (['viewed_id', 'viewer_id'] as const)
      : (['viewer_id', 'viewed_id'] as const);
  const looks = await db
    .selectFrom('profile_views')
    .innerJoin('profiles as person', 'person.id', `profile_views.${theirs}`)
    .select(['person.name', 'viewed_at as at'])
    .where(`profile_views.${mine}`, '=', id)
    .where('person.visible', '=', true)
    .where(notBlockedBy(id))
    .orderBy('at')
    .execute();
  return { name, rows: named(words, looks) };
}

async function contactLooksPart(
  { db, id, words }: Subject,
  name: 'contact-views' | 'contacts-seen',
): Promise<Part> {
  const [mine, theirs] =
    name === 'contact-views'
      ? (['shown_id', 'viewer_id'] as const)
      : (['viewer_id', 'shown_id'] as const);
  const looks = await db
    .selectFrom('contact_views')
    .innerJoin('profiles as person', 'person.id', `contact_views.${theirs}`)
    .select(['person.name', 'seen_at as at'])
    .where(`contact_views.${mine}`, '=', id)
    .where(notBlockedBy(id))
    .orderBy('at')
    .execute();
  return { name, rows: named(words, looks) };
}
