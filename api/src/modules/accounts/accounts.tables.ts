import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Device } from 'shared-contracts/calls/account';
import type { ConsentPurpose } from 'shared-contracts/domain/consents';
import type { PlanCode } from 'shared-contracts/domain/plan';
import type { Gender, MadeFor } from 'shared-contracts/domain/profile';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { PaidPlan } from '../billing/billing.tables.ts';
import type { AccountDuty } from './account-duties.ts';

/** Roles in the database; read again for each request. */
export type Role = 'member' | 'staff';

/** One person who can sign in; `id` is the user id of the wire. A deleted account has no row. */
export interface AccountsTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  /** Argon2id in PHC form; null for an account without a password. */
  password_hash: string | null;
  role: Generated<Role>;
  /** What staff are charged with; empty for members. */
  duties: Generated<AccountDuty[]>;
  plan: Generated<PlanCode>;
  /** When the paid plan ends; null on Hope. */
  plan_until: Date | null;
  /** A cheaper plan that begins then, and when it ends; both or none. */
  next_plan: ColumnType<PaidPlan | null, PaidPlan | null | undefined, PaidPlan | null>;
  next_plan_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The end of which its owner was reminded. */
  plan_reminded_for: ColumnType<Date | null, Date | null | undefined, Date | null>;
  confirmed_at: Date | null;
  /** Raised to end every token of the account at once. */
  token_version: Generated<number>;
  /** Whether staff may phone. */
  staff_calls: Generated<boolean>;
  /** Whether new people of saved searches are reported by mail. */
  search_mails: Generated<boolean>;
  /** Chosen by its owner; null before. */
  language: ColumnType<Locale | null, Locale | null | undefined, Locale>;
  created_at: Generated<Date>;
}

/** An account as it is read. */
export type Account = Selectable<AccountsTable>;

/** One signed-in browser; its id is the `jti` of the token. */
export interface SessionsTable {
  id: string;
  account_id: string;
  created_at: Generated<Date>;
  ended_at: Date | null;
  /** What the browser said of itself at sign-in. */
  device: JSONColumnType<Device | null, string | null | undefined, never>;
  /** Exact to some minutes; null until a request was made. */
  last_seen_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** Of staff: when this session gave a code of the second factor last. */
  factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of staff: the latest call, exact to a minute. */
  active_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** A one-time code that was mailed, to sign in or to set a password; only its SHA-256 is kept. */
export interface MailedSecretsTable {
  hash: string;
  purpose: 'code';
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

/**
 * One asking to become a member, with what it asks for; it waits until the link or the code of its mail
 * comes back. One stands here for an address with an account too, whose mail had neither.
 */
export interface SignUpsTable {
  /** Grows: the newest is the highest. */
  id: Generated<number>;
  /** Lower case. */
  email: string;
  link_hash: string;
  /** Null once it was used or burnt. */
  code_hash: string | null;
  wrong_codes: Generated<number>;
  /** SHA-256 of the cookie of the browser that signed up; null where no browser is known. */
  device_hash: string | null;
  name: string;
  last_name: string;
  gender: Gender;
  /** YYYY-MM-DD. */
  birthdate: string;
  phone: string | null;
  made_for: ColumnType<MadeFor | null, MadeFor | null | undefined, never>;
  /** Of a parent or relative who writes for another person. */
  made_by_name: ColumnType<string | null, string | null | undefined, never>;
  /** Argon2id in PHC form; null without a password, and once an account was made of it. */
  password_hash: string | null;
  /** Versions of the texts that were agreed to, by purpose; written as JSON text. */
  consents: ColumnType<SignUpConsents | null, string | null | undefined, never>;
  /** In which its mail is written. */
  language: ColumnType<Locale, Locale | undefined, never>;
  created_at: Date;
  expires_at: Date;
}

/** What was agreed to while signing up. */
export type SignUpConsents = Readonly<Partial<Record<ConsentPurpose, string | undefined>>>;

/** What a member agreed to or took back, for each version of a text. */
export interface ConsentsTable {
  account_id: string;
  purpose: ConsentPurpose;
  /** Day since which the text reads so. */
  version: string;
  given: boolean;
  decided_at: Date;
}

/** A sign-up as it is read. */
export type SignUp = Selectable<SignUpsTable>;

/** The second factor of a staff member: the secret as storage/sealing/seal-file.ts has it, all of it base64url. */
export interface SecondFactorsTable {
  account_id: string;
  sealed_secret: string;
  key_id: string;
  wrapped_key: string;
  begun_at: Date;
  /** Null until a code proved that the app has the secret; it counts from then on. */
  confirmed_at: Date | null;
  /** The newest stretch of 30 s whose code was used: no code up to it is good any more. */
  last_step: ColumnType<string | null, number | null | undefined, number | null>;
}

/** A recovery code; only its SHA-256 is kept. */
export interface RecoveryCodesTable {
  account_id: string;
  hash: string;
  used_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** The code that was sent to an account's number last; only its HMAC is kept. */
export interface PhoneCodesTable {
  account_id: string;
  code_hash: string;
  /** To which it was sent, `+91…`. */
  phone: string;
  wrong_tries: Generated<number>;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** The code by which staff set up a second factor, made on the server; only its SHA-256 is kept. */
export interface EnrolmentCodesTable {
  account_id: string;
  code_hash: string;
  wrong_tries: Generated<number>;
  /** When it was given for the secret that waits to be confirmed, which uses it up. */
  given_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** The code that was mailed to delete an account; only its HMAC is stored. */
export interface DeletionCodesTable {
  account_id: string;
  code_hash: string;
  expires_at: Date;
}

export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  enrolment_codes: EnrolmentCodesTable;
  mailed_secrets: MailedSecretsTable;
  phone_codes: PhoneCodesTable;
  deletion_codes: DeletionCodesTable;
  sign_ups: SignUpsTable;
  consents: ConsentsTable;
}
