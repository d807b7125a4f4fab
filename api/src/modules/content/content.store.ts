import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import type { BlogsTable } from './content.tables.ts';

const SUMMARY = [
  ...(['id', 'title', 'image_key', 'summary'] as const),
  ...(['published_on', 'reading_minutes', 'language'] as const),
  sql<string>`greatest(published_on, updated_on)`.as('updated_on'),
] as const;

/** All posts of these categories without their content, newest first. */
export function listPosts(db: Kysely<Database>, categories: readonly BlogsTable['category'][]) {
  return db
    .selectFrom('blogs')
    .select(SUMMARY)
    .where('category', 'in', categories)
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .execute();
}

/** One post, if it is of one of these categories; undefined when there is none. */
export function findPost(
  db: Kysely<Database>,
  id: string,
  categories: readonly BlogsTable['category'][],
) {
  return db
    .selectFrom('blogs')
    .select([...SUMMARY, 'content'])
    .where('id', '=', id)
    .where('category', 'in', categories)
    .executeTakeFirst();
}

/** Sets the text of a label; with null it has its own words again. */
export async function storeTextOverride(
  db: Kysely<Database>,
  code: string,
  text: string | null,
): Promise<void> {
  if (text === null) {
    await db.deleteFrom('ab_texts').where('code', '=', code).execute();
    return;
  }
  await db
    .insertInto('ab_texts')
    .values({ code, text })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ text }))
    .execute();
}

/** Every label that is replaced. */
export function listTextOverrides(db: Kysely<Database>) {
  return db.selectFrom('ab_texts').select(['code', 'text']).orderBy('code').execute();
}
