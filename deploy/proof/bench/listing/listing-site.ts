import type { Kysely } from 'api/database';
import { pagingOf, type Paging } from 'api/paging';
import type { CallInput, CallReply } from 'shared-contracts/calls/call';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { onApiSite } from '../api-site.ts';
import { fillPeople } from './fill-people.ts';

/** A query of the listing. */
export type ListingAsk = NonNullable<CallInput<typeof listProfiles>['query']>;
export type ListingPage = CallReply<typeof listProfiles>['data'];

/** The API in this process, with a community of a certain size. */
export interface ListingSite {
  readonly people: number;
  readonly db: Kysely<unknown>;
  /** One page for a demo member; throws unless it is answered with 200. */
  page(query: ListingAsk, member?: Member): Promise<ListingPage>;
  /** Writes and reads cursors as that member's requests do. */
  paging(query: ListingAsk): Paging;
  close(): Promise<void>;
}

/** Demo members, both brides. */
export type Member = 'meera' | 'asha';

/** Starts it on a new database of the server, or embedded when there is no address. */
export function listingSite(people: number, server: string | null): Promise<ListingSite> {
  return onApiSite(server, async ({ db, community, secret, member, close }) => {
    await fillPeople(db, community, people);
    const members = { meera: await member('meera'), asha: await member('asha') };
    return {
      people,
      db,
      page: async (query, name = 'meera') =>
        (await members[name].ask(listProfiles, { query })).data,
      paging: (query) =>
        pagingOf(
          {
            call: listProfiles,
            input: { query: listProfiles.query.parse(query) },
            callerId: members.meera.id,
          },
          { secret, now: new Date() },
        ),
      close,
    };
  });
}
