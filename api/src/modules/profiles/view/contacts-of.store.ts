import { expressionBuilder, type Expression } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** The family contacts of a person as a part of a larger statement, in their order. */
export function contactsOf(profileId: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('contacts')
    .select(['contacts.name', 'contacts.relation', 'contacts.phone'])
    .select(['contacts.occupation', 'contacts.current_city', 'contacts.address'])
    .select('contacts.address_for')
    .where('contacts.profile_id', '=', profileId)
    .orderBy('contacts.position');
}
