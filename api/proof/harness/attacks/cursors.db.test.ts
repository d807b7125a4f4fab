import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../../../src/platform/validation/json-of.ts';
import { send, useApp } from '../../../test/app.ts';
import { fillLongLists, OPENED_DOC, personId } from '../../../test/long-lists.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { nameOf, type CallName } from '../calls/call-names.ts';

const t = useApp({ rateLimit: 1_000_000 });
/** So many rows that every list has a second page. */
const ROWS = 330;
const HOUR_MS = 60 * 60 * 1000;

interface List {
  readonly who: 'member' | 'blocker' | 'staff' | 'visitor';
  readonly params?: Readonly<Record<string, string>>;
  /** The query of one list, and of another list of the same call. */
  readonly query?: Readonly<Record<string, string>>;
  readonly other?: Readonly<Record<string, string>>;
}

/** Every call with a cursor, with the list that is attacked. */
const LISTS: Partial<Record<CallName, () => List>> = {
  'GET /api/v1/profiles': () => ({ who: 'member', other: { sort: 'newest' } }),
  'GET /api/v1/view/profiles/{x}': () => ({ who: 'visitor', params: { x: 'all' } }),
  'GET /api/v1/bookmarks/': () => ({ who: 'member' }),
  'GET /api/v1/not_for_me': () => ({ who: 'member' }),
  'GET /api/v1/blocks': () => ({ who: 'blocker' }),
  'GET /api/v1/interests': () => ({
    who: 'member',
    query: { type: 'sent' },
    other: { type: 'received' },
  }),
  'GET /api/v1/profile/viewers': () => ({ who: 'member' }),
  'GET /api/v1/profile/contact_views': () => ({ who: 'member' }),
  'GET /api/v1/verification/docs/{id}/openings': () => ({
    who: 'member',
    params: { id: OPENED_DOC },
  }),
  'GET /api/v1/verification/queue': () => ({ who: 'staff' }),
  'GET /api/v1/pics/queue': () => ({ who: 'staff' }),
  'GET /api/v1/reports': () => ({ who: 'staff' }),
  'GET /api/v1/hidden_profiles': () => ({ who: 'staff' }),
  'GET /api/v1/leads': () => ({
    who: 'staff',
    query: { state: 'new' },
    other: { state: 'approved' },
  }),
  'GET /api/v1/ads': () => ({ who: 'staff', query: { past: 'false' }, other: { past: 'true' } }),
  'GET /api/v1/payments/attention': () => ({ who: 'staff', other: { settled: 'true' } }),
  'GET /api/v1/payments/search': () => ({
    who: 'staff',
    query: { q: people.member?.email ?? '' },
    other: { q: people.blocker?.email ?? '' },
  }),
  'GET /api/v1/audit': () => ({ who: 'staff', other: { action: 'leads.list' } }),
  'GET /api/v1/calllogs': () => ({ who: 'staff', other: { app_name: 'another' } }),
  'GET /api/v1/trails': () => ({
    who: 'staff',
    query: { pid: toPid(personId(1)) },
    other: { pid: toPid(personId(2)) },
  }),
};

const paged = (allCalls as readonly CallShape[]).filter(
  ({ query }) =>
    query !== undefined && 'cursor' in (query as unknown as { def: { shape: object } }).def.shape,
);

const people: Partial<Record<List['who'] | 'other', TestMember>> = {};

beforeAll(async () => {
  const staff = await addMember(t(), { role: 'staff' });
  const [member, blocker] = [await addPerson(t(), 'female'), await addPerson(t(), 'female')];
  const other = await addMember(t(), { role: 'staff' });
  Object.assign(people, { staff, member, blocker, other });
  const community = t().parts.config.communityCode;
  await fillLongLists(t().db, ROWS, { member, blocker, staff, community });
});

type Query = Readonly<Record<string, string>>;

function read(call: CallShape, { who, params, query }: List, more: Query = {}, as?: TestMember) {
  const input = { ...(params && { params }), query: { ...query, ...more } };
  return send(t(), call as never, input as never, (as ?? people[who])?.token);
}

/** The cursors of the pages beside the first and the second page. */
async function cursorsOf(call: CallShape, list: List): Promise<string[]> {
  const first = besides((await read(call, list)).body);
  const [next = ''] = first;
  return [...first, ...besides((await read(call, list, { cursor: next })).body)];
}

function besides(body: Record<string, unknown>): string[] {
  const { data, ...outer } = body;
  const { next, prev } = { ...(Array.isArray(data) ? {} : (data as object)), ...outer } as {
    next?: string | null;
    prev?: string | null;
  };
  return [next, prev].filter((one) => typeof one === 'string');
}

