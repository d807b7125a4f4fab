import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

const SUMMARY = ['id', 'title', 'image_key', 'summary', 'published_on', 'reading_minutes'] as const;

/** All posts without their content, newest first. */
export function listPosts(db: Kysely<Database>) {
  return db
    .selectFrom('blogs')
    .select(SUMMARY)
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .execute();
}

/** One post; undefined when there is none. */
export function findPost(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('blogs')
    .select([...SUMMARY, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The stored terms; undefined while the site uses the ones it came with. */
export function findTerms(db: Kysely<Database>) {
  return db
    .selectFrom('legal_texts')
    .select(['content', 'updated_on'])
    .where('id', '=', 'terms')
    .executeTakeFirst();
}

/** Every label that is replaced. */
export function listTextOverrides(db: Kysely<Database>) {
  return db.selectFrom('ab_texts').select(['code', 'text']).orderBy('code').execute();
}
