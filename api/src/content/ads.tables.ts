import type { ColumnType, Generated } from 'kysely';

/** An advertiser's request; price in paise. */
export interface LeadsTable {
  id: string;
  title: string;
  description: string;
  price: number;
  advertiser_name: string;
  advertiser_contact: string;
  email: string | null;
  state: Generated<'new' | 'approved' | 'rejected'>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An ad made of an approved lead; price in paise. */
export interface AdsTable {
  id: string;
  lead_id: string;
  title: string;
  description: string;
  image_key: string | null;
  price: number;
  advertiser_name: string;
  advertiser_contact: string;
  status: 'active' | 'delayed';
  created_at: ColumnType<Date, Date | undefined, never>;
  ended_at: Date | null;
}

export interface AdTables {
  leads: LeadsTable;
  ads: AdsTable;
}
