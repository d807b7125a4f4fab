import { addNotForMe, blockProfile } from 'shared-contracts/calls/engagement';
import { listLikePeople } from 'shared-contracts/calls/profiles';
import { beforeEach, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;
const BORN = '1995-03-01';
beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { birthdate: '1997-03-01' } });
  rohan = await addPerson(t(), 'male', {
    profile: { birthdate: BORN, current_city: 'Nashik', height: 176 },
  });
});

const likeRohan = async (who = asha) => {
  const input = { params: { id: rohan.id } };
  const { body } = await send(t(), listLikePeople, input, who.token);
  return listLikePeople.reply.parse(body).data;
};

it('shows at most six people, those of the same age and city first, and not the person', async () => {
  const near = await addPerson(t(), 'male', {
    profile: { birthdate: BORN, current_city: 'Nashik', height: 178 },
  });
  for (let n = 0; n < 7; n += 1)
    await addPerson(t(), 'male', { profile: { birthdate: '1978-03-01', current_city: 'Pune' } });
  const people = await likeRohan();
  expect(people).toHaveLength(6);
  expect(people[0]).toMatchObject({ id: near.id, why: null });
  expect(people.map(({ id }) => id)).not.toContain(rohan.id);
});

it('leaves out whom the listing leaves out: set aside, blocked, paused', async () => {
  const same = { birthdate: BORN, current_city: 'Nashik' };
  const shown = await addPerson(t(), 'male', { profile: same });
  const aside = await addPerson(t(), 'male', { profile: same });
  const blocked = await addPerson(t(), 'male', { profile: same });
  const paused = await addPerson(t(), 'male', { profile: { ...same, state: 'paused' } });
  const ids = async () => (await likeRohan()).map(({ id }) => id);
  expect(await ids()).toEqual(expect.arrayContaining([shown.id, aside.id, blocked.id]));
  await send(t(), addNotForMe, { body: { to: aside.id } }, asha.token);
  await send(t(), blockProfile, { body: { profileId: blocked.id } }, asha.token);
  const left = await ids();
  expect(left).toContain(shown.id);
  for (const { id } of [aside, blocked, paused]) expect(left).not.toContain(id);
});

it('is a 404 for whom the person does not exist', async () => {
  await send(t(), blockProfile, { body: { profileId: asha.id } }, rohan.token);
  const reply = await send(t(), listLikePeople, { params: { id: rohan.id } }, asha.token);
  expect(reply).toMatchObject({ status: 404, body: { code: 'profile.notFound' } });
});
