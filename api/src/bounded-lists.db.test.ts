import { sql, type CompiledQuery } from 'kysely';
import { listSessions } from 'shared-contracts/calls/account';
import { allCalls } from 'shared-contracts/calls/all-calls';
import { listAudit } from 'shared-contracts/calls/audit';
import type { CallShape } from 'shared-contracts/calls/call';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listAdminProfiles } from 'shared-contracts/calls/desk';
import { listVerificationQueue } from 'shared-contracts/calls/document-review';
import {
  listBlocked,
  listNotForMe,
  listBookmarks,
  listChatRequests,
  listInterests,
} from 'shared-contracts/calls/engagement';
import { searchPayments } from 'shared-contracts/calls/found-payments';
import { listAds, listLeads } from 'shared-contracts/calls/leads';
import { getConversation, listInvites, listThreads } from 'shared-contracts/calls/messaging';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { listPayments, listPaymentsForAttention } from 'shared-contracts/calls/payments';
import { listPicQueue } from 'shared-contracts/calls/photo-review';
import { browseProfiles, listProfiles } from 'shared-contracts/calls/profiles';
import { listHiddenProfiles, listReports } from 'shared-contracts/calls/reports';
import { listTrails } from 'shared-contracts/calls/trails';
import { listDocOpenings, listDocs } from 'shared-contracts/calls/verification';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../test/app.ts';
import { watchStatements } from '../test/executed-statements.ts';
import { fillLongLists, OPENED_DOC, personId } from '../test/long-lists.ts';
import { addMember, type TestMember } from '../test/members.ts';
import { addPerson } from '../test/people.ts';
import { retentionRules } from './background/retention-rules.ts';

const t = useApp();
/** So many people stand on the other side of everything that one member has. */
const PEOPLE = 12_000;
/** Rows that any step of a plan may see for one page, and for what a card says of each person on it. */
const MOST_ROWS = 2000;
/** Rows that a step may put in order: those of one page, or of as many people as a listing counts (PostgreSQL may order them). */
const MOST_SORTED = 101;
interface Bounds {
  readonly mostSorted: number;
  readonly mostRows: number;
  /** Of entries of an index that has all that is looked at. */
  readonly mostEntries: number;
}
const USUAL: Bounds = { mostSorted: MOST_SORTED, mostRows: MOST_ROWS, mostEntries: MOST_ROWS };
const LISTING: Bounds = {
  // Twice as many as are counted: some of them were declined or set aside.
  mostSorted: 2 * 513,
  mostRows: 4000,
  // Among whom people of the right age are looked for.
  mostEntries: 20_000,
};

let asha: TestMember;
let bela: TestMember;
let staff: TestMember;

beforeAll(async () => {
  asha = await addPerson(t(), 'female');
  bela = await addPerson(t(), 'female');
  staff = await addMember(t(), { role: 'staff' });
  const owners = { member: asha, blocker: bela, staff };
  await fillLongLists(t().db, PEOPLE, { ...owners, community: t().parts.config.communityCode });
}, 120_000);

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

const below = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap((one) => below(one))];

interface Query {
  readonly [name: string]: string | number | undefined;
}

/** What a list is asked for by, besides the page. */
interface Input {
  readonly params?: object;
  readonly query?: Query;
}

/** What a call answers, and what it asks the database for that, as it does it. */
async function asked(call: CallShape, input: Input, who: TestMember | null) {
  const watched = watchStatements(t().db);
  const reply = await send(t(), call as never, input as never, who?.token);
  const statements = (watched.mock.calls as unknown as [CompiledQuery][])
    .map(([query]) => query)
    .filter(({ sql: text }) => /^\s*(select|with)/.test(text));
  watched.mockRestore();
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { body: reply.body, plans: await plansOf(statements) };
}

function plansOf(statements: readonly CompiledQuery[]): Promise<Step[][]> {
  return t()
    .db.transaction()
    .execute(async (trx) => {
      // What is small today is read whole, and rightly; asked is what the plan is once it has grown.
      await sql`set local enable_seqscan = off`.execute(trx);
      const plans: Step[][] = [];
      for (const statement of statements) {
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': readonly { Plan: Step }[] }>({
          ...statement,
          sql: `explain (analyze, format json) ${statement.sql}`,
        } as CompiledQuery<never>);
        const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
        if (plan !== undefined) plans.push(below(plan.Plan));
      }
      return plans;
    });
}

