import { sql, type Kysely } from 'kysely';

/** How a database that tests have used becomes like a freshly migrated one. */
export interface Emptying {
  readonly schema: string;
  /** One statement that empties every table, but for the rows that migrations inserted. */
  readonly statement: string;
  /** What the schema was: a database of another shape cannot be mended by emptying it. */
  readonly shape: string;
}

/**
 * A truncated table gets new files, and PostgreSQL waits for the disk once for each of its indexes: 300 times for all.
 * Deleted rows stay in the files, so above this size all tables are truncated.
 */
const MOST_BYTES = 512 * 1024;

/** Where the rows that migrations inserted are kept, so that they can come back. */
const KEPT = 'migrated_rows';

/** Reads a freshly migrated schema; its copies can then be emptied. */
export async function emptyingOf<Tables>(db: Kysely<Tables>, schema = 'public'): Promise<Emptying> {
  const { rows: tables } = await sql<{ name: string; kept: string }>`
    select format('%I.%I', schemaname, tablename) as name, format('%I.%I', ${KEPT}::text, tablename) as kept
    from pg_tables where schemaname = ${schema} and tablename not like 'kysely\\_migration%'
    order by 1`.execute(db);
  const restored: string[] = [];
  for (const { name, kept } of tables) {
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(db);
    if (rows.length > 0) restored.push(...(await keepRows(db, name, kept)));
  }
  const names = tables.map(({ name }) => name);
  const steps = [
    // Without it append-only tables refuse, and so do references from tables that are emptied later.
    'set local session_replication_role = replica',
    // Sequences of columns begin again, as with `restart identity`; those that belong to no table go on.
    `if exists (select from pg_class where relnamespace = '${schema}'::regnamespace
      and relkind = 'r' and pg_relation_size(oid) > ${MOST_BYTES})
    then truncate ${names.join(', ')} restart identity cascade;
    else ${names.map((name) => `delete from ${name};`).join(' ')}
      perform setval(seqrelid, seqstart, false) from pg_sequence
        join pg_depend on objid = seqrelid and deptype in ('a', 'i') and refobjsubid > 0
        where refobjid in (${names.map((name) => `'${name}'::regclass`).join(', ')});
    end if`,
    ...restored,
    // What the planner learned of rows that are gone.
    `delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = '${schema}'::regnamespace)`,
    `update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
      where relnamespace = '${schema}'::regnamespace and relkind = 'r' and reltuples > -1`,
  ];
  return {
    schema,
    statement: `do $emptying$ begin ${steps.map((step) => `${step};`).join('\n')} end $emptying$`,
    shape: await shapeOf(db, schema),
  };
}

/** Copies the rows of a table aside; returns the statements that bring them back. */
async function keepRows<Tables>(
  db: Kysely<Tables>,
  table: string,
  kept: string,
): Promise<string[]> {
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
  { schema, statement, shape }: Emptying,
): Promise<boolean> {
  if ((await shapeOf(db, schema)) !== shape) return false;
  await sql.raw(statement).execute(db);
  return true;
}

/** A digest of everything in the schema that a test could change. */
async function shapeOf<Tables>(db: Kysely<Tables>, schema: string): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select format('%s %s %s', relname, relkind, relnatts) as part from pg_class
        where relnamespace = to_regnamespace(${schema})
      union all
      select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull, atthasdef)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = to_regnamespace(${schema}) and attnum > 0
      union all
      select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = to_regnamespace(${schema})
      union all
      select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
        where not tgisinternal
      union all
      select format('%s %s', proname, prosrc) from pg_proc
        where pronamespace = to_regnamespace(${schema})
    ) as parts`.execute(db);
  return rows[0]?.shape ?? '';
}
