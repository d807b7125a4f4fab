import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from 'shared-contracts/calls/own-profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';
import { MOST_SEARCHES } from './saved-searches.rules.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female');
});

const save = (name: string, filters: string, who: TestMember = asha) => {
  t().clock.advance(1000);
  return send(t(), saveSearch, { body: { name, filters } }, who.token);
};
const list = async (who: TestMember = asha) =>
  (await send(t(), listSavedSearches, {}, who.token)).body['data'] as {
    id: string;
    name: string;
    filters: string;
  }[];

describe('saved searches', () => {
  it('keep the known filters of a query string, in one order, for their owner alone', async () => {
    const rohan = await addPerson(t(), 'male');
    const filters = '?utm=x&city=Pune&city=New+Delhi&age_from=24&verified=personal&sort=newest';
    const { status, body } = await save(' Near home ', filters);
    expect(status).toBe(200);
    const kept = {
      name: 'Near home',
      filters: 'age_from=24&city=Pune&city=New+Delhi&verified=personal&sort=newest',
    };
    expect(body).toMatchObject({ data: [kept] });
    expect(await list()).toMatchObject([kept]);
    expect(Object.keys((await list())[0] ?? {}).toSorted()).toEqual([
      'filters',
      'id',
      'name',
      'new_people',
      'notifies',
    ]);
    expect(await list(rohan)).toEqual([]);
  });

  it('name every filter that is wrong', async () => {
    const wrong = 'age_from=17&age_to=x&diet=cake&verified=property&photo=maybe&city=%20';
    const { status, body } = await save('', `${wrong}&height_from=170&height_to=160`);
    expect([status, body['code']]).toEqual([422, 'form.invalid']);
    expect(wrongPaths({ body }).toSorted()).toEqual([
      'filters.age_from',
      'filters.age_to',
      'filters.city',
      'filters.diet',
      'filters.height_to',
      'filters.photo',
      'filters.verified',
      'name',
    ]);
    expect(await list()).toEqual([]);
  });

  it('refuse what is too long once it is written as an address', async () => {
    const cities = Array.from({ length: 12 }, (_, at) => `city=${'पुणे'.repeat(12)}${at}`);
    const { body } = await save('Far', cities.join('&'));
    expect(body).toMatchObject({ code: 'form.invalid', errors: [{ path: 'filters' }] });
  });

  it('take the place of the one with the same name, and keep their order', async () => {
    await save('One', 'age_from=24');
    await save('Two', 'age_from=25');
    const before = await list();
    await save('One', 'age_from=26');
    const after = await list();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ filters }) => filters)).toEqual(['age_from=26', 'age_from=25']);
  });

  it(`are ${MOST_SEARCHES} at most, also when several come at once`, async () => {
    for (let at = 1; at < MOST_SEARCHES; at += 1) await save(`Search ${at}`, '');
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => save(name, 'photo=true')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('search.tooMany');
    expect(await list()).toHaveLength(MOST_SEARCHES);
    expect((await save('Search 1', 'photo=true')).status).toBe(200);
  });

  it('are removed by their owner only', async () => {
    const rohan = await addPerson(t(), 'male');
    await save('One', '');
    const [one] = await list();
    const remove = (who: TestMember, id = one?.id ?? '') =>
      send(t(), deleteSavedSearch, { params: { id } }, who.token);
    for (const reply of [await remove(rohan), await remove(asha, 'x')])
      expect(reply).toMatchObject({ status: 404, body: { code: 'search.notFound' } });
    expect((await remove(asha)).body).toEqual({ data: [] });
    expect((await remove(asha)).status).toBe(404);
  });

  it('need a profile, and are closed to visitors', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    expect(await list(staff)).toEqual([]);
    expect((await save('One', '', staff)).body['code']).toBe('profile.notFound');
    expect((await send(t(), listSavedSearches, {})).status).toBe(401);
  });
});
