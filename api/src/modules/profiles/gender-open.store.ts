import { sql, type SqlBool } from 'kysely';

/** Whether a member's gender may still change: no interest and no chat request in either direction. */
export function isGenderOpen(id: string) {
  return sql<SqlBool>`not (
    exists (select from interests where from_id = ${id})
    or exists (select from interests where to_id = ${id})
    or exists (select from chat_requests where from_id = ${id})
    or exists (select from chat_requests where to_id = ${id}))`;
}
