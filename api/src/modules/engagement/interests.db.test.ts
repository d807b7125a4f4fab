import { randomUUID } from 'node:crypto';
import {
  answerInterest,
  listInterests,
  removeInterest,
  sendInterest,
  type Interest,
} from 'shared-contracts/calls/engagement';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' }, pics: ['f01a', 'f01b'] });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan', name_devanagari: 'रोहन' } });
});

async function list(who: TestMember, type: 'sent' | 'received' | 'matched', cursor?: string) {
  const reply = await send(t(), listInterests, { query: { type, cursor } }, who.token);
  expect(reply.status).toBe(200);
  return reply.body['data'] as { data: Interest[]; next: string | null; prev: string | null };
}

async function sendTo(from: TestMember, to: TestMember): Promise<string> {
  const reply = await send(t(), sendInterest, { body: { to: to.id } }, from.token);
  expect(reply.status).toBe(200);
  return (reply.body['data'] as Interest).id;
}

const answer = (who: TestMember, id: string, update: { accepted: boolean; declined: boolean }) =>
  send(t(), answerInterest, { params: { id }, body: { to: who.id, update } }, who.token);
const remove = (who: TestMember, id: string) =>
  send(t(), removeInterest, { params: { id } }, who.token);
const block = (blocker: TestMember, blocked: TestMember) =>
  t().db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();

describe('an interest', () => {
  it('stands with the sender and, with who sent it, with the recipient', async () => {
    const id = await sendTo(rohan, asha);
    const [sent] = (await list(rohan, 'sent')).data;
    expect(sent).toMatchObject({ id, to: asha.id, accepted: false, declined: false });
    expect(sent?.to_profile).toMatchObject({
      name: 'Asha',
      lastName: 'Joshi',
      primary_profile_pic: expect.stringMatching(/^\/files\/photos\/f01a-960\.webp\?t=/),
    });
    expect(sent?.to_profile.pics).toHaveLength(2);
    expect(sent).not.toHaveProperty('from');
    const [received] = (await list(asha, 'received')).data;
    expect(received).toMatchObject({
      id,
      from: rohan.id,
      from_profile: { name: 'Rohan', gender: 'male', age: 28 },
    });
    expect((await list(asha, 'sent')).data).toEqual([]);
    expect((await list(rohan, 'received')).data).toEqual([]);
  });

  it('is sent once: the second is 424', async () => {
    await sendTo(rohan, asha);
    expect(await send(t(), sendInterest, { body: { to: asha.id } }, rohan.token)).toMatchObject({
      status: 424,
      body: { code: 'interest.alreadySent' },
    });
    const both = await Promise.all(
      [1, 2].map(() => send(t(), sendInterest, { body: { to: rohan.id } }, asha.token)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 424]);
  });

  it.each([
    ['oneself', () => Promise.resolve(rohan.id)],
    ['somebody of the same side', async () => (await addPerson(t(), 'male')).id],
    ['nobody', () => Promise.resolve(randomUUID())],
    [
      'somebody who paused',
      async () => (await addPerson(t(), 'female', { profile: { state: 'paused' } })).id,
    ],
    [
      'another community',
      async () => (await addPerson(t(), 'female', { profile: { usergroup: 'other' } })).id,
    ],
    ['whoever blocked one', async () => (await block(asha, rohan), asha.id)],
    ['whom one blocked', async () => (await block(rohan, asha), asha.id)],
  ])('does not reach %s', async (_, target) => {
    const reply = await send(t(), sendInterest, { body: { to: await target() } }, rohan.token);
    expect([reply.status, reply.body['code']]).toEqual([404, 'profile.notFound']);
  });

  it('is answered by its recipient only, one way or the other', async () => {
    const id = await sendTo(rohan, asha);
    const yes = { accepted: true, declined: false };
    expect((await answer(rohan, id, yes)).status).toBe(404);
    expect((await answer(await addPerson(t(), 'female'), id, yes)).status).toBe(404);
    expect(await answer(asha, id, { accepted: true, declined: true })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'update.declined' }] },
    });
    expect((await answer(asha, id, yes)).body['data']).toMatchObject({ id, accepted: true });
    const no = { accepted: false, declined: true };
    expect((await answer(asha, id, no)).body['data']).toMatchObject({ id, ...no });
    expect((await answer(asha, 'x', yes)).status).toBe(404);
  });

  it('is not answered by a page that means somebody else than whom it was sent to', async () => {
    const id = await sendTo(rohan, asha);
    const update = { accepted: true, declined: false };
    for (const to of [rohan.id, randomUUID()])
      expect(
        await send(t(), answerInterest, { params: { id }, body: { to, update } }, asha.token),
      ).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } });
    // Nothing was answered by it.
    expect((await list(asha, 'received')).data).toMatchObject([{ id, accepted: false }]);
    // Of an interest that is not the caller's a wrong name tells nothing.
    const body = { to: asha.id, update };
    expect((await send(t(), answerInterest, { params: { id }, body }, rohan.token)).status).toBe(
      404,
    );
  });

  it('is taken back by its sender only', async () => {
    const id = await sendTo(rohan, asha);
    for (const who of [asha, await addPerson(t(), 'male')])
      expect(await remove(who, id)).toMatchObject({
        status: 404,
        body: { code: 'interest.notFound' },
      });
    expect((await remove(rohan, 'x')).status).toBe(404);
    expect((await remove(rohan, id)).body).toEqual({ data: { id } });
    expect((await remove(rohan, id)).status).toBe(404);
    expect((await list(asha, 'received')).data).toEqual([]);
  });

  it('is out of sight while the two are blocked or the other paused', async () => {
    const id = await sendTo(rohan, asha);
    await block(rohan, asha);
    expect((await list(rohan, 'sent')).data).toEqual([]);
    expect((await list(asha, 'received')).data).toEqual([]);
    expect((await answer(asha, id, { accepted: true, declined: false })).status).toBe(404);
    await t().db.deleteFrom('blocks').where('blocker_id', '=', rohan.id).execute();
    await t()
      .db.updateTable('profiles')
      .set({ state: 'paused' })
      .where('id', '=', asha.id)
      .execute();
    expect((await list(rohan, 'sent')).data).toEqual([]);
    expect((await list(asha, 'received')).data).toHaveLength(1);
  });
});

