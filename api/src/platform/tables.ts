import type { ContentTables } from '../content/content.tables.ts';
import type { IdentityTables } from '../identity/identity.tables.ts';
import type { ProfileTables } from '../profiles/profiles.tables.ts';

/** Every table of the database; each domain adds its own interface of tables here. */
export interface Database extends IdentityTables, ProfileTables, ContentTables {}
