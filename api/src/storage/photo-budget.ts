import type { FastifyRequest } from 'fastify';
import type { AppParts } from '../platform/calls/context.ts';
import { Budget, spendAll } from '../platform/counters/budget.ts';
import { hashEmail } from '../platform/crypto/keyed-hashes.ts';
import { databaseIn } from '../platform/database/queued-database.ts';
import { networkOf } from '../platform/http/network-address.ts';
import type { AddressedFile, AddressedViewer } from './photo-addresses.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Sessions whose key is remembered; an account keeps its address. */
const MOST_KEYS = 10_000;

/** Counts a file of a photo that is sent, by network and by the member in whose session its address was given; throws the 429. */
export function photoBudget({
  counters,
  config,
  db,
  jwtSecret,
}: Pick<AppParts, 'counters' | 'config' | 'db' | 'jwtSecret'>): (
  request: FastifyRequest,
  addressed: Pick<AddressedFile, 'viewer'>,
) => Promise<void> {
  const { ofNetwork, ofMember } = config.photoFiles;
  const rule = { windowMs: HOUR_MS, refusal: 'request.tooMany' } as const;
  const networks = new Budget(counters, { ...rule, name: 'photos-to-network', most: ofNetwork });
  const members = new Budget(counters, { ...rule, name: 'photos-to-member', most: ofMember });
  const keys = new Map<string, string>();

  /** The keyed hash of the member's address, so that a new account does not begin again. */
  async function keyOf({ place }: FastifyRequest, viewer: AddressedViewer): Promise<string> {
    // Addresses of the version before name the account; they end within a day.
    if ('accountId' in viewer) return viewer.accountId;
    const { sessionId } = viewer;
    const known = keys.get(sessionId);
    if (known !== undefined) return known;
    const account = await databaseIn(db, place)
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('accounts.email')
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
    const key = account === undefined ? sessionId : hashEmail(account.email, jwtSecret);
    if (keys.size >= MOST_KEYS) keys.clear();
    keys.set(sessionId, key);
    return key;
  }

  return async (request, { viewer }) => {
    const network = [networks, networkOf(request.ip)] as const;
    if (viewer === null) return spendAll(network);
    return spendAll(network, [members, await keyOf(request, viewer)]);
  };
}