function expectBounded(
  plans: readonly Step[][],
  { mostSorted, mostRows, mostEntries }: Bounds,
): void {
  expect(plans.length).toBeGreaterThan(0);
  const steps = plans.flat().flatMap((step) => {
    const name = `${step['Node Type']} ${step['Relation Name'] ?? ''}`.trim();
    const seen = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
    const rows = seen * step['Actual Loops'];
    const most = /^(Index Only Scan profiles|Result)$/.test(name) ? mostEntries : mostRows;
    if (rows > most) return [`${name} sees ${rows} rows`];
    const sorted = step['Node Type'] === 'Sort' ? (step.Plans?.[0]?.['Actual Rows'] ?? 0) : 0;
    return sorted > mostSorted ? [`${name} orders ${sorted} rows`] : [];
  });
  expect(steps).toEqual([]);
}

/** What names the place of a page where that is no cursor. */
const BY = new Map<CallShape, string>([
  [getConversation, 'before'],
  [listChatRequests, 'from'],
]);

/** The pages beside one, as its reply names them. */
function besides(call: CallShape, body: unknown, query: Query | undefined): Query[] {
  const { data, ...outer } = body as { data: unknown };
  const { next, prev } = {
    ...(Array.isArray(data) ? {} : (data as object)),
    ...outer,
  } as { next?: string | number | null; prev?: string | null };
  const by = BY.get(call) ?? 'cursor';
  return [next, prev].flatMap((place) =>
    place === null || place === undefined ? [] : [{ ...query, [by]: place }],
  );
}

type Who = 'a member' | 'staff' | 'a visitor' | 'who has blocked many';
/** Who asks, what for, and of the pages that are counted a later one. */
type Case = readonly [who: Who, input?: (() => Input) | undefined, later?: Query];

const everybody: Case = ['a member'];
const desk: Case = ['staff'];

/** Every list, with what it is asked for. */
const COVERED = new Map<CallShape, readonly Case[]>([
  [
    listInterests,
    ['sent', 'received', 'matched'].map((type) => ['a member', () => ({ query: { type } })]),
  ],
  [
    listChatRequests,
    [
      ['a member', undefined],
      ['a member', () => ({ query: { type: 'sent' } })],
    ],
  ],
  [listInvites, [everybody]],
  [listBookmarks, [everybody]],
  [listBlocked, [['who has blocked many']]],
  [listNotForMe, [['a member']]],
  [listThreads, [['a member', undefined, { offset: 40 }]]],
  [getConversation, [['a member', () => ({ params: { a: asha.id, b: personId(1) } })]]],
  [listViewers, [everybody]],
  [listContactViews, [everybody]],
  [
    listProfiles,
    [undefined, 'featured', 'saved'].map((mode) => ['a member', () => ({ query: { mode } })]),
  ],
  [
    browseProfiles,
    ['all', 'brides', 'grooms'].map((x) => ['a visitor', () => ({ params: { x } })]),
  ],
  [listSessions, [everybody]],
  [listDocs, [everybody]],
  [listDocOpenings, [['a member', () => ({ params: { id: OPENED_DOC } })]]],
  [listPayments, [everybody]],
  [listAudit, [desk]],
  [listHiddenProfiles, [desk]],
  [listReports, [desk]],
  [listCallLogs, [['staff', undefined, { page: 2 }]]],
  [listAdminProfiles, [['staff', () => ({ query: { q: 'per' } })]]],
  [listTrails, [['staff', () => ({ query: { pid: toPid(personId(1)) } })]]],
  [listPicQueue, [desk]],
  [listVerificationQueue, [desk]],
  [
    listPaymentsForAttention,
    [undefined, 'true'].map((settled) => ['staff', () => ({ query: { settled } })]),
  ],
  [searchPayments, [['staff', () => ({ query: { q: asha.email } })]]],
  [
    listLeads,
    ['new', 'approved', 'rejected'].map((state) => ['staff', () => ({ query: { state } })]),
  ],
  [listAds, ['false', 'true'].map((past) => ['staff', () => ({ query: { past } })])],
]);

