import { createHash, randomBytes } from 'node:crypto';
import { ChangeRefused } from './registry-errors.ts';
import type { RegistryDatabase } from './registry-tables.ts';

/** Who releases: a name for the history, and the units that may be released; null for all of them and the site's own affairs. */
export interface Releaser {
  readonly name: string;
  readonly units: readonly string[] | null;
}

/** A token as a list shows it; the token itself is known to its owner alone. */
export interface ReleaseToken extends Releaser {
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly expiresAt: Date;
}

/** Tokens of people and of build servers. */
export interface TokenStore {
  /** Makes a token and returns it, the only time; refuses a name that another valid one has. */
  create(token: Releaser & { readonly by: string; readonly hours: number }): Promise<string>;
  /** Whose token this is; null for one that is unknown, revoked or past its end. */
  find(token: string): Promise<Releaser | null>;
  /** Those that are valid, by name. */
  list(): Promise<ReleaseToken[]>;
  /** Ends the token of a name; false where there is none. */
  revoke(name: string): Promise<boolean>;
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
    create: async ({ name, units, by, hours }) => {
      if ((await valid().where('name', '=', name).executeTakeFirst()) !== undefined) {
        throw new ChangeRefused(
          `There is a token of ${name} already: "mfctl token revoke ${name}" first.`,
        );
      }
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await db
        .insertInto('releases.tokens')
        .values({
          hash: hashOfToken(token),
          name,
          units: units === null ? null : JSON.stringify(units),
          made_at: now,
          made_by: by,
          expires_at: new Date(now.getTime() + hours * HOUR_MS),
          revoked_at: null,
        })
        .execute();
      return token;
    },
    find: async (token) => {
      const row = await valid().where('hash', '=', hashOfToken(token)).executeTakeFirst();
      return row === undefined ? null : { name: row.name, units: row.units as string[] | null };
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
  };
}

/** Tokens are random and long, so that a plain hash cannot be turned back. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
