import { addPics, decidePic, listPicQueue, listPics } from 'shared-contracts/calls/pictures';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, expect, it } from 'vitest';
import { photoFile } from '../../harness/world/sample-files.ts';
import { send, useApp } from '../../test/app.ts';
import { sendForm } from '../../test/form.ts';
import { addMember, type TestMember } from '../../test/members.ts';
import { photoAddress } from '../../test/photo-addresses.ts';
import { addPerson } from '../profiles/test-people.ts';

const t = useApp({ photoModeration: true });
let asha: TestMember;
let rohan: TestMember;
let reviewer: TestMember;
let id: string;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
  rohan = await addPerson(t(), 'male');
  reviewer = await addMember(t(), { role: 'staff' });
  id = await addPhoto(asha);
});

async function addPhoto(who: TestMember): Promise<string> {
  const form = new FormData();
  form.append('pics[]', await photoFile(), 'me.jpg');
  const { body } = await sendForm(t(), addPics, form, who.token);
  const pic = addPics.reply.parse(body).data[0]?.pic;
  expect(pic?.state).toBe('waiting');
  return pic?.id ?? '';
}

const decide = (body: { id: string; approve: boolean; reason?: string }, who = reviewer) =>
  send(t(), decidePic, { body }, who.token);

async function queued() {
  const { body } = await send(t(), listPicQueue, {}, reviewer.token);
  return listPicQueue.reply.parse(body).data;
}

/** How many photos of hers he is shown, and what her photo's address answers to him. */
async function seenByRohan() {
  const { body } = await send(t(), getProfile, { params: { id: asha.id } }, rohan.token);
  const { pics, photo_for: withheld } = getProfile.reply.parse(body).data.data;
  const address = await photoAddress(t(), asha.id, rohan.id);
  return [pics.length, withheld, (await t().app.inject(address)).statusCode];
}

const scoreOf = async () => {
  const find = t()
    .db.selectFrom('profiles')
    .select(['score', 'has_photo'])
    .where('id', '=', asha.id);
  return find.executeTakeFirstOrThrow();
};

it('shows a new photo to its owner alone until staff decided', async () => {
  expect(await seenByRohan()).toEqual([0, null, 404]);
  const before = await scoreOf();
  expect(before.has_photo).toBe(false);
  const own = await photoAddress(t(), asha.id, asha.id);
  expect((await t().app.inject(own)).statusCode).toBe(200);

  const waiting = (await queued()).find((one) => one.id === id);
  expect(waiting).toMatchObject({ user_id: asha.id, name: 'Asha Joshi' });
  const url = waiting?.url ?? '';
  expect((await t().app.inject(url)).statusCode).toBe(200);
  expect((await decide({ id, approve: true })).body['data']).toEqual({ id, state: 'shown' });
  expect(await seenByRohan()).toEqual([1, null, 200]);
  const after = await scoreOf();
  expect([after.score > before.score, after.has_photo]).toEqual([true, true]);
  expect(await decide({ id, approve: true })).toMatchObject({
    status: 409,
    body: { code: 'pic.decided' },
  });
  t().clock.advance(5 * 60 * 1000);
  expect((await t().app.inject(url)).statusCode).toBe(404);
});

it('keeps a refused photo for its owner, with the reason', async () => {
  expect((await decide({ id, approve: false, reason: ' ' })).status).toBe(422);
  await decide({ id, approve: false, reason: 'Two people are on it.' });
  expect(await seenByRohan()).toEqual([0, null, 404]);
  const { data } = listPics.reply.parse((await send(t(), listPics, {}, asha.token)).body);
  expect(data).toMatchObject([{ id, state: 'refused', reason: 'Two people are on it.' }]);
  const audited = await t()
    .db.selectFrom('audit_trail')
    .select(['action', 'target'])
    .where('actor_id', '=', reviewer.id)
    .orderBy('id')
    .execute();
  expect(audited).toEqual([{ action: 'pics.refused', target: id }]);
});

it('lets no reviewer decide on an own photo', async () => {
  const own = await addPhoto(await addPerson(t(), 'female'));
  await t()
    .db.updateTable('accounts')
    .set({ role: 'staff', duties: ['reviewer'] })
    .execute();
  const { token } = asha;
  const queue = listPicQueue.reply.parse((await send(t(), listPicQueue, {}, token)).body).data;
  expect(queue.map((one) => one.id)).toContain(own);
  expect(queue.map((one) => one.id)).not.toContain(id);
  expect((await decide({ id, approve: true }, asha)).status).toBe(404);
});
