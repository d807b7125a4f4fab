import { randomUUID } from 'node:crypto';
import {
  browseProfiles,
  getProfile,
  listProfiles,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { newDevice } from '../../../test/devices.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const HOUR_MS = 60 * 60 * 1000;
const NETWORK = '192.0.2.1';

interface Card {
  readonly id: string;
}
interface Page {
  readonly data: Card[];
  readonly next: string | null;
  readonly join_for_more?: boolean;
}

describe('whoever copies the community', () => {
  const t = useApp({
    visitorPeople: { ofDevice: 30, ofNetwork: 70, ofNewcomers: 30 },
    visitorViews: { perDevice: 5, perAddress: 20 },
    memberBudgets: { profileViews: 30, nameSearches: 60, contactReveals: 30 },
    memberPeople: {
      shown: 50,
      firstDay: { shown: 40, opened: 12 },
      openedAMinute: 5,
      openedAlarm: 8,
    },
    photoFiles: { ofNetwork: 60, ofMember: 10 },
  });
  const brides: TestMember[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 100; n += 1)
      brides.push(await addPerson(t(), 'female', { pics: ['f01a', 'f01b'] }));
  });

  /** Pages through the visitor's list as far as it goes; `cookies` makes the Cookie header of each request. */
  async function copyList(cookies: () => string, remoteAddress = NETWORK) {
    const [seen, ends] = [new Set<string>(), [] as (boolean | undefined)[]];
    const path = browseProfiles.path.replace('{x}', 'all');
    for (let cursor: string | null = ''; cursor !== null;) {
      const url = cursor === '' ? path : `${path}?cursor=${encodeURIComponent(cursor)}`;
      const reply = await t().app.inject({ url, remoteAddress, headers: { cookie: cookies() } });
      expect(reply.statusCode).toBe(200);
      const page: Page = reply.json<{ data: Page }>().data;
      for (const { id } of page.data) seen.add(id);
      ends.push(page.join_for_more);
      cursor = page.next;
    }
    return { seen, ends };
  }

  it('is shown the budget of people with a device, however often the list is read', async () => {
    const device = newDevice(t());
    const first = await copyList(() => device);
    expect([first.seen.size, first.ends.at(-1)]).toEqual([30, true]);
    const again = await copyList(() => device);
    expect(new Set([...first.seen, ...again.seen]).size).toBe(30);
    t().clock.advance(HOUR_MS);
    expect((await copyList(() => device)).seen.size).toBe(30);
  });

  it('is shown that many without cookies, and with invented ones', async () => {
    t().clock.advance(HOUR_MS);
    const bare = await copyList(() => '');
    // The first page is the same for everybody, and never refused.
    expect(bare.seen.size).toBeLessThanOrEqual(30 + 24);
    const invented = await copyList(() => `sp_device=${randomUUID()}`);
    expect(new Set([...bare.seen, ...invented.seen]).size).toBe(bare.seen.size);
  });

  it('is shown what a network may be shown with a new device for each page', async () => {
    t().clock.advance(HOUR_MS);
    const { seen } = await copyList(() => newDevice(t()));
    expect(seen.size).toBe(70);
    // A new browser there still gets the first page; another network is another.
    const path = browseProfiles.path.replace('{x}', 'all');
    const fresh = await t().app.inject({ url: path, remoteAddress: NETWORK });
    expect(fresh.json<{ data: Page }>().data.data.length).toBeGreaterThan(0);
    expect(fresh.json<{ data: Page }>().data.join_for_more).toBeUndefined();
    const device = newDevice(t());
    expect((await copyList(() => device, '198.51.100.1')).seen.size).toBe(30);
  });

  it('opens as many people as a device and a network may, not calls', async () => {
    t().clock.advance(HOUR_MS);
    const open = async ({ id }: Card, cookie: string) =>
      (
        await t().app.inject({
          url: `${viewProfile.path}?id=${id}`,
          remoteAddress: NETWORK,
          headers: { cookie },
        })
      ).statusCode;
    const device = newDevice(t());
    for (let time = 0; time < 3; time += 1)
      for (const one of brides.slice(0, 5)) expect(await open(one, device)).toBe(200);
    expect(await open(brides[6] as Card, device)).toBe(429);
    const opened = new Set<string>();
    for (const one of brides) if ((await open(one, newDevice(t()))) === 200) opened.add(one.id);
    expect(opened.size).toBe(20);
  });

  describe('with a free account of seconds', () => {
    const asked = async (token: string, url: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return t().app.inject({ url, remoteAddress: '203.0.113.9', headers });
    };
    const newMember = async () => {
      const { id, email, token } = await addPerson(t(), 'male');
      const joined = { created_at: t().clock.read() };
      await t().db.updateTable('accounts').set(joined).where('id', '=', id).execute();
      return { id, email, token };
    };
    const openAll = async (token: string, waits: boolean) => {
      let opened = 0;
      for (const { id } of brides) {
        if (waits) t().clock.advance(12_500);
        const { statusCode } = await asked(token, getProfile.path.replace('{id}', id));
        if (statusCode === 200) opened += 1;
      }
      return opened;
    };

    it('opens at a pace, and few on the first day, which log and metrics tell of', async () => {
      const { token, id } = await newMember();
      t().logs.splice(0);
      expect(await openAll(token, false)).toBe(5);
      expect(await openAll(token, true)).toBe(12);
      const told = t().logs.filter((line) => line.includes('a member opened many people'));
      expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
        { member: id, people: 8 },
      ]);
      // Limited profiles are opened from the same budget, and those of the own side not at all.
      const over = brides.at(-1) as TestMember;
      expect((await asked(token, `${viewProfile.path}?id=${over.id}`)).statusCode).toBe(429);
      const groom = await addPerson(t(), 'male');
      expect((await asked(token, `${viewProfile.path}?id=${groom.id}`)).statusCode).toBe(404);
      t().clock.advance(24 * HOUR_MS);
      expect(await openAll(token, true)).toBe(30);
    });

    it('is shown the people of a first day, then those of a day', async () => {
      const { token } = await newMember();
      const copy = async () => {
        const seen = new Set<string>();
        for (let cursor: string | null = ''; cursor !== null;) {
          const query = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
          const reply = await asked(token, `${listProfiles.path}${query}`);
          if (reply.statusCode === 429) {
            expect(reply.json()).toMatchObject({ code: 'profile.dailyBudget' });
            break;
          }
          const page: Page = reply.json<{ data: Page }>().data;
          for (const { id } of page.data) seen.add(id);
          cursor = page.next;
        }
        return seen.size;
      };
      expect(await copy()).toBe(40);
      t().clock.advance(24 * HOUR_MS);
      expect(await copy()).toBe(50);
    });

    it('fetches so many photos an hour, and a network so many', async () => {
      t().clock.advance(HOUR_MS);
      const fetchPhotos = async (token: string) => {
        const list = await asked(token, listProfiles.path);
        const urls = [...new Set(list.body.match(/\/files\/photos\/[^"]+/g))].slice(0, 20);
        let sent = 0;
        for (const url of urls) if ((await asked('', url)).statusCode === 200) sent += 1;
        return [urls.length, sent];
      };
      const { token } = await newMember();
      expect(await fetchPhotos(token)).toEqual([20, 10]);
      let ofNetwork = 10;
      for (let n = 0; n < 7; n += 1)
        ofNetwork += (await fetchPhotos((await newMember()).token))[1] ?? 0;
      expect(ofNetwork).toBe(60);
    });
  });

  it('finds no other side with an account that has no profile, but a visitor’s budget', async () => {
    t().clock.advance(HOUR_MS);
    const { token } = await addMember(t());
    const view = (id: string) =>
      t().app.inject({
        url: `${viewProfile.path}?id=${id}`,
        remoteAddress: '203.0.113.77',
        headers: {
          authorization: `Bearer ${token}`,
          cookie: device,
        },
      });
    const device = newDevice(t());
    const statuses = [];
    for (const { id } of brides.slice(0, 7)) statuses.push((await view(id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
