import type { ColumnType } from 'kysely';

/** The numbers at which support may reach a member. */
export interface SupportInfoTable {
  profile_id: string;
  phone: string;
  whatsapp: string;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface ContactTables {
  support_info: SupportInfoTable;
}
