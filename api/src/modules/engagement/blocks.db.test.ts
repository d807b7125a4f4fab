import { randomUUID } from 'node:crypto';
import {
  blockProfile,
  isBlocked,
  listBlocked,
  listInterests,
  sendChatRequest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import {
  getProfile,
  LimitedProfile,
  listProfiles,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
});

const block = (who: TestMember, whom: { id: string }) =>
  send(t(), blockProfile, { body: { profileId: whom.id } }, who.token);
const unblock = (who: TestMember, whom: { id: string }) =>
  send(t(), unblockProfile, { body: { profileId: whom.id } }, who.token);
const ask = (who: TestMember, whom: { id: string }) =>
  send(t(), isBlocked, { query: { profileId: whom.id } }, who.token);
const open = (who: TestMember, whom: TestMember) =>
  send(t(), getProfile, { params: { id: whom.id } }, who.token);
const limited = (who: TestMember, whom: TestMember) =>
  send(t(), viewProfile, { query: { id: whom.id } }, who.token);
const interest = (who: TestMember, whom: TestMember) =>
  send(t(), sendInterest, { body: { to: whom.id } }, who.token);
const sent = async (who: TestMember) => {
  const { body } = await send(t(), listInterests, { query: { type: 'sent' } }, who.token);
  return (body['data'] as { data: object[] }).data.length;
};
const listed = async (who: TestMember) => {
  const { body } = await send(t(), listProfiles, { query: { sort: 'newest' } }, who.token);
  return (body['data'] as { data: { id: string }[] }).data.map(({ id }) => id);
};
const pause = (who: TestMember) =>
  t().db.updateTable('profiles').set({ state: 'paused' }).where('id', '=', who.id).execute();

describe('a block', () => {
  it('makes the two vanish for each other, but for a limited view of the blocker', async () => {
    expect((await block(asha, rohan)).body).toEqual({
      data: { profileId: rohan.id, is_blocked: true, visitors_hidden: true },
    });
    for (const [who, whom] of [
      [asha, rohan],
      [rohan, asha],
    ] as const) {
      expect((await open(who, whom)).status).toBe(404);
      expect(await listed(who)).not.toContain(whom.id);
    }
    expect((await limited(rohan, asha)).status).toBe(404);
    const view = await limited(asha, rohan);
    expect(view).toMatchObject({ status: 200, body: { is_blocked: true } });
    expect(Object.keys(view.body).toSorted()).toEqual(['data', 'is_blocked']);
    expect(Object.keys(view.body['data'] as object).toSorted()).toEqual(
      Object.keys(LimitedProfile.shape).toSorted(),
    );
    expect((await ask(asha, rohan)).body).toEqual({ is_blocked: true });
    expect((await ask(rohan, asha)).status).toBe(404);
  });

  it('is put once, taken back once, and either again says the same', async () => {
    for (let time = 0; time < 2; time += 1) expect((await block(asha, rohan)).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await unblock(asha, rohan)).body).toEqual({
        data: { profileId: rohan.id, is_blocked: false },
      });
    expect((await ask(asha, rohan)).body).toEqual({ is_blocked: false });
    expect(Object.keys((await limited(asha, rohan)).body)).toEqual(['data']);
    expect((await open(asha, rohan)).status).toBe(200);
  });

  it('keeps interests out of sight, and gives them back', async () => {
    await interest(rohan, asha);
    await block(asha, rohan);
    expect(await sent(rohan)).toBe(0);
    expect((await interest(rohan, asha)).status).toBe(404);
    await unblock(asha, rohan);
    expect(await sent(rohan)).toBe(1);
  });

  it('cannot be escaped by pausing, where the two had to do with each other', async () => {
    const stranger = await addPerson(t(), 'male');
    await interest(rohan, asha);
    for (const who of [rohan, stranger]) await pause(who);
    expect((await block(asha, rohan)).status).toBe(200);
    expect((await block(asha, stranger)).status).toBe(404);
    expect((await unblock(asha, rohan)).status).toBe(200);
  });

  it('cannot be escaped by a move to another community, where the two had to do with each other', async () => {
    const stranger = await addPerson(t(), 'male');
    await interest(rohan, asha);
    const away = t().db.updateTable('profiles').set({ usergroup: 'overseas' });
    await away.where('id', 'in', [rohan.id, stranger.id]).execute();
    expect((await block(asha, rohan)).status).toBe(200);
    expect((await block(asha, stranger)).status).toBe(404);
  });

  it('is for the blocker alone: whoever is blocked cannot undo, return or ask', async () => {
    await block(asha, rohan);
    const nobody = { id: randomUUID() };
    for (const call of [block, unblock, ask])
      for (const whom of [asha, nobody, rohan, await addPerson(t(), 'male')])
        expect(await call(rohan, whom)).toMatchObject({
          status: 404,
          body: { code: 'profile.notFound' },
        });
    const blocks = t().db.selectFrom('blocks').selectAll().where('blocked_id', '=', rohan.id);
    expect(await blocks.execute()).toMatchObject([{ blocker_id: asha.id }]);
    const body = { profileId: rohan.id };
    expect((await send(t(), blockProfile, { body })).status).toBe(401);
    expect((await block(await addMember(t()), rohan)).status).toBe(404);
  });
});

