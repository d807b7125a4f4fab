import type { IdentityTables } from '../identity/identity.tables.ts';

/** Every table of the database; each domain adds its own interface of tables here. */
export interface Database extends IdentityTables {}
