import type { ColumnType, Generated } from 'kysely';
import type { Locale } from 'shared-contracts/i18n/i18n';

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
  /** Why it was rejected, in words that the advertiser got. */
  reason: Generated<string | null>;
  /** Of the request. */
  language: ColumnType<Locale, Locale | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An ad made of an approved lead; price in paise. */
export interface AdsTable {
  id: string;
  lead_id: string;
  title: string;
  description: string;
  /** One of the site's drawn scenes. */
  image_key: string | null;
  /** Key in the file store of the ad's own picture, which comes before a drawn one. */
  file_key: Generated<string | null>;
  price: number;
  advertiser_name: string;
  advertiser_contact: string;
  status: 'active' | 'delayed';
  created_at: ColumnType<Date, Date | undefined, never>;
  /** First moment, and the moment after the last; null from before ads had days: at once, and until it is ended. */
  starts_at: ColumnType<Date | null, Date | null | undefined, never>;
  ends_at: ColumnType<Date | null, Date | null | undefined, never>;
  /** When it was ended by hand. */
  ended_at: Date | null;
}

export interface AdTables {
  leads: LeadsTable;
  ads: AdsTable;
}
