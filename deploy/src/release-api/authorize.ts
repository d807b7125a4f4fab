import { createHash, timingSafeEqual } from 'node:crypto';
import type { ReleaseManagers } from 'api/start';
import type { FastifyRequest } from 'fastify';
import type { Releaser } from '../registry/token-store.ts';
import type { ReleaseActions } from './release-actions.ts';
import { isAway, ReleaseRefusal } from './release-refusal.ts';

/** Who releases with RELEASE_TOKEN: those who run the site. */
const SITE: Releaser = { name: 'release manager', units: null };

/** Names that the history gives to others. */
const TAKEN: ReadonlySet<string> = new Set([SITE.name, 'controller', 'npm start']);

const releasers = new WeakMap<FastifyRequest, Releaser>();

/**
 * Finds out whose token a request bears; false where it bears none that is valid. RELEASE_TOKEN needs no registry, and takes
 * as long for a wrong one as for the right one.
 */
export async function admit(
  request: FastifyRequest,
  { token, registry, accounts }: Pick<ReleaseActions, 'token' | 'registry' | 'accounts'>,
): Promise<boolean> {
  const given = bearerOf(request);
  if (given === '') return false;
  const isSite = timingSafeEqual(digest(given), digest(token));
  const releaser = isSite ? SITE : await (await registry()).tokens.find(given);
  if (releaser === null) return false;
  if (releaser.account !== undefined) {
    const { account } = releaser;
    if (!(await ofAccounts(accounts, ({ isStill }) => isStill(account)))) return false;
  }
  releasers.set(request, releaser);
  return true;
}

export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** What the accounts of the site answer; refuses with 503 where they cannot be reached. */
export async function ofAccounts<Result>(
  accounts: ReleaseManagers | undefined,
  question: (accounts: ReleaseManagers) => Promise<Result>,
): Promise<Result> {
  const away = () =>
    new ReleaseRefusal(
      503,
      'release.accountsAway',
      'The accounts of the site cannot be reached, so no person can be verified. The token of the site and those of "mfctl token create" work.',
      { retryAfter: 5 },
    );
  if (accounts === undefined) throw away();
  try {
    return await question(accounts);
  } catch (error) {
    throw isAway(error) ? away() : error;
  }
}

/** Whom a change is written down to: the name of the token, whatever the request says. */
export function nameOf(request: FastifyRequest): string {
  return releaserOf(request).name;
}

/** The units that the token of a request releases; null for all. */
export function unitsOf(request: FastifyRequest): readonly string[] | null {
  return releaserOf(request).units;
}

/** Refuses units that the token of a request does not release; to its owner they do not exist. */
export function refuseOtherUnits(request: FastifyRequest, units: readonly string[]): void {
  const { name, units: own } = releaserOf(request);
  const other = own === null ? undefined : units.find((unit) => !own.includes(unit));
  if (other === undefined) return;
  throw new ReleaseRefusal(
    404,
    'release.unknownUnit',
    `The token of ${name} releases no unit "${other}"; it releases ${own?.join(', ')}.`,
  );
}

/** Refuses a token that is bound to units, for what concerns all of them. */
export function refuseBound(request: FastifyRequest): void {
  if (releaserOf(request).units === null) return;
  throw new ReleaseRefusal(404, 'route.unknown', 'There is no such call for a token of units.');
}

/** Refuses the name of a token that the history would attribute to another manager. */
export function refuseTaken(name: string): void {
  // Names with @ are those of accounts.
  if (!TAKEN.has(name.toLowerCase()) && !name.includes('@')) return;
  throw new ReleaseRefusal(409, 'release.refused', `The name "${name}" is taken.`);
}

export function releaserOf(request: FastifyRequest): Releaser {
  const releaser = releasers.get(request);
  if (releaser === undefined) throw new Error('a request that nobody has admitted');
  return releaser;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