describe('whoever asks about somebody gone', () => {
  const hide = (who: TestMember) =>
    t().db.updateTable('profiles').set({ state: 'hidden' }).where('id', '=', who.id).execute();

  it('learns nothing of why: hidden by the staff, blocking, or never there', async () => {
    const away = [await addPerson(t(), 'female'), await addPerson(t(), 'female')];
    const [hidden, blocking] = [away[0] ?? asha, away[1] ?? asha];
    // He had to do with both.
    for (const whom of away) expect((await interest(rohan, whom)).status).toBe(200);
    expect((await ask(rohan, hidden)).body).toEqual({ is_blocked: false });
    await hide(hidden);
    await block(blocking, rohan);
    for (const call of [ask, block, unblock]) {
      for (const whom of [hidden, blocking, { id: randomUUID() }]) {
        const { status, body } = await call(rohan, whom);
        expect({ status, body }).toMatchObject({ status: 404, body: { code: 'profile.notFound' } });
        expect(Object.keys(body)).toEqual(Object.keys((await ask(rohan, blocking)).body));
      }
    }
  });

  it('learns of no pause either, and keeps the own blocks whatever becomes of the other', async () => {
    await interest(rohan, asha);
    await pause(asha);
    expect((await ask(rohan, asha)).status).toBe(404);
    expect((await block(rohan, asha)).status).toBe(200);
    await hide(asha);
    expect((await ask(rohan, asha)).body).toEqual({ is_blocked: true });
    expect((await unblock(rohan, asha)).status).toBe(200);
    expect((await ask(rohan, asha)).status).toBe(404);
  });
});

describe('at the same time', () => {
  it('blocking many times is blocking once', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => block(asha, rohan)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('an interest or a chat request is sent or refused, never both', async () => {
    const grooms = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addPerson(t(), 'male')));
    const chat = (who: TestMember) => {
      const body = { to: asha.id, accepted: false, declined: false };
      return send(t(), sendChatRequest, { body }, who.token);
    };
    const tries = grooms.map(async (groom, index) => {
      const table = index % 2 === 0 ? ('interests' as const) : ('chat_requests' as const);
      const trying = table === 'interests' ? interest(groom, asha) : chat(groom);
      const [reply] = await Promise.all([trying, block(asha, groom)]);
      return { table, groom, status: reply.status };
    });
    for (const { table, groom, status } of await Promise.all(tries)) {
      const rows = t()
        .db.selectFrom(table as 'interests')
        .select('id');
      const stored = await rows.where('from_id', '=', groom.id).execute();
      expect([status, stored.length]).toEqual(status === 200 ? [200, 1] : [404, 0]);
      expect((await open(groom, asha)).status).toBe(404);
    }
  });

  it('blocking each other leaves both blocked, each with the own block to undo', async () => {
    const [one, other] = await Promise.all([block(asha, rohan), block(rohan, asha)]);
    const both = [one.status, other.status].toSorted();
    expect([[200, 200].join(), [200, 404].join()]).toContain(both.join());
    expect((await open(asha, rohan)).status).toBe(404);
    expect((await open(rohan, asha)).status).toBe(404);
    for (const [who, whom, reply] of [
      [asha, rohan, one],
      [rohan, asha, other],
    ] as const)
      if (reply.status === 200) expect((await unblock(who, whom)).status).toBe(200);
    expect((await open(asha, rohan)).status).toBe(200);
  });
});

describe('the list of whom one has blocked', () => {
  const list = async (who: TestMember) =>
    (await send(t(), listBlocked, {}, who.token)).body['data'] as {
      data: { profile: { id: string; name: string } }[];
    };

  it('is its owner’s alone, names the first name only, and loses whom one unblocks', async () => {
    await block(asha, rohan);
    const { data } = await list(asha);
    expect(data).toEqual([
      { blocked_at: expect.any(String), profile: { id: rohan.id, name: expect.any(String) } },
    ]);
    expect((await list(rohan)).data).toEqual([]);
    await unblock(asha, rohan);
    expect((await list(asha)).data).toEqual([]);
  });

  it('still has somebody who paused since', async () => {
    await block(asha, rohan);
    await pause(rohan);
    expect((await list(asha)).data).toMatchObject([{ profile: { id: rohan.id } }]);
  });
});
