import { randomUUID } from 'node:crypto';
import { getProfile } from 'shared-contracts/calls/profiles';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
const matchOf = async (who: TestMember, whom: TestMember) =>
  (await send(t(), getProfile, { params: { id: whom.id } }, who.token)).body['matched'];

it.each([
  ['one waits', [{}], false],
  ['one was accepted', [{ accepted: true }], true],
  ['each sent one', [{}, {}], true],
  ['each sent one, of which one was declined', [{}, { declined: true }], false],
])('is a match for both or for neither, where %s', async (_how, interests, matched) => {
  const [viewer, shown] = [await addPerson(t(), 'male'), await addPerson(t(), 'female')];
  const ways = [
    { from_id: viewer.id, to_id: shown.id },
    { from_id: shown.id, to_id: viewer.id },
  ];
  const rows = interests.map((state, index) => ({
    id: randomUUID(),
    from_id: '',
    to_id: '',
    ...ways[index],
    ...state,
  }));
  await t().db.insertInto('interests').values(rows).execute();
  expect(await matchOf(viewer, shown)).toBe(matched);
  expect(await matchOf(shown, viewer)).toBe(matched);
});
