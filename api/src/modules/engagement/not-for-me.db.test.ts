import { randomUUID } from 'node:crypto';
import {
  addNotForMe,
  deleteNotForMe,
  listNotForMe,
  resetNotForMe,
} from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;
beforeEach(async () => {
  asha = await addPerson(t(), 'female');
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' } });
});

const setAside = (to: string, who = asha) => send(t(), addNotForMe, { body: { to } }, who.token);
const idOf = (reply: { body: Record<string, unknown> }) =>
  (reply.body['data'] as { id: string }).id;

async function listed(who: TestMember, query: object): Promise<string[]> {
  const { body } = await send(t(), listProfiles, { query }, who.token);
  return listProfiles.reply.parse(body).data.data.map(({ id }) => id);
}

describe('a profile that is set aside', () => {
  it.each([
    ['for you', {}],
    ['the newest', { sort: 'newest' }],
    ['a search', { age_from: 18 }],
  ])('is not in %s of the member any more, and comes back by Undo', async (_, query) => {
    expect(await listed(asha, query)).toContain(rohan.id);
    const id = idOf(await setAside(rohan.id));
    expect(await listed(asha, query)).not.toContain(rohan.id);
    await send(t(), deleteNotForMe, { params: { id } }, asha.token);
    expect(await listed(asha, query)).toContain(rohan.id);
  });

  it('is listed once, with its card, for its owner alone', async () => {
    const id = idOf(await setAside(rohan.id));
    expect(idOf(await setAside(rohan.id))).toBe(id);
    const { body } = await send(t(), listNotForMe, { query: {} }, asha.token);
    expect(listNotForMe.reply.parse(body).data.data).toMatchObject([
      { id, to: rohan.id, to_profile: { name: 'Rohan' } },
    ]);
    const other = await send(t(), listNotForMe, { query: {} }, rohan.token);
    expect(listNotForMe.reply.parse(other.body).data.data).toEqual([]);
    const foreign = await send(t(), deleteNotForMe, { params: { id } }, rohan.token);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'notForMe.notFound' } });
  });

  it('does not learn of it: its own lists stay the same', async () => {
    await setAside(rohan.id);
    expect(await listed(rohan, {})).toContain(asha.id);
  });

  it('is marked on its profile, with what takes the mark off', async () => {
    const markOf = async () => {
      const { body } = await send(t(), getProfile, { params: { id: rohan.id } }, asha.token);
      return getProfile.reply.parse(body).not_for_me_id;
    };
    expect(await markOf()).toBeNull();
    const id = idOf(await setAside(rohan.id));
    expect(await markOf()).toBe(id);
  });

  it('has to be one that the member can see', async () => {
    const paused = await addPerson(t(), 'male', { profile: { state: 'paused' } });
    const woman = await addPerson(t(), 'female');
    for (const { id } of [paused, woman, asha])
      expect(await setAside(id)).toMatchObject({ status: 404, body: { code: 'profile.notFound' } });
  });
});

describe('what the order learns', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const lessons = async () => {
    const { body } = await send(t(), listNotForMe, { query: {} }, asha.token);
    return listNotForMe.reply.parse(body).data.lessons;
  };
  const shownOnList = async () => {
    const { body } = await send(t(), listProfiles, { query: {} }, asha.token);
    return listProfiles.reply.parse(body).data.set_aside;
  };

  it('from people alike counts from the next day on, is shown, and can be reset', async () => {
    for (let at = 0; at < 3; at += 1) {
      const { id } = await addPerson(t(), 'male', {
        profile: { current_city: 'Nagpur', birthdate: `199${at}-03-01`, education: null },
      });
      await setAside(id);
    }
    expect([await lessons(), await shownOnList()]).toEqual([undefined, undefined]);
    t().clock.advance(DAY_MS);
    const learned = await lessons();
    expect(learned?.people).toBe(3);
    expect(learned?.of).toContain('city');
    expect(await shownOnList()).toBe(3);
    await send(t(), resetNotForMe, { body: { teaches: false } }, asha.token);
    expect([await lessons(), await shownOnList()]).toEqual([undefined, undefined]);
    const { body } = await send(t(), listNotForMe, { query: {} }, asha.token);
    expect(listNotForMe.reply.parse(body).data.data).toHaveLength(3);
  });

  it('stays the same on a day on which more people are set aside than teach', async () => {
    const nagpur = { current_city: 'Nagpur', birthdate: '1992-03-01', education: null };
    for (let at = 0; at < 3; at += 1)
      await setAside((await addPerson(t(), 'male', { profile: nagpur })).id);
    t().clock.advance(DAY_MS);
    const learned = await lessons();
    const pune = { current_city: 'Pune', birthdate: '1985-03-01' };
    const people = await Promise.all(
      Array.from({ length: 81 }, () => addPerson(t(), 'male', { profile: pune })),
    );
    const now = t().clock.read();
    const marks = people.map(({ id }) => ({
      id: randomUUID(),
      from_id: asha.id,
      to_id: id,
      created_at: now,
    }));
    await t().db.insertInto('not_for_me').values(marks).execute();
    expect(learned?.of).toContain('city');
    expect(await lessons()).toEqual(learned);
  });
});