/** Lists that do not grow, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  '/api/v1/admins': 'the staff',
  '/api/v1/apps': 'communities of the configuration',
  '/api/v1/blogs': 'posts that we write ourselves, all on one page',
  '/api/v1/consents': 'one for each purpose',
  '/api/v1/contacts': 'at most so many as a form has, of one profile',
  '/api/v1/educations': 'a constant number of suggestions from a list in memory',
  '/api/v1/features': 'a constant of the program',
  '/api/v1/gotras': 'a constant number of suggestions from a list in memory',
  '/api/v1/occupations': 'a constant number of suggestions from a list in memory',
  '/api/v1/pics': 'at most so many as a profile may have',
  '/api/v1/places': 'a constant number of suggestions from a list in memory',
  '/api/v1/profiles/{id}/like': 'six people of the first page of the listing',
  '/api/v1/saved_searches': 'at most so many as one may save',
};

/** Whether a reply is a list: its data, or the data in it. */
function isList({ method, reply }: CallShape): boolean {
  if (method !== 'GET') return false;
  const data = within(reply, 'data');
  return data !== undefined && (isArray(data) || isArray(within(data, 'data')));
}

interface Described {
  readonly def: { readonly type: string; readonly shape?: Readonly<Record<string, Described>> };
}

const within = (schema: unknown, name: string): Described | undefined =>
  (schema as Described).def.shape?.[name];
const isArray = (schema: Described | undefined) => schema?.def.type === 'array';

const cases = [...COVERED].flatMap(([call, ofCall]) =>
  ofCall.map(([who, input, later], index) => ({
    name: `${call.path} ${ofCall.length > 1 ? index + 1 : ''}`.trim(),
    call,
    who,
    input,
    later,
  })),
);

describe('a list of thousands', () => {
  it('is every one that the API answers, but for those that do not grow', () => {
    const lists = (allCalls as readonly CallShape[]).filter((call) => isList(call));
    const exempt = lists.filter(({ path }) => path in EXEMPT);
    expect(exempt.map(({ path }) => path).toSorted()).toEqual(Object.keys(EXEMPT).toSorted());
    const grown = lists.filter(({ path }) => !(path in EXEMPT)).map(({ path }) => path);
    expect([...COVERED.keys()].map(({ path }) => path).toSorted()).toEqual(grown.toSorted());
  });

  it.each(cases)(
    '$name is read by its index, and no further than a page',
    async ({ call, who, input, later }) => {
      const asking = { 'a member': asha, staff, 'a visitor': null, 'who has blocked many': bela };
      const given = input?.() ?? {};
      const most = call === (listProfiles as CallShape) ? LISTING : USUAL;
      const first = await asked(call, given, asking[who]);
      expectBounded(first.plans, most);
      const beside = later === undefined ? [] : [{ ...given.query, ...later }];
      for (const query of [...beside, ...besides(call, first.body, given.query)]) {
        const { plans, body } = await asked(call, { ...given, query }, asking[who]);
        expectBounded(plans, most);
        const back = besides(call, body, given.query).at(-1);
        if (back !== undefined)
          expectBounded((await asked(call, { ...given, query: back }, asking[who])).plans, most);
      }
    },
  );

  it('of invites is counted no further than 500', async () => {
    const { body } = await send(t(), listInvites, {}, asha.token);
    expect(listInvites.reply.parse(body).data).toMatchObject({ count: 500 });
  });
});

describe('the purge', () => {
  /** Billing's are few, and kept for years; so are ads, leads and what belongs to a report. */
  const SMALL = new Set([
    'payment_events',
    'receipts',
    'refunds',
    'grants',
    'payments',
    'payment_attention',
    'orders',
    'ads',
    'leads',
    'report_excerpts',
  ]);

  it.each(retentionRules.filter(({ table }) => !SMALL.has(table)))(
    'finds what is due in $table by an index',
    async ({ table, where }) => {
      const plan = await t()
        .db.transaction()
        .execute(async (trx) => {
          await sql`set local enable_seqscan = off`.execute(trx);
          const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain (costs off) select ctid from ${sql.table(table)}
          where ${where(t().clock.read())} limit 500`.execute(trx);
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        });
      expect(plan).not.toContain(`Seq Scan on ${table}`);
      expect(plan).toMatch(/Index Cond|Index.* Scan (using|on) .*(dead|ended|lifted|used)/);
    },
  );
});
