import { randomUUID } from 'node:crypto';
import { chooseSearchMails } from 'shared-contracts/calls/account';
import {
  changeSavedSearch,
  changeSearchMails,
  listSavedSearches,
  saveSearch,
  showSearchMails,
} from 'shared-contracts/calls/own-profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { doDueJobs } from '../../../../test/jobs.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson, type PersonChange } from '../../../../test/people.ts';
import { searchMailToken } from './search-mails.ts';
import { searchNotices } from './search-notices.ts';

const t = useApp();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
let asha: TestMember;

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  t().mails.length = 0;
  for (const table of ['accounts', 'jobs'] as const) await t().db.deleteFrom(table).execute();
  asha = await addPerson(t(), 'female');
});

/** Looks through the searches that are due, on so many nodes at once, and sends what was written. */
async function look(nodes = 1): Promise<void> {
  t().clock.advance(1000);
  const job = { id: '', createdAt: t().clock.read(), signal: new AbortController().signal };
  const kinds = Array.from({ length: nodes }, () => searchNotices(t().parts));
  await Promise.all(kinds.map((kind) => kind.runStored({}, job)));
  await doDueJobs(t());
}
const save = (name = 'Near home', filters = 'city=Pune') => {
  t().clock.advance(1000);
  return send(t(), saveSearch, { body: { name, filters } }, asha.token);
};
async function list() {
  const { body } = await send(t(), listSavedSearches, {}, asha.token);
  return listSavedSearches.reply.parse(body).data;
}
async function addGroom(
  profile: PersonChange['profile'] = {},
  account: PersonChange['account'] = {},
) {
  t().clock.advance(1000);
  return addPerson(t(), 'male', { account, profile: { current_city: 'Pune', ...profile } });
}
const mailed = () => t().mails.map(({ to, text }) => [to, /: (\d+\+?) new/.exec(text)?.[1]]);
const token = () => searchMailToken(asha.id, t().parts.jwtSecret);

describe('a saved search', () => {
  it('reports a new person who fits once, by a mail without a word about the person', async () => {
    await addGroom();
    await save();
    await look();
    expect(mailed()).toEqual([]);
    const rohan = await addGroom({ name: 'Rohan', lastName: 'Kale' });
    await addGroom({ current_city: 'Nagpur' });
    await addPerson(t(), 'female', { profile: { current_city: 'Pune' } });
    t().clock.advance(2 * HOUR_MS);
    await look();
    expect(mailed()).toEqual([[asha.email, '1']]);
    const [mail] = t().mails;
    expect(mail?.text).toContain('/filtered/profiles?city=Pune&sort=newest');
    expect(mail?.text).not.toMatch(/\{\w+\}/);
    for (const word of ['Rohan', 'Kale', rohan.id]) expect(mail?.text).not.toContain(word);
    expect(await list()).toMatchObject([{ notifies: true, new_people: 1 }]);
    t().clock.advance(3 * DAY_MS);
    await look();
    expect(mailed()).toHaveLength(1);
  });

  it('finds a person whose profile was filled in days after it was made', async () => {
    await save();
    const rohan = await addGroom({ current_city: null });
    await look();
    expect(mailed()).toEqual([]);
    t().clock.advance(3 * DAY_MS);
    await t()
      .db.updateTable('profiles')
      .set({ current_city: 'Pune' })
      .where('id', '=', rohan.id)
      .execute();
    await look();
    expect(mailed()).toEqual([[asha.email, '1']]);
  });

  it('mails at most once in 24 hours, and about all searches together', async () => {
    await save();
    await save('Tall', 'height_from=180');
    await addGroom({ height: 185 });
    await look();
    expect(t().mails).toHaveLength(1);
    expect(t().mails[0]?.text).toMatch(/Near home: 1 new[^]*Tall: 1 new/);
    await addGroom();
    t().clock.advance(23 * HOUR_MS);
    await look();
    expect(t().mails).toHaveLength(1);
    t().clock.advance(HOUR_MS);
    await look();
    expect(mailed().at(-1)).toEqual([asha.email, '1']);
    expect(await list()).toMatchObject([{ new_people: 2 }, { new_people: 1 }]);
  });

  it('mails once when several nodes look, and when one starts again', async () => {
    await save();
    await addGroom();
    await look(3);
    await look();
    expect(mailed()).toEqual([[asha.email, '1']]);
  });

  it('counts more than 20 people no further', async () => {
    await save('All', '');
    for (let n = 0; n < 22; n += 1) await addGroom();
    await look();
    expect(mailed()).toEqual([[asha.email, '20+']]);
  });

  it.each([
    ['has paused', { state: 'paused' as const }],
    ['is not admitted', { admitted: false }],
    ['is of another community', { usergroup: 'elsewhere' }],
  ])('never reports a person who %s', async (_, profile) => {
    await save();
    await addGroom(profile);
    await look();
    expect(mailed()).toEqual([]);
  });

  it('never reports people who are blocked, block, declined, were declined or set aside', async () => {
    await save();
    const [blocked, blocker, declined, decliner, aside] = await Promise.all(
      Array.from({ length: 5 }, () => addGroom()),
    );
    const { db } = t();
    const id = (one: TestMember | undefined) => one?.id ?? '';
    await db
      .insertInto('blocks')
      .values([
        { blocker_id: asha.id, blocked_id: id(blocked) },
        { blocker_id: id(blocker), blocked_id: asha.id },
      ])
      .execute();
    await db
      .insertInto('interests')
      .values([
        { id: randomUUID(), from_id: id(declined), to_id: asha.id, declined: true },
        { id: randomUUID(), from_id: asha.id, to_id: id(decliner), declined: true },
      ])
      .execute();
    await db
      .insertInto('not_for_me')
      .values({ id: randomUUID(), from_id: asha.id, to_id: id(aside) })
      .execute();
    await look();
    expect(mailed()).toEqual([]);
    expect(await list()).toMatchObject([{ new_people: 0 }]);
  });

  it('asks nothing of filters that the plan has lost, and counts points of the Gun Milan', async () => {
    await save('Verified', 'verified=salary');
    await save('Points', 'gun_milan_from=0');
    await t()
      .db.updateTable('profiles')
      .set({ birthname: 'Asha', rashi: 'mesha' })
      .where('id', '=', asha.id)
      .execute();
    await addGroom({ verified_salary: true, birthname: 'Rohan', rashi: 'tula' });
    await addGroom({ verified_salary: true });
    await look();
    expect(await list()).toMatchObject([{ new_people: 0 }, { new_people: 1 }]);
  });

  it('says nothing while its owner pauses', async () => {
    await save();
    await addGroom();
    const pause = (state: 'paused' | 'active') =>
      t().db.updateTable('profiles').set({ state }).where('id', '=', asha.id).execute();
    await pause('paused');
    await look();
    expect(mailed()).toEqual([]);
    await pause('active');
    t().clock.advance(DAY_MS);
    await look();
    expect(mailed()).toHaveLength(1);
  });

  it('is worded in the language of the account', async () => {
    await t()
      .db.updateTable('accounts')
      .set({ language: 'mr' })
      .where('id', '=', asha.id)
      .execute();
    await save('घराजवळ');
    await addGroom();
    await look();
    expect(t().mails[0]?.subject).toBe('तुमच्या “घराजवळ” या जतन केलेल्या शोधासाठी नवीन प्रोफाइल');
  });
});

