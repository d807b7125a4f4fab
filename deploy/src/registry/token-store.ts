import { createHash, randomBytes } from 'node:crypto';
import { ChangeRefused } from './registry-errors.ts';
import type { RegistryDatabase } from './registry-tables.ts';

/** Who releases: a name for the history, and the units that may be released; null for all of them and the site's own affairs. */
export interface Releaser {
  readonly name: string;
  readonly units: readonly string[] | null;
  /** Of a person who signed in: the account, and its version then. */
  readonly account?: { readonly accountId: string; readonly version: number };
}

/** A token as a list shows it; the token itself is known to its owner alone. */
export interface ReleaseToken extends Omit<Releaser, 'account'> {
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly expiresAt: Date;
}

/** Tokens of people and of build servers. */
export interface TokenStore {
  /**
   * Makes a token and returns it, the only time; refuses a name that another valid one has. A person who signs in may have
   * several.
   */
  create(
    token: Releaser & { readonly by: string; readonly hours: number },
  ): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Whose token this is; null for one that is unknown, revoked or past its end. */
  find(token: string): Promise<Releaser | null>;
  /** Those that are valid, by name. */
  list(): Promise<ReleaseToken[]>;
  /** Ends the tokens of a name; false where there is none. */
  revoke(name: string): Promise<boolean>;
  /** Ends this token. */
  end(token: string): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;

export function tokenStore(db: RegistryDatabase, clock: () => Date): TokenStore {
  const valid = () =>
    db
      .selectFrom('releases.tokens')
      .select(['name', 'units', 'made_at', 'made_by', 'expires_at'])
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', clock());
  return {
    create: async ({ name, units, by, hours, account }) => {
      const isTaken = async () =>
        (await valid().where('name', '=', name).executeTakeFirst()) !== undefined;
      if (account === undefined && (await isTaken())) {
        throw new ChangeRefused(
          `There is a token of ${name} already: "mfctl token revoke ${name}" first.`,
        );
      }
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
      await db
        .insertInto('releases.tokens')
        .values({
          hash: hashOfToken(token),
          name,
          units: units === null ? null : JSON.stringify(units),
          made_at: now,
          made_by: by,
          expires_at: expiresAt,
          revoked_at: null,
          account_id: account?.accountId ?? null,
          account_version: account?.version ?? null,
        })
        .execute();
      return { token, expiresAt };
    },
    find: async (token) => {
      const row = await valid()
        .select(['account_id as accountId', 'account_version as version'])
        .where('hash', '=', hashOfToken(token))
        .executeTakeFirst();
      if (row === undefined) return null;
      const { name, accountId, version } = row;
      const account = accountId === null || version === null ? null : { accountId, version };
      return { name, units: row.units as string[] | null, ...(account && { account }) };
    },
    list: async () => {
      const rows = await valid().orderBy('name').execute();
      return rows.map((row) => ({
        name: row.name,
        units: row.units as string[] | null,
        madeAt: row.made_at,
        madeBy: row.made_by,
        expiresAt: row.expires_at,
      }));
    },
    revoke: async (name) => {
      const { numUpdatedRows } = await db
        .updateTable('releases.tokens')
        .set({ revoked_at: clock() })
        .where('name', '=', name)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    end: async (token) => {
      await db
        .updateTable('releases.tokens')
        .set({ revoked_at: clock() })
        .where('hash', '=', hashOfToken(token))
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}

/** Tokens are random and long, so that a plain hash cannot be turned back. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
