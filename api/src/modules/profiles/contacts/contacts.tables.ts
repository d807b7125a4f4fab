import type { ColumnType } from 'kysely';

/** The numbers at which support may reach a member. */
export interface SupportInfoTable {
  profile_id: string;
  phone: string;
  whatsapp: string;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  /** The number that its owner confirmed by a code, `+91…`; it counts as long as it is the one of `phone`. */
  phone_confirmed: ColumnType<string | null, string | null | undefined, string | null>;
  phone_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ContactTables {
  support_info: SupportInfoTable;
}
