import type { Generated, Selectable } from 'kysely';
import type { PlanCode } from 'shared-contracts/domain/plan';

/** Roles in the database; read anew for each request. */
export type Role = 'member' | 'staff';

/** One person who can sign in; `id` is the user id of the wire. A deleted account has no row. */
export interface AccountsTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  /** Argon2id in PHC form; null for an account without a password. */
  password_hash: string | null;
  role: Generated<Role>;
  plan: Generated<PlanCode>;
  /** When the paid plan ends; null on Hope. */
  plan_until: Date | null;
  confirmed_at: Date | null;
  /** Raised to end every token of the account at once. */
  token_version: Generated<number>;
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
}

/** What a mailed secret is good for: a one-time code to sign in or to set a password, or a confirmation link. */
export type SecretPurpose = 'code' | 'confirm';

/** A secret that was mailed; only its SHA-256 is kept. */
export interface MailedSecretsTable {
  hash: string;
  purpose: SecretPurpose;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdentityTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  mailed_secrets: MailedSecretsTable;
}
