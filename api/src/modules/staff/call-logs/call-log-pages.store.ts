import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../../platform/database/tables.ts';
import type { Position } from '../../../platform/paging/pages.ts';
import { all, type Condition } from './call-log-conditions.ts';
import type { CallLogList } from './call-log-parts.ts';
import { hitsOf } from './call-log-search.ts';

/** The position of an entry in a list: the part of the list, and the position within it. */
export interface ListedId {
  readonly part: number;
  /** What the part is ordered by, in ms. */
  readonly at: number;
  readonly id: string;
}

/** The key of a position in the call logs: an entry, and the number of the page that begins there. */
export const CallLogKey = z.object({
  part: z.int(),
  at: z.number(),
  id: z.string(),
  page: z.int(),
});
export type CallLogPosition = Position<z.infer<typeof CallLogKey>>;

/** What is read of one part of a list: from a place on, or its beginning (or end, backwards). */
export interface Stretch {
  readonly part: number;
  readonly beside: ListedId | null;
  readonly back: boolean;
  readonly offset: number;
  readonly limit: number;
}

type Ordered = { readonly id: string; readonly at: string };

/** Ids of a part in its order, or against it. */
export async function readPart(
  db: Kysely<Database>,
  list: CallLogList,
  stretch: Stretch,
): Promise<ListedId[]> {
  const part = list.parts[stretch.part];
  if (part === undefined) return [];
  const { rows } = await (
    part.order === 'due' ? dueOf(part.where, stretch) : newestOf(list, part.where, stretch)
  ).execute(db);
  return rows.map(({ id, at }) => ({ part: stretch.part, at: Number(at), id }));
}

function dueOf(where: readonly Condition[], { beside, back, offset, limit }: Stretch) {
  const [beyond, way] = back ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const from =
    beside === null
      ? sql`true`
      : sql`(due_order, id) ${beyond} (${beside.at}::bigint, ${beside.id}::uuid)`;
  return sql<Ordered>`
    select id, due_order as at from call_logs log where ${all(where)} and ${from}
    order by due_order ${way}, id ${way} limit ${limit} offset ${offset}`;
}

const MS = sql`(extract(epoch from created_at) * 1000)::bigint as at`;

function newestOf(
  { appName, search }: CallLogList,
  where: readonly Condition[],
  { beside, back, offset, limit }: Stretch,
): RawBuilder<Ordered> {
  const [beyond, way] = back ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const from = (id: RawBuilder<unknown>, at: RawBuilder<unknown>): Condition =>
    beside === null
      ? sql`true`
      : sql`(${at}, ${id}) ${beyond} (${new Date(beside.at)}::timestamptz, ${beside.id}::uuid)`;
  const order = sql`order by created_at ${way}, id ${way} limit ${limit} offset ${offset}`;
  if (search === null)
    return sql`
      select id, ${MS} from call_logs log
      where ${all(where)} and ${from(sql`id`, sql`created_at`)} ${order}`;
  const hits = hitsOf(search, { appName, where, beyond: from, back, most: offset + limit });
  return sql`select id, ${MS} from ${hits} where ${from(sql`id`, sql`created_at`)} ${order}`;
}

/** How many entries a list has, counted no further than `most`. */
export async function countListed(
  db: Kysely<Database>,
  { appName, whole, search }: Omit<CallLogList, 'parts'>,
  most: number,
): Promise<number> {
  const everywhere = { beyond: () => sql<SqlBool>`true`, back: false };
  const from =
    search === null
      ? sql`call_logs log where ${all(whole)}`
      : hitsOf(search, { appName, where: whole, most, ...everywhere });
  const entries = sql`select from ${from} limit ${most}`;
  const { rows } = await sql<{ count: string }>`select count(*) from (${entries}) one`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
