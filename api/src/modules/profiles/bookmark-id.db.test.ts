import { randomUUID } from 'node:crypto';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const app = useApp();

it('the viewer’s own bookmark is named on the profile and on the card, nobody else’s', async () => {
  const [viewer, other] = [await addPerson(app(), 'male'), await addPerson(app(), 'male')];
  const shown = await addPerson(app(), 'female');
  const view = (who: TestMember) =>
    send(app(), getProfile, { params: { id: shown.id } }, who.token);
  const id = randomUUID();
  const there = { from_id: viewer.id, to_id: shown.id };
  await app()
    .db.insertInto('bookmarks')
    .values({ id, ...there })
    .execute();
  const cardOf = async (who: TestMember) => {
    const { body } = await send(app(), listProfiles, { query: {} }, who.token);
    const { data } = body['data'] as { data: { id: string }[] };
    return data.find((card) => card.id === shown.id);
  };
  expect((await view(viewer)).body).toMatchObject({ bookmark_id: id });
  expect(await cardOf(viewer)).toMatchObject({ bookmark_id: id });
  expect((await view(other)).body).toMatchObject({ bookmark_id: null });
  expect(await cardOf(other)).toMatchObject({ bookmark_id: null });
});
