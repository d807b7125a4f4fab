import { listContacts, MAX_CONTACTS, saveContacts } from 'shared-contracts/calls/contacts';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';

const t = useApp();
const father = { name: 'Vinayak Kulkarni', relation: 'Father', phone: '+91 90000 12345' };
const empty = {
  occupation: null,
  current_city: null,
  address: null,
  address_for: 'matches' as const,
};
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female');
});

const save = (body: object[], token: string | undefined = asha.token) =>
  send(t(), saveContacts, { body: body as (typeof father)[] }, token);
const listed = async () => {
  const { body } = await send(t(), listContacts, {}, asha.token);
  return (body['data'] as { data: object[] }).data;
};
const score = async () => {
  const { body } = await send(t(), profileCompletion, {}, asha.token);
  return (body['data'] as { score: number }).score;
};

describe('family contacts', () => {
  it('are replaced as a whole, in their order, texts trimmed and empty ones null', async () => {
    expect(await listed()).toEqual([]);
    const mother = { name: ' शुभांगी कुलकर्णी ', relation: 'Mother', phone: '90000 12346' };
    const first = await save([
      { ...father, address: '14, Tilak Road\nPune', occupation: ' ' },
      mother,
    ]);
    expect(first.status).toBe(200);
    const expected = [
      { ...father, ...empty, address: '14, Tilak Road\nPune' },
      { ...mother, ...empty, name: 'शुभांगी कुलकर्णी', phone: '+91 90000 12346' },
    ];
    expect(first.body).toMatchObject({ data: { data: expected } });
    expect(await listed()).toEqual(expected);
    await save([mother]);
    expect(await listed()).toEqual(expected.slice(1));
  });

  it('are not replaced by a page that knows an older list: it gets the newer one', async () => {
    const known = async () => {
      const { body } = await send(t(), listContacts, {}, asha.token);
      return (body['data'] as { updated_at: string }).updated_at;
    };
    const saveFrom = (if_updated_at: string, ...body: (typeof father)[]) =>
      send(t(), saveContacts, { query: { if_updated_at }, body }, asha.token);
    const aunt = { ...father, name: 'Sunanda', relation: 'Aunt' };
    const before = await known();
    // Two pages that know the same list; the clock stands still between them.
    const [first, second] = await Promise.all([
      saveFrom(before, father),
      saveFrom(before, father, aunt),
    ]);
    const [saved, refused] = first.status === 200 ? [first, second] : [second, first];
    expect([saved.status, refused.status]).toEqual([200, 409]);
    const newest = await listed();
    expect(refused.body).toMatchObject({
      code: 'contacts.changedMeanwhile',
      conflict: { data: newest, updated_at: await known() },
    });
    // Having seen it, the page may save; an emptied list is a newer one, too.
    const next = await saveFrom(await known(), father, aunt);
    expect(next).toMatchObject({ status: 200, body: { data: { updated_at: await known() } } });
    const last = await known();
    await save([]);
    expect((await saveFrom(last, father)).status).toBe(409);
    expect(await listed()).toEqual([]);
    // Whoever names no version replaces the list, as specified.
    expect((await save([father])).status).toBe(200);
  });

  it('earn 20 points once, and take them along', async () => {
    const without = await score();
    await save([father]);
    expect(await score()).toBe(without + 20);
    await save([father, father]);
    expect(await score()).toBe(without + 20);
    await save([]);
    expect(await score()).toBe(without);
  });

  it('are refused with every wrong field by its place, and nothing changes', async () => {
    await save([father]);
    const reply = await save([
      { relation: '', phone: 'ring me', name: 'A' },
      father,
      { name: 'B', relation: 'Uncle' },
    ]);
    expect(reply.status).toBe(422);
    expect(wrongPaths(reply)).toEqual(['0.relation', '0.phone', '2.phone']);
    expect(await listed()).toHaveLength(1);
    const many = Array.from({ length: MAX_CONTACTS + 1 }, () => father);
    expect((await save(many)).status).toBe(422);
    expect(await listed()).toHaveLength(1);
  });

  it('have numbers that can be called, and addresses for those whom the member names', async () => {
    const abroad = { ...father, phone: '0044 7700 900123', address_for: 'members' };
    await save([abroad]);
    expect(await listed()).toMatchObject([{ phone: '+44 7700 900123', address_for: 'members' }]);
    const reply = await save([father, { ...father, phone: '98220 1234' }]);
    expect(reply.status).toBe(422);
    expect(reply.body['errors']).toEqual([
      { path: '1.phone', message: expect.stringContaining('not a number that can be called') },
    ]);
    expect((await save([{ ...father, address_for: 'everyone' }])).status).toBe(422);
    expect(await listed()).toHaveLength(1);
  });

  it('cannot hold a zero byte', async () => {
    const reply = await save([{ ...father, name: 'A\u0000B' }]);
    expect([reply.status, reply.body['code']]).toEqual([422, 'form.invalid']);
    expect(await listed()).toEqual([]);
  });

  it('stay whole when two lists are saved at once', async () => {
    const lists = [[father], [father, father, father]];
    const replies = await Promise.all(lists.map((list) => save(list)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([1, 3]).toContain((await listed()).length);
  });

  it("are one's own: closed to visitors, and nothing without a profile", async () => {
    expect((await send(t(), saveContacts, { body: [] })).status).toBe(401);
    expect((await send(t(), listContacts, {})).status).toBe(401);
    const { token } = await addMember(t());
    expect((await save([father], token)).status).toBe(404);
    const other = await addPerson(t(), 'female');
    await save([father], other.token);
    expect(await listed()).toEqual([]);
  });
});