describe('a match', () => {
  it('is an accepted interest, for both sides', async () => {
    const id = await sendTo(rohan, asha);
    expect((await list(asha, 'matched')).data).toEqual([]);
    await answer(asha, id, { accepted: true, declined: false });
    for (const who of [asha, rohan])
      expect((await list(who, 'matched')).data).toMatchObject([
        { id, from_profile: { name: 'Rohan' }, to_profile: { name: 'Asha' } },
      ]);
  });

  it('is an interest of both, shown once, unless one of them declined', async () => {
    const hers = await sendTo(asha, rohan);
    const his = await sendTo(rohan, asha);
    expect((await list(asha, 'matched')).data).toMatchObject([{ id: hers }]);
    expect((await list(rohan, 'matched')).data).toMatchObject([{ id: his }]);
    await answer(asha, his, { accepted: false, declined: true });
    for (const who of [asha, rohan]) expect((await list(who, 'matched')).data).toEqual([]);
    // Her no took her own interest back: an older yes is not there to be accepted after it.
    expect((await answer(rohan, hers, { accepted: true, declined: false })).status).toBe(404);
    for (const who of [asha, rohan]) expect((await list(who, 'matched')).data).toEqual([]);
  });
});

describe('the lists', () => {
  it('run from the newest to the oldest in pages of 20, there and back', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 45; count += 1) {
      // Three at the same moment: the id decides between them.
      if (count % 3 === 0) t().clock.advance(1000);
      ids.push(await sendTo(asha, await addPerson(t(), 'male')));
    }
    const pages: string[][] = [];
    let page = await list(asha, 'sent');
    expect(page.prev).toBeNull();
    pages.push(page.data.map(({ id }) => id));
    while (page.next !== null) {
      page = await list(asha, 'sent', page.next);
      pages.push(page.data.map(({ id }) => id));
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat().toSorted()).toEqual(ids.toSorted());
    const back = await list(asha, 'sent', page.prev ?? '');
    expect(back.data.map(({ id }) => id)).toEqual(pages[1]);
  });

  it('have on each page what waits for an answer first, and go on by time, there and back', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      t().clock.advance(1000);
      ids.unshift(await sendTo(await addPerson(t(), 'male'), asha));
    }
    // The newest, one between and one of the second page; another has been asked back.
    for (const place of [0, 1, 7, 22])
      await answer(asha, ids[place] ?? '', { accepted: place !== 1, declined: place === 1 });
    t().clock.advance(1000);
    const mutual = await sendTo(rohan, asha);
    await sendTo(asha, rohan);
    const byTime = [mutual, ...ids];
    const quiet = new Set([mutual, ...[0, 1, 7, 22].map((place) => ids[place])]);
    const ordered = (page: string[]) => [
      ...page.filter((id) => !quiet.has(id)),
      ...page.filter((id) => quiet.has(id)),
    ];
    const idsOf = ({ data }: { data: Interest[] }) => data.map(({ id }) => id);
    const first = await list(asha, 'received');
    expect(idsOf(first)).toEqual(ordered(byTime.slice(0, 20)));
    const second = await list(asha, 'received', first.next ?? '');
    expect(idsOf(second)).toEqual(ordered(byTime.slice(20)));
    expect(idsOf(await list(asha, 'received', second.prev ?? ''))).toEqual(idsOf(first));
  });

  it('keep the order of time for whoever waits for the answers of others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const other = await addPerson(t(), 'male');
      t().clock.advance(1000);
      ids.unshift(await sendTo(asha, other));
      if (count === 2) await answer(other, ids[0] ?? '', { accepted: true, declined: false });
    }
    expect((await list(asha, 'sent')).data.map(({ id }) => id)).toEqual(ids);
  });

  it('say how the two stand in chat: the accepted request, else the latest', async () => {
    const interest = await sendTo(rohan, asha);
    await answer(asha, interest, { accepted: true, declined: false });
    const reported = async (who: TestMember, type: 'sent' | 'received' | 'matched') =>
      (await list(who, type)).data.map(({ chat_request }) => chat_request);
    const ask = (from: TestMember, to: TestMember, accepted: boolean, declined: boolean) =>
      t()
        .db.insertInto('chat_requests')
        .values({
          id: randomUUID(),
          from_id: from.id,
          to_id: to.id,
          accepted,
          declined,
          created_at: t().clock.read(),
        })
        .execute();
    expect(await reported(asha, 'received')).toEqual([null]);
    await ask(rohan, asha, false, true);
    const declined = { from: rohan.id, accepted: false, declined: true };
    expect(await reported(asha, 'matched')).toEqual([declined]);
    t().clock.advance(1000);
    await ask(asha, rohan, true, false);
    const open = { from: asha.id, accepted: true, declined: false };
    expect(await reported(asha, 'received')).toEqual([open]);
    expect(await reported(rohan, 'sent')).toEqual([open]);
  });

  it.each(['x', Buffer.from('["next","then","x"]').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const reply = await send(t(), listInterests, { query: { type: 'sent', cursor } }, asha.token);
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } });
    },
  );

  it('are empty for staff without a profile, and closed to visitors', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    expect((await list(staff, 'received')).data).toEqual([]);
    expect((await send(t(), listInterests, { query: { type: 'sent' } })).status).toBe(401);
  });
});

it('says city, work and score of the other, and nothing of the kind of oneself', async () => {
  await sendTo(rohan, asha);
  const [sent] = (await list(rohan, 'sent')).data;
  expect(Object.keys(sent?.to_profile ?? {})).toEqual(
    expect.arrayContaining(['current_city', 'occupation', 'work', 'gun_milan']),
  );
  const [received] = (await list(asha, 'received')).data;
  expect(received?.from_profile).toHaveProperty('current_city');
  expect(received?.to_profile).not.toHaveProperty('current_city');
});
