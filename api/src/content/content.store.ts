import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import type { BlogsTable } from './content.tables.ts';

const SUMMARY = ['id', 'title', 'image_key', 'summary', 'published_on', 'reading_minutes'] as const;

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

/** Every label that is replaced. */
export function listTextOverrides(db: Kysely<Database>) {
  return db.selectFrom('ab_texts').select(['code', 'text']).orderBy('code').execute();
}
