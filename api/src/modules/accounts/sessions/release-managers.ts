import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Api } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { knowingGateway, RELEASE_MANAGER_PATHS } from '../../../platform/http/gateway-requests.ts';
import { Refusal, unknownPath } from '../../../platform/http/refusal.ts';
import { RELEASE_DUTY } from '../account-duties.ts';
import { findByEmail, lockAccount } from '../accounts.store.ts';
import type { Account } from '../accounts.tables.ts';
import { passwordFits } from '../passwords/passwords.ts';
import { hasFactor } from '../second-factor/second-factors.store.ts';
import { authLimits } from './auth-limits.ts';
import { countTry, giveFactor, wrongPassword } from './sign-in.ts';

/** An account that may release, as it was when it signed in. */
export interface ReleaseManager {
  readonly accountId: string;
  /** Raised with the end of all sessions of the account: with another password, with fewer duties. */
  readonly version: number;
  readonly email: string;
}

/** What is missing of an account whose password is right. */
type Lack = 'duty' | 'factor';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string | undefined;
}

/** Verifies accounts for the release service. It begins no session: a token of the site releases nothing. */
export interface ReleaseManagers {
  /** Throws the refusals of signing in; its budgets count these tries too. */
  signIn(given: Credentials, ip: string): Promise<ReleaseManager | { readonly lacks: Lack }>;
  /** Whether the account still has the duty, and no sign-out everywhere came since. */
  isStill(manager: Pick<ReleaseManager, 'accountId' | 'version'>): Promise<boolean>;
}

/** Of the API's own parts; a mailed one-time code is not accepted in place of the password. */
export function releaseManagers(api: Pick<Api, 'parts' | 'devices'>): ReleaseManagers {
  const { db, clock, documentKeys } = api.parts;
  const limits = authLimits(api);
  return {
    signIn: ({ email, password, otp }, ip) => {
      const factor = { otp, keys: documentKeys, codes: limits.factorCodes };
      return countTry(limits, { email, ip }, async () => {
        const found = await findByEmail(db, email);
        const fits = await passwordFits(found?.password_hash, password);
        if (found === undefined || !fits || found.confirmed_at === null) throw wrongPassword();
        return db.transaction().execute(async (trx) => {
          const account = await lockAccount(trx, found.id);
          if (account?.password_hash !== found.password_hash) throw wrongPassword();
          if (!hasDuty(account)) return { lacks: 'duty' as const };
          if (!(await hasFactor(trx, account.id))) return { lacks: 'factor' as const };
          await giveFactor(trx, account, factor, clock());
          return { accountId: account.id, version: account.token_version, email: account.email };
        });
      });
    },
    isStill: async ({ accountId, version }) => {
      const account = await findAccount(db, accountId);
      return account !== undefined && account.token_version === version && hasDuty(account);
    },
  };
}

function findAccount(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('accounts')
    .select(['role', 'duties', 'token_version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function hasDuty({ role, duties }: Pick<Account, 'role' | 'duties'>): boolean {
  return role === 'staff' && duties.includes(RELEASE_DUTY);
}

const SignIn = z.object({
  email: z.string(),
  password: z.string(),
  otp: z.optional(z.string()),
  /** Address of the person, as the gateway knows it. */
  ip: z.string(),
});

const IsStill = z.object({ accountId: z.uuid(), version: z.int() });

/** The same two questions for a gateway that runs apart, which is known by GATEWAY_SECRET. */
export function serveReleaseManagers(api: Api): void {
  const managers = releaseManagers(api);
  const isGateway = knowingGateway(api.parts.gatewaySecret);
  const read = <Body>(request: FastifyRequest, body: z.ZodType<Body>): Body => {
    if (!isGateway(request)) throw unknownPath();
    const given = body.safeParse(request.body);
    if (!given.success) throw new Refusal(400, 'request.unreadable');
    return given.data;
  };
  api.app.post(RELEASE_MANAGER_PATHS.signIn, async (request) => {
    const { ip, ...given } = read(request, SignIn);
    return { data: await managers.signIn(given, ip) };
  });
  api.app.post(RELEASE_MANAGER_PATHS.isStill, async (request) => {
    const manager = read(request, IsStill);
    return { data: await managers.isStill(manager) };
  });
}
