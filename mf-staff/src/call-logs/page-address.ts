import type { CallLogFilters } from 'shared-contracts/calls/call-log-filters';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';

/** What narrows the list; '' for anything. */
export interface ListFilters {
  /** `me`, `all`, `none` for unassigned entries, or a caller's id. */
  readonly caller: string;
  readonly status: string;
  /** '', `true` for overdue or today, or one of the two. */
  readonly due: string;
  /** '', `true` or `false`, as the next. */
  readonly followup: string;
  readonly paid: string;
  /** Days, `2026-03-12`. */
  readonly from: string;
  readonly to: string;
  readonly q: string;
}

/** Which part of the list an address asks for, and which entry is open beside it. */
export interface ListPlace {
  readonly app: string;
  /** From 1 on. */
  readonly page: number;
  /** Where a page beyond the numbered ones begins; null for the others. */
  readonly cursor: string | null;
  readonly filters: ListFilters;
  /** The id of the open entry, NEW_ENTRY, or null. */
  readonly entry: string | null;
}

/** Stands in the address for an entry that is begun. */
export const NEW_ENTRY = 'new';

/** A caller's first view: mine; the server puts what is due first. */
export const FIRST_VIEW: ListFilters = {
  caller: 'me',
  status: '',
  due: '',
  followup: '',
  paid: '',
  from: '',
  to: '',
  q: '',
};

const FLAG = /^(true|false)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How each filter is called in the address, and what it may be; anything else counts as absent. */
const IN_ADDRESS: Readonly<Record<keyof ListFilters, readonly [name: string, allowed: RegExp]>> = {
  caller: ['assigned_to_id', /^(me|all|none|[0-9a-f-]{36})$/],
  status: ['status', new RegExp(`^(${CALL_STATUSES.join('|')})$`)],
  due: ['due', /^(true|overdue|today)$/],
  followup: ['followup', FLAG],
  paid: ['payment_done', FLAG],
  from: ['from', DAY],
  to: ['to', DAY],
  q: ['q', /^.{1,100}$/],
};

const NAMES = Object.keys(IN_ADDRESS) as (keyof ListFilters)[];

/** Reads an address; what is missing or makes no sense becomes the caller's first view of the own community. */
export function placeOf(query: URLSearchParams, communityCode: string): ListPlace {
  const page = query.get('page') ?? '';
  const filters = Object.fromEntries(
    NAMES.map((name) => {
      const [key, allowed] = IN_ADDRESS[name];
      const value = query.get(key) ?? '';
      return [name, allowed.test(value) ? value : FIRST_VIEW[name]];
    }),
  ) as unknown as ListFilters;
  const entry = query.get('entry') ?? '';
  return {
    app: query.get('app_name') || communityCode,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    cursor: query.get('cursor') || null,
    filters,
    entry: /^(new|[0-9a-f-]{36})$/.test(entry) ? entry : null,
  };
}

/** The query of a place, without what goes without saying. */
export function queryOf(place: ListPlace, communityCode: string): Record<string, string> {
  const { app, page, cursor, filters, entry } = place;
  const query: Record<string, string> = {};
  if (app !== communityCode) query['app_name'] = app;
  for (const name of NAMES) {
    if (filters[name] !== FIRST_VIEW[name]) query[IN_ADDRESS[name][0]] = filters[name];
  }
  if (cursor !== null) query['cursor'] = cursor;
  else if (page !== 1) query['page'] = String(page);
  if (entry !== null) query['entry'] = entry;
  return query;
}

/** The query but for the page. */
export function filtersOf({ app, filters }: Pick<ListPlace, 'app' | 'filters'>): CallLogFilters {
  const { caller, status, due, followup, paid, from, to, q } = filters;
  const all = {
    status,
    due,
    followup,
    payment_done: paid,
    from,
    to,
    q,
    assigned_to_id: caller === 'all' ? '' : caller,
  };
  const known = Object.entries(all).filter(([, value]) => value !== '');
  return { app_name: app, ...Object.fromEntries(known) } as CallLogFilters;
}

/** Whether all entries are of one caller, or of none. */
export function isOneCaller({ filters }: Pick<ListPlace, 'filters'>): boolean {
  return filters.caller !== 'all';
}

/** How many filters differ from a caller's first view; the search stands for itself. */
export function countFilters({ filters }: Pick<ListPlace, 'filters'>): number {
  return NAMES.filter((name) => name !== 'q' && filters[name] !== FIRST_VIEW[name]).length;
}
