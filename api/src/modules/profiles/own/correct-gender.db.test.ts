import { addBookmark, sendChatRequest, sendInterest } from 'shared-contracts/calls/engagement';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { birthdate: '1998-03-21' } });
  rohan = await addPerson(t(), 'male');
});

const correct = (profile: object, who = asha) =>
  send(
    t(),
    updateProfile,
    { params: { id: who.id }, body: { id: who.id, profile } as never },
    who.token,
  );
async function own(who = asha): Promise<Record<string, unknown>> {
  const { body } = await send(t(), myProfile, {}, who.token);
  return body['data'] as Record<string, unknown>;
}

it('corrects a mistaken gender, and lets the bookmarks of both directions fall away', async () => {
  expect(await own()).toMatchObject({ gender: 'female', gender_open: true });
  const save = (who: TestMember, to: TestMember) =>
    send(t(), addBookmark, { body: { bookmark: { to: to.id } } }, who.token);
  expect((await save(asha, rohan)).status).toBe(200);
  expect((await save(rohan, asha)).status).toBe(200);
  const reply = await correct({ gender: 'male' });
  expect(reply).toMatchObject({ status: 200, body: { data: { gender: 'male' } } });
  const left = await t()
    .db.selectFrom('bookmarks')
    .selectAll()
    .where((eb) => eb.or([eb('from_id', '=', asha.id), eb('to_id', '=', asha.id)]))
    .execute();
  expect(left).toEqual([]);
});

it('leaves bookmarks alone where the same gender is written', async () => {
  await send(t(), addBookmark, { body: { bookmark: { to: rohan.id } } }, asha.token);
  expect((await correct({ gender: 'female' })).status).toBe(200);
  const left = await t().db.selectFrom('bookmarks').selectAll().where('from_id', '=', asha.id);
  expect(await left.execute()).toHaveLength(1);
});

it.each([
  ['an interest sent', () => send(t(), sendInterest, { body: { to: rohan.id } }, asha.token)],
  ['an interest received', () => send(t(), sendInterest, { body: { to: asha.id } }, rohan.token)],
  ['a chat request received', () => request(rohan, asha)],
  ['a chat request sent', () => request(asha, rohan)],
])('refuses it after %s, and stores nothing else of the request', async (_name, act) => {
  expect((await act()).status).toBe(200);
  const reply = await correct({ gender: 'male', gotra: 'Atri' });
  expect(reply).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
  expect(wrongPaths(reply)).toEqual(['profile.gender']);
  const now = await own();
  expect(now).toMatchObject({ gender: 'female', gender_open: false });
  expect(now['gotra']).not.toBe('Atri');
  // Whoever writes what stands there anyway is not refused.
  expect((await correct({ gender: 'female', gotra: 'Atri' })).status).toBe(200);
});

it('checks the marriage age anew: a man of nineteen may not join', async () => {
  const young = await addPerson(t(), 'female', { profile: { birthdate: '2007-05-01' } });
  const refused = await correct({ gender: 'male' }, young);
  expect(refused.status).toBe(422);
  expect(wrongPaths(refused)).toEqual(['profile.gender']);
  const both = await correct({ gender: 'male', birthdate: '2006-01-01' }, young);
  expect(wrongPaths(both)).toEqual(['profile.birthdate']);
  expect((await correct({ gender: 'male', birthdate: '2004-01-01' }, young)).status).toBe(200);
});

it('refuses whom the profile is for against the gender, with the other wrong fields, and stores nothing', async () => {
  const reply = await correct({ made_for: 'son', height: 300, gotra: 'Atri' });
  expect(reply).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
  expect(wrongPaths(reply).toSorted()).toEqual(['profile.height', 'profile.made_for']);
  const against = await correct({ gender: 'male', made_for: 'daughter' });
  expect(against).toMatchObject({
    status: 422,
    body: {
      errors: [
        {
          path: 'profile.made_for',
          message: 'This profile is a man’s, so this does not fit. Please choose again.',
        },
      ],
    },
  });
  expect(await own()).toMatchObject({ gender: 'female', made_for: null });
  for (const madeFor of ['daughter', 'self', 'relative', null])
    expect((await correct({ made_for: madeFor })).status).toBe(200);
  expect((await correct({ gender: 'male', made_for: 'brother' })).status).toBe(200);
});

it('takes whom the profile is for along when the gender alone is corrected', async () => {
  await correct({ made_for: 'daughter' });
  const reply = await correct({ gender: 'male' });
  expect(reply).toMatchObject({ status: 200, body: { data: { gender: 'male', made_for: 'son' } } });
  await correct({ made_for: 'self' });
  expect((await correct({ gender: 'female' })).status).toBe(200);
  expect(await own()).toMatchObject({ gender: 'female', made_for: 'self' });
});

it('keeps taking changes of a profile that contradicts itself from before', async () => {
  await t().db.updateTable('profiles').set({ made_for: 'son' }).where('id', '=', asha.id).execute();
  expect((await correct({ gotra: 'Atri' })).status).toBe(200);
  expect((await correct({ made_for: 'son', gotra: 'Atri' })).status).toBe(200);
  expect(wrongPaths(await correct({ made_for: 'brother' }))).toEqual(['profile.made_for']);
  expect((await correct({ made_for: 'daughter' })).status).toBe(200);
});

it('does not let two changes at once through that one change would not be', async () => {
  const woman = await addPerson(t(), 'female', { profile: { birthdate: '1995-03-21' } });
  const replies = await Promise.all([
    correct({ birthdate: '2007-06-01' }, woman),
    correct({ gender: 'male' }, woman),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('lets nobody turn to her who is of her side by then', async () => {
  for (const turn of [request, interest]) {
    const [woman, man] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
    const [sent, corrected] = await Promise.all([
      turn(man, woman),
      correct({ gender: 'male', birthdate: '1990-01-01' }, woman),
    ]);
    expect([sent.status, corrected.status].toSorted()).not.toEqual([200, 200]);
  }
});

function interest(from: TestMember, to: TestMember) {
  return send(t(), sendInterest, { body: { to: to.id } }, from.token);
}

function request(from: TestMember, to: TestMember) {
  return send(
    t(),
    sendChatRequest,
    { body: { to: to.id, accepted: false, declined: false } },
    from.token,
  );
}