function listOf(call: CallShape): List {
  const list = LISTS[nameOf(call) as CallName];
  if (list === undefined) throw new Error(`${nameOf(call)} takes a cursor and is not attacked.`);
  return list();
}

const REFUSED = { status: 422, body: { code: 'form.invalid', errors: [{ path: 'cursor' }] } };

describe.each(paged.map((call) => [nameOf(call), call] as const))('the cursor of %s', (_, call) => {
  it('shows nothing of its position', async () => {
    const cursors = await cursorsOf(call, listOf(call));
    expect(cursors.length).toBeGreaterThan(0);
    for (const cursor of cursors) {
      const text = Buffer.from(cursor, 'base64').toString('latin1');
      expect(`${cursor} ${text}`).not.toMatch(/next|prev|20\d\d-|[0-9a-f]{8}-/);
      expect(jsonOf(text)).toBeUndefined();
    }
    // Nor how many digits a score has.
    expect(new Set(cursors.map(({ length }) => length)).size).toBe(1);
  });

  it('is refused with any byte changed, cut off, or added', async () => {
    const list = listOf(call);
    const [cursor = ''] = await cursorsOf(call, list);
    const bytes = Buffer.from(cursor, 'base64url');
    const flipped = [...bytes.keys()]
      .filter((at) => at % 8 === 0)
      .map((at) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
        return changed.toString('base64url');
      });
    const cut = [1, 12, 28, bytes.length - 1].map((most) =>
      bytes.subarray(0, most).toString('base64url'),
    );
    const written = [
      Buffer.from(JSON.stringify(['next', '0000-01-01T00:00:00.000Z', personId(1)])),
      Buffer.from(JSON.stringify(['relevance', 'next', 0, personId(1)])),
      Buffer.from(JSON.stringify(['next', 0, 0, personId(1), 2])),
    ].map((json) => json.toString('base64url'));
    const wrong = [...flipped, ...cut, ...written, `${cursor}A`, `${cursor} `, `next-1`];
    for (const one of wrong)
      expect(await read(call, list, { cursor: one }), one).toMatchObject(REFUSED);
    expect((await read(call, list, { cursor })).status).toBe(200);
  });

  it('is refused in another list and from another call', async () => {
    const list = listOf(call);
    const [cursor = ''] = await cursorsOf(call, list);
    if (list.other !== undefined)
      expect(await read(call, { ...list, query: list.other }, { cursor })).toMatchObject(REFUSED);
    for (const another of paged.filter((one) => one !== call && listOf(one).who === list.who))
      expect(await read(another, listOf(another), { cursor }), nameOf(another)).toMatchObject(
        REFUSED,
      );
  });

  it('is refused from another member', async () => {
    const list = listOf(call);
    if (list.who === 'visitor') return;
    const [cursor = ''] = await cursorsOf(call, list);
    const reply = await read(call, list, { cursor }, people.other);
    // Some lists are one member's alone.
    expect([404, 422]).toContain(reply.status);
    if (reply.status === 422) expect(reply).toMatchObject(REFUSED);
  });

  it('is refused after two days', async () => {
    const list = listOf(call);
    const [cursor = ''] = await cursorsOf(call, list);
    const { now } = t().clock;
    t().clock.advance(46 * HOUR_MS);
    const inTime = await read(call, list, { cursor });
    t().clock.advance(4 * HOUR_MS);
    const late = await read(call, list, { cursor });
    t().clock.now = now;
    expect(inTime.status).toBe(200);
    expect(late).toMatchObject(REFUSED);
  });
});

describe('the cursor of the list for visitors', () => {
  it('is the same in every reply of an hour, so that one copy serves everybody', async () => {
    const call = paged.find(({ access }) => access === 'public');
    if (call === undefined) throw new Error('no public list');
    const texts = await Promise.all([1, 2].map(async () => (await read(call, listOf(call))).body));
    expect(texts[0]).toEqual(texts[1]);
  });

  it('is another one for a member each time: nothing of a person can be followed by it', async () => {
    const call = paged.find((one) => nameOf(one) === 'GET /api/v1/profiles');
    if (call === undefined) throw new Error('no list for members');
    const cursors = await Promise.all([
      cursorsOf(call, listOf(call)),
      cursorsOf(call, listOf(call)),
    ]);
    expect(new Set(cursors.flat()).size).toBe(cursors.flat().length);
  });
});
