import type { Kysely } from 'api/database';
import type { CallInput, CallReply } from 'shared-contracts/calls/call';
import { CALL_LOG_LAST_PAGE, listCallLogs } from 'shared-contracts/calls/call-logs';
import { onApiSite } from '../api-site.ts';
import { fillCalls } from './fill-calls.ts';

/** A query of the list. */
export type CallsAsk = NonNullable<CallInput<typeof listCallLogs>['query']>;
export type CallsPage = CallReply<typeof listCallLogs>['data'];

/** The API in this process, with a desk of so many call logs. */
export interface CallsSite {
  readonly entries: number;
  readonly db: Kysely<unknown>;
  /** One page for the demo's staff; throws unless it is answered with 200. */
  page(query: CallsAsk): Promise<CallsPage>;
  close(): Promise<void>;
}

/** Starts it on a new database of the server, or embedded when there is no address. */
export function callsSite(entries: number, server: string | null): Promise<CallsSite> {
  return onApiSite(server, async ({ db, community, member, close }) => {
    const staff = await member('staff');
    await fillCalls(db, community, { total: entries, caller: staff.id });
    return {
      entries,
      db,
      close,
      page: async (query) => (await staff.ask(listCallLogs, { query })).data,
    };
  });
}

/** A place behind the pages that have numbers, where there are so many; else behind the last but one. */
export async function laterPlace(site: CallsSite): Promise<string> {
  const { pages } = await site.page({});
  const { next } = await site.page({ page: Math.min(pages - 1, CALL_LOG_LAST_PAGE) });
  if (next === null || next === undefined) throw new Error('bench: no later page');
  return next;
}
