import { CLAIM_MS } from 'shared-contracts/calls/document-review';
import { claimPic, decidePic, listPicQueue, openPic } from 'shared-contracts/calls/photo-review';
import { addPics, editPic, listPics } from 'shared-contracts/calls/pictures';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, expect, it } from 'vitest';
import { photoFile } from '../../../../../proof/harness/fixtures/sample-files.ts';
import { send, useApp } from '../../../../../test/app.ts';
import { sendForm } from '../../../../../test/form.ts';
import { addMember, type TestMember } from '../../../../../test/members.ts';
import { addPerson } from '../../../../../test/people.ts';
import { photoAddress } from '../../../../../test/photo-addresses.ts';

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

const claimIt = (who = reviewer, body = { id }) => send(t(), claimPic, { body }, who.token);

/** The addresses that opening the photo answers. */
async function opened(who = reviewer) {
  const { status, body } = await send(t(), openPic, { body: { id } }, who.token);
  expect(status, JSON.stringify(body)).toBe(200);
  return openPic.reply.parse(body).data;
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
  expect(waiting).toMatchObject({ user_id: asha.id, name: 'Asha Joshi', url: '', claim: null });
  expect((await claimIt()).body['data']).toMatchObject({
    opened: false,
    left_ms: CLAIM_MS,
    profile: {
      name: 'Asha',
      birthdate: '1998-05-04',
    },
  });
  expect(await decide({ id, approve: true })).toMatchObject({
    status: 424,
    body: { code: 'pic.unopened' },
  });
  const { url, others } = await opened();
  expect(others).toEqual([]);
  expect((await t().app.inject(url)).statusCode).toBe(200);
  expect((await claimIt()).body['data']).toMatchObject({ opened: true });
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
  const second = await addPhoto(asha);
  await claimIt(reviewer, { id: second });
  id = second;
  const beside = (await opened()).others;
  expect(beside).toHaveLength(1);
  expect((await t().app.inject(beside[0]?.url ?? '')).statusCode).toBe(200);
});

it('keeps a refused photo for its owner, with the reason and how often it was opened', async () => {
  expect((await decide({ id, approve: false, reason: ' ' })).status).toBe(422);
  expect((await decide({ id, approve: false, reason: 'Blurred' })).body['code']).toBe(
    'pic.claimEnded',
  );
  await claimIt();
  await opened();
  await decide({ id, approve: false, reason: 'Two people are on it.' });
  expect(await seenByRohan()).toEqual([0, null, 404]);
  const { data } = listPics.reply.parse((await send(t(), listPics, {}, asha.token)).body);
  const reason = 'Two people are on it.';
  expect(data).toMatchObject([{ id, state: 'refused', reason, openings: 1 }]);
  const audited = await t()
    .db.selectFrom('audit_trail')
    .select(['action', 'target'])
    .where('actor_id', '=', reviewer.id)
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(['pics.claim', 'pics.open', 'pics.refused']);
  expect(new Set(audited.map(({ target }) => target))).toEqual(new Set([id]));
});

it('is in one hand at a time, and says in whose and until when', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => addMember(t(), { role: 'staff' })));
  const claims = await Promise.all([reviewer, ...others].map((who) => claimIt(who)));
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const all = [reviewer, ...others];
  const holder = all[claims.findIndex(({ status }) => status === 200)] ?? reviewer;
  const second = all.find((who) => who !== holder) ?? reviewer;
  const { body } = await send(t(), listPicQueue, {}, second.token);
  const seen = listPicQueue.reply.parse(body).data.find((one) => one.id === id);
  const until = new Date(t().clock.read().getTime() + CLAIM_MS).toISOString();
  expect(seen).toMatchObject({ claim: 'other', holder: { name: holder.email, until } });
  for (const [call, input] of [
    [openPic, { body: { id } }],
    [decidePic, { body: { id, approve: true } }],
  ] as const) {
    const reply = await send(t(), call, input, second.token);
    expect(reply.body['code']).toBe('pic.claimEnded');
  }
  await opened(holder);
  const decisions = await Promise.all([1, 2, 3].map(() => decide({ id, approve: true }, holder)));
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('ends with the 15 minutes, and has to be opened again where it was cropped meanwhile', async () => {
  await claimIt();
  await opened();
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  await send(t(), editPic, { params: { id }, body: { turn: 1, crop } }, asha.token);
  expect((await decide({ id, approve: true })).body['code']).toBe('pic.unopened');
  await opened();
  t().clock.advance(CLAIM_MS);
  expect((await decide({ id, approve: true })).body['code']).toBe('pic.claimEnded');
  expect((await send(t(), openPic, { body: { id } }, reviewer.token)).status).toBe(403);
  expect((await claimIt(await addMember(t(), { role: 'staff' }))).status).toBe(200);
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
  for (const call of [claimPic, openPic, decidePic]) {
    const body = { id, ...(call === decidePic && { approve: true }) };
    expect((await send(t(), call, { body } as never, asha.token)).status).toBe(404);
  }
});
