import { randomUUID } from 'node:crypto';
import { browseProfiles, listProfiles } from 'shared-contracts/calls/profiles';
import { LISTING_PAGE } from 'shared-contracts/domain/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { watchStatements } from '../../../../test/executed-statements.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { refreshScores } from '../score/refresh-scores.ts';

interface Page {
  data: { id: string }[];
  next: string | null;
  prev: string | null;
}

const HOUR_MS = 60 * 60 * 1000;
const BRIDES = 2 * LISTING_PAGE + 3;
const orders = ['relevance', 'newest', 'active'] as const;

describe('the listing', () => {
  const app = useApp();
  let groom: TestMember;
  let brideIds: string[];

  beforeAll(async () => {
    groom = await addPerson(app(), 'male', { profile: { listing_score: 7 } });
    const now = app().clock.read().getTime();
    const brides: TestMember[] = [];
    for (let i = 0; i < BRIDES; i += 1) {
      // Many share a score, a day and a minute: the id alone tells these apart.
      const profile = {
        listing_score: i % 3,
        visitor_score: i % 3,
        created_at: new Date(now - (i % 4) * 1000),
        last_active_at: new Date(now - (i % 2) * HOUR_MS - i - 1),
      };
      brides.push(await addPerson(app(), 'female', { profile, pics: ['f01a', 'f01b'] }));
    }
    brideIds = brides.map((bride) => bride.id).toSorted();
  });

  async function page(sort: (typeof orders)[number], cursor?: string): Promise<Page> {
    const query = cursor === undefined ? { sort } : { sort, cursor };
    const { status, body } = await send(app(), listProfiles, { query }, groom.token);
    expect(status).toBe(200);
    return body['data'] as Page;
  }

  async function browse(x: 'all' | 'brides' | 'grooms', cursor?: string): Promise<Page> {
    const query = cursor === undefined ? {} : { cursor };
    const { status, body } = await send(app(), browseProfiles, { params: { x }, query });
    expect(status).toBe(200);
    return body['data'] as Page;
  }

  /** Reads from the beginning to the end and back; both ways as lists of pages of ids. */
  async function walk(read: (cursor?: string) => Promise<Page>) {
    let at = await read();
    expect(at.prev).toBeNull();
    const there = [at.data.map(({ id }) => id)];
    while (at.next !== null) {
      at = await read(at.next);
      there.push(at.data.map(({ id }) => id));
    }
    const back = [at.data.map(({ id }) => id)];
    while (at.prev !== null) {
      at = await read(at.prev);
      back.unshift(at.data.map(({ id }) => id));
    }
    return { there, back };
  }

  it.each(orders)('shows everybody exactly once by %s, forwards and backwards', async (sort) => {
    const { there, back } = await walk((cursor) => page(sort, cursor));
    expect(there.map((ids) => ids.length)).toEqual([LISTING_PAGE, LISTING_PAGE, 3]);
    expect(there.flat().toSorted()).toEqual(brideIds);
    expect(back).toEqual(there);
  });

  it('shows visitors everybody of a side, or of both, exactly once', async () => {
    const brides = await walk((cursor) => browse('brides', cursor));
    expect(brides.there.flat().toSorted()).toEqual(brideIds);
    expect(brides.back).toEqual(brides.there);
    const all = await walk((cursor) => browse('all', cursor));
    expect(all.there.flat().toSorted()).toEqual([...brideIds, groom.id].toSorted());
    expect((await browse('grooms')).data.map(({ id }) => id)).toEqual([groom.id]);
  });

  it('puts the newest and the most recently active first where requested', async () => {
    const rows = await app().db.selectFrom('profiles').selectAll().execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [sort, column] of [
      ['newest', 'created_at'],
      ['active', 'last_active_at'],
    ] as const) {
      const { data } = await page(sort);
      const unit = sort === 'active' ? HOUR_MS : 1;
      const values = data.map(({ id }) => Math.floor(Number(byId.get(id)?.[column]) / unit));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  it('shows no order of activity within an hour', async () => {
    const { data } = await page('active');
    const ids = data.map(({ id }) => id);
    // All of the first page were here in one hour, each at another moment: the ids alone order them.
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('makes the same number of statements for every page', async () => {
    // The first call of ten minutes also notes that the member is here.
    await page('relevance');
    const executed = watchStatements(app().db);
    const counts: number[] = [];
    let cursor: string | undefined;
    for (const size of [LISTING_PAGE, LISTING_PAGE, 3]) {
      executed.mockClear();
      const { data, next } = await page('relevance', cursor);
      expect(data).toHaveLength(size);
      counts.push(executed.mock.calls.length);
      cursor = next ?? undefined;
    }
    executed.mockRestore();
    // Session, side, cards.
    expect(counts).toEqual([3, 3, 3]);
  });

  it.each([
    ['not ours', 'x'],
    ['cut', 'WyJyZWxldmFuY2UiLCJuZXh0Iiwx'],
    ['empty', ' '],
  ])('refuses a cursor that is %s and names it', async (_, cursor) => {
    const query = { sort: 'relevance', cursor } as const;
    const { status, body } = await send(app(), listProfiles, { query }, groom.token);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'form.invalid', errors: [{ path: 'cursor' }] });
    const visitor = await send(app(), browseProfiles, { params: { x: 'all' }, query: { cursor } });
    expect(visitor.status).toBe(422);
  });

  it('refuses the cursor of another order', async () => {
    const { next } = await page('relevance');
    const query = { sort: 'newest', cursor: next ?? '' } as const;
    const { status, body } = await send(app(), listProfiles, { query }, groom.token);
    expect([status, body['code']]).toEqual([422, 'form.invalid']);
  });

  it('is for members: a visitor is asked to sign in', async () => {
    const { status } = await send(app(), listProfiles, { query: {} });
    expect(status).toBe(401);
  });

  it('is empty for an account without a profile', async () => {
    const { token } = await addMember(app(), { role: 'staff' });
    const { status, body } = await send(app(), listProfiles, { query: {} }, token);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { data: [], next: null, prev: null } });
  });
});