describe('reports of a saved search stop', () => {
  it('in the list, for this search alone, and go on from then when they are switched on', async () => {
    await save();
    const [one] = await list();
    const change = (body: { notifies?: boolean; opened?: true }) =>
      send(t(), changeSavedSearch, { params: { id: one?.id ?? '' }, body }, asha.token);
    expect((await change({ notifies: false })).body).toMatchObject({ data: [{ notifies: false }] });
    await addGroom();
    await look();
    expect(mailed()).toEqual([]);
    t().clock.advance(1000);
    await change({ notifies: true });
    await look();
    expect(mailed()).toEqual([]);
    await addGroom();
    t().clock.advance(2 * HOUR_MS);
    await look();
    expect(mailed()).toHaveLength(1);
    expect((await change({ opened: true })).body).toMatchObject({
      data: [{ notifies: true, new_people: 0 }],
    });
    const rohan = await addGroom();
    const foreign = { params: { id: one?.id ?? '' }, body: { notifies: false } };
    expect((await send(t(), changeSavedSearch, foreign, rohan.token)).status).toBe(404);
  });

  it('in the settings, for all mails; the list still counts', async () => {
    await save();
    await send(t(), chooseSearchMails, { body: { allowed: false } }, asha.token);
    await addGroom();
    await look();
    expect(mailed()).toEqual([]);
    expect(await list()).toMatchObject([{ new_people: 1 }]);
  });

  it('by one POST of the mail program, without signing in', async () => {
    await save();
    await addGroom();
    await look();
    const address = t().mails[0]?.unsubscribe ?? '';
    expect(t().mails[0]?.text).toContain(address);
    const { pathname, search } = new URL(address);
    const reply = await t().app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(200);
    await addGroom();
    t().clock.advance(DAY_MS);
    await look();
    expect(t().mails).toHaveLength(1);
  });

  it('on a page, which alone changes nothing and can take it back', async () => {
    const { url, headers } = {
      url: `${showSearchMails.path}?token=${token()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const isOn = async () =>
      (
        await t()
          .db.selectFrom('accounts')
          .select('search_mails')
          .where('id', '=', asha.id)
          .executeTakeFirstOrThrow()
      ).search_mails;
    const page = await t().app.inject({ url });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.body).toContain('<button>Stop these mails</button>');
    expect(await isOn()).toBe(true);
    const stopped = await t().app.inject({ method: 'POST', url, headers, payload: '' });
    expect(stopped.body).toContain('<button>Send them again</button>');
    expect(await isOn()).toBe(false);
    await t().app.inject({ method: 'POST', url, headers, payload: 'on=1' });
    expect(await isOn()).toBe(true);
  });

  it('for no one by a token that is not ours', async () => {
    const rohan = await addGroom();
    const [, signature] = token().split('.');
    for (const wrong of ['x', `${rohan.id}.${signature}`, `${asha.id}.`, token().slice(0, -1)])
      expect(
        await send(t(), changeSearchMails, { query: { token: wrong }, body: {} }),
      ).toMatchObject({ status: 404, body: { code: 'memberLink.invalid' } });
  });
});
