import { sql, type Kysely } from 'kysely';

/** How a database that tests have used becomes like a freshly migrated one. */
export interface Emptying {
  /** One statement that empties every table, but for the rows that migrations inserted. */
  readonly statement: string;
  /** What the schema was: a database of another shape cannot be mended by emptying it. */
  readonly shape: string;
}

/** Where the rows that migrations inserted are kept, so that they can come back. */
const KEPT = 'migrated_rows';

/** Reads a freshly migrated database; whoever copies it can empty the copy. */
export async function emptyingOf<Tables>(db: Kysely<Tables>): Promise<Emptying> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_migration%'
    order by 1`.execute(db);
  const restored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(db);
    if (rows.length > 0) restored.push(...(await keepRows(db, name)));
  }
  const steps = [
    // Append-only tables refuse even this otherwise.
    'set local session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`,
    ...restored,
    // What the planner learned of rows that are gone.
    "delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  ];
  return {
    statement: `do $emptying$ begin ${steps.map((step) => `${step};`).join('\n')} end $emptying$`,
    shape: await shapeOf(db),
  };
}

/** Copies the rows of a table aside; returns the statements that bring them back. */
async function keepRows<Tables>(db: Kysely<Tables>, table: string): Promise<string[]> {
  const kept = `${KEPT}.${table}`;
  await sql.raw(`create schema if not exists ${KEPT}`).execute(db);
  await sql.raw(`create table ${kept} as table ${table}`).execute(db);
  const { rows } = await sql<{ name: string; sequence: string | null; last: string | null }>`
    select quote_ident(attname) as name,
      pg_get_serial_sequence(${table}, attname) as sequence,
      pg_sequence_last_value(pg_get_serial_sequence(${table}, attname)::regclass)::text as last
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  const columns = rows.map(({ name }) => name).join(', ');
  return [
    `insert into ${table} (${columns}) overriding system value select ${columns} from ${kept}`,
    ...rows.flatMap(({ sequence, last }) =>
      sequence === null || last === null ? [] : [`perform setval('${sequence}', ${last})`],
    ),
  ];
}

/** Empties a database; false where a test changed its schema, and it is of no use to anybody else. */
export async function empty<Tables>(
  db: Kysely<Tables>,
  { statement, shape }: Emptying,
): Promise<boolean> {
  if ((await shapeOf(db)) !== shape) return false;
  await sql.raw(statement).execute(db);
  return true;
}

/** A digest of everything in the schema that a test could change. */
async function shapeOf<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select format('%s %s %s', relname, relkind, relnatts) as part from pg_class
        where relnamespace = 'public'::regnamespace
      union all
      select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull, atthasdef)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all
      select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all
      select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
        where not tgisinternal
      union all
      select format('%s %s', proname, prosrc) from pg_proc
        where pronamespace = 'public'::regnamespace
    ) as parts`.execute(db);
  return rows[0]?.shape ?? '';
}
