import type { ColumnType, Generated } from 'kysely';

/** A mail from before there were jobs (migration 070 emptied the table); nothing is written here any more (decision 169). */
export interface MailsTable {
  /** Also in the Message-ID, so that a mail program knows one that came twice. */
  id: string;
  account_id: string | null;
  /** The mail, encrypted: it may hold a code that signs in. Null once it is delivered or given up. */
  sealed: string | null;
  state: Generated<'waiting' | 'delivered' | 'given_up'>;
  tries: Generated<number>;
  /** Not to be tried before. */
  due_at: Date;
  useless_at: Date;
  created_at: ColumnType<Date, Date, never>;
}

export interface MailTables {
  mails: MailsTable;
}
