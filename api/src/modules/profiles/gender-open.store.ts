import { sql, type SqlBool } from 'kysely';

/**
 * Whether nobody has met this member under its gender yet: no interest and no chat request in either direction
 * (readings, 'gender of one's own profile').
 */
export function isGenderOpen(id: string) {
  return sql<SqlBool>`not (
    exists (select from interests where from_id = ${id})
    or exists (select from interests where to_id = ${id})
    or exists (select from chat_requests where from_id = ${id})
    or exists (select from chat_requests where to_id = ${id}))`;
}
