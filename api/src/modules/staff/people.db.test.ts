import { ADMIN_PROFILES_PAGE, listAdminProfiles, listAdmins } from 'shared-contracts/calls/desk';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let staff = '';

beforeAll(async () => {
  staff = (await addMember(t(), { role: 'staff' })).token;
  for (const [name, lastName, current_city] of [
    ['Asha', 'Patil', 'Pune'],
    ['Asha', 'Patil', 'Satara'],
    ['आशा', 'कुलकर्णी', null],
    ['Rohan', 'Patki', null],
    ['Sakhi', 'Deshpande', null],
    ['Pooja', 'Ashtekar', null],
  ] as const)
    await addPerson(t(), 'female', {
      profile: { name, lastName, current_city, birthdate: '1998-01-01' },
    });
  for (let at = 0; at < ADMIN_PROFILES_PAGE + 2; at += 1)
    await addPerson(t(), 'male', { profile: { name: `Yogesh ${at}`, lastName: 'Zende' } });
});

const offered = async (query: { q?: string; usergroup?: string }) => {
  const { status, body } = await send(t(), listAdminProfiles, { query }, staff);
  expect(status, JSON.stringify(body)).toBe(200);
  return listAdminProfiles.reply.parse(body).data;
};

describe('members to choose from', () => {
  it.each([
    ['asha', ['Asha Patil', 'Asha Patil', 'Pooja Ashtekar', 'आशा कुलकर्णी']],
    ['आशा', ['Asha Patil', 'Asha Patil', 'Pooja Ashtekar', 'आशा कुलकर्णी']],
    ['asha p', ['Asha Patil', 'Asha Patil']],
    ['patil asha', ['Asha Patil', 'Asha Patil']],
    ['पाट', ['Asha Patil', 'Asha Patil', 'Rohan Patki']],
    ['kulkarni', ['आशा कुलकर्णी']],
    ['सखी', ['Sakhi Deshpande']],
    ['nobody', []],
  ])('are found by %s, in either script: %j', async (q, names) => {
    const found = await offered({ q });
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('of one name are told apart by town and age', async () => {
    const found = await offered({ q: 'asha patil' });
    expect(found.map(({ city }) => city).toSorted()).toEqual(['Pune', 'Satara']);
    expect(found.map(({ age }) => age)).toEqual([28, 28]);
  });

  it('stand as an alphabet has them, a name beside the same in the other script', async () => {
    const found = await offered({ q: 'आशा' });
    expect(found.map(({ name }) => name)).toEqual([
      'आशा कुलकर्णी',
      'Asha Patil',
      'Asha Patil',
      'Pooja Ashtekar',
    ]);
  });

  it('are twenty at a time, of the community that is named', async () => {
    expect(await offered({ q: 'yogesh' })).toHaveLength(ADMIN_PROFILES_PAGE);
    expect(await offered({})).toHaveLength(ADMIN_PROFILES_PAGE);
    expect(await offered({ usergroup: 'nowhere' })).toEqual([]);
  });
});

describe('staff to whom a call can be assigned', () => {
  it('stand as an alphabet has them, in either script, and who has no profile by the address', async () => {
    for (const name of ['Uma', 'कमल', 'Asha', 'आशा'])
      await addPerson(t(), 'female', {
        account: { role: 'staff', duties: ['caller'] },
        profile: { name, lastName: 'Kale' },
      });
    const { body } = await send(t(), listAdmins, {}, staff);
    const names = listAdmins.reply.parse(body).data.map(({ name }) => name);
    expect(names).toEqual([
      'Asha Kale',
      'आशा Kale',
      'कमल Kale',
      expect.stringMatching(/^member-/),
      'Uma Kale',
    ]);
  });
});