describe('who stands in the listing', () => {
  const app = useApp();
  const seenBy = async (token: string) => {
    const { body } = await send(app(), listProfiles, { query: {} }, token);
    return (body['data'] as Page).data.map(({ id }) => id);
  };
  const seenByVisitors = async () => {
    const { body } = await send(app(), browseProfiles, { params: { x: 'all' }, query: {} });
    return (body['data'] as Page).data.map(({ id }) => id);
  };

  it('leaves out oneself, one’s own side, whoever is not active or not admitted, and other communities', async () => {
    const groom = await addPerson(app(), 'male');
    const bride = await addPerson(app(), 'female');
    await addPerson(app(), 'female', { profile: { state: 'paused' } });
    await addPerson(app(), 'female', { profile: { state: 'hidden' } });
    await addPerson(app(), 'female', { profile: { state: 'marriage_fixed' } });
    await addPerson(app(), 'female', { profile: { admitted: false } });
    await addPerson(app(), 'female', { profile: { usergroup: 'elsewhere' } });
    const gone = await addPerson(app(), 'female');
    await app().db.deleteFrom('profiles').where('id', '=', gone.id).execute();

    expect(await seenBy(groom.token)).toEqual([bride.id]);
    expect(await seenBy(bride.token)).toEqual([groom.id]);
    expect((await seenByVisitors()).toSorted()).toEqual([groom.id, bride.id].toSorted());
  });

  it('shows visitors first whose photo they may see', async () => {
    const now = app().clock.read();
    const open = await addPerson(app(), 'female', { pics: ['f01a'] });
    const bare = await addPerson(app(), 'female');
    const shy = await addPerson(app(), 'female', {
      pics: ['f02a'],
      profile: { photo_privacy: 'members', verified_personal: true },
    });
    const trio = [open.id, bare.id, shy.id];
    for (const id of trio)
      await app()
        .db.transaction()
        .execute((trx) => refreshScores(trx, id, now));
    const { body } = await send(app(), browseProfiles, { params: { x: 'brides' }, query: {} });
    const cards = (body['data'] as { data: { id: string; pic: unknown }[] }).data;
    const ofTrio = cards.filter(({ id }) => trio.includes(id));
    expect(ofTrio.map(({ id }) => id)).toEqual([open.id, shy.id, bare.id]);
    expect(ofTrio.map(({ pic }) => pic !== null)).toEqual([true, false, false]);
  });

  it('leaves out both sides of a block, each for the other only', async () => {
    const [groom, bride, other] = await Promise.all([
      addPerson(app(), 'male'),
      addPerson(app(), 'female'),
      addPerson(app(), 'male'),
    ]);
    await app()
      .db.insertInto('blocks')
      .values({ blocker_id: bride.id, blocked_id: groom.id })
      .execute();
    expect(await seenBy(groom.token)).not.toContain(bride.id);
    expect(await seenBy(bride.token)).not.toContain(groom.id);
    expect(await seenBy(other.token)).toContain(bride.id);
    const { body } = await send(
      app(),
      browseProfiles,
      { params: { x: 'brides' }, query: {} },
      groom.token,
    );
    expect((body['data'] as Page).data.map(({ id }) => id)).not.toContain(bride.id);
  });

  it('marks whom the viewer has saved and who is a match, for the viewer alone', async () => {
    const [groom, rival, bride] = await Promise.all([
      addPerson(app(), 'male'),
      addPerson(app(), 'male'),
      addPerson(app(), 'female'),
    ]);
    const pair = { id: randomUUID(), from_id: groom.id, to_id: bride.id };
    await app().db.insertInto('bookmarks').values(pair).execute();
    await app()
      .db.insertInto('interests')
      .values({ ...pair, accepted: true })
      .execute();
    const card = async (token: string) => {
      const { body } = await send(app(), listProfiles, { query: {} }, token);
      return (body['data'] as Page).data.find(({ id }) => id === bride.id);
    };
    expect(await card(groom.token)).toMatchObject({ is_bookmarked: true, matched: true });
    expect(await card(rival.token)).toMatchObject({ is_bookmarked: false, matched: false });
  });
});
