import { randomUUID } from 'node:crypto';
import { chooseLanguage } from 'shared-contracts/calls/account';
import { listInvites, subscribeCounts } from 'shared-contracts/calls/messaging';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { insert } from '../../../test/rows.ts';
import { answerSubscribeCounts } from './conversation.handlers.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
});

/** A thread of Asha with somebody new, in which she has read a part of what was said. */
async function talk(said: number, read: number): Promise<TestMember> {
  const other = await addPerson(t(), 'male');
  const [a_id, b_id] = [asha.id, other.id].toSorted() as [string, string];
  const id = randomUUID();
  await t().db.insertInto('threads').values({ id, a_id, b_id, last_sequence: said }).execute();
  const side = { thread_id: id, read_at: null };
  await t()
    .db.insertInto('thread_people')
    .values([
      {
        ...side,
        profile_id: asha.id,
        other_id: other.id,
        read_sequence: read,
        unread: said - read,
      },
      { ...side, profile_id: other.id, other_id: asha.id, read_sequence: said },
    ])
    .execute();
  return other;
}

async function count(who: TestMember) {
  const { body } = await send(t(), subscribeCounts, {}, who.token);
  const { chat_count } = body['data'] as { chat_count: number };
  return { data: { chat_count } };
}
const block = (blocker: TestMember, blocked: TestMember) =>
  t().db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();

describe('the count of unread chats', () => {
  it('sums what was not read, without frozen threads', async () => {
    expect(await count(asha)).toEqual({ data: { chat_count: 0 } });
    await talk(5, 3);
    const rohan = await talk(4, 0);
    await talk(2, 2);
    expect(await count(asha)).toEqual({ data: { chat_count: 6 } });
    expect(await count(asha)).toEqual({ data: { chat_count: 6 } });
    expect(await count(rohan)).toEqual({ data: { chat_count: 0 } });
    await block(rohan, asha);
    expect(await count(asha)).toEqual({ data: { chat_count: 2 } });
  });

  it('comes with the interests that wait for an answer, of people who are seen', async () => {
    const reported = async () => (await send(t(), subscribeCounts, {}, asha.token)).body;
    const [waits, answered, hidden, blocked, matched, declined] = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => addPerson(t(), 'male')),
    );
    const interest = (from: TestMember | undefined, more: { accepted?: boolean } = {}) =>
      insert(t().db, 'interests', {
        id: randomUUID(),
        from_id: from?.id ?? '',
        to_id: asha.id,
        ...more,
      });
    await interest(waits);
    await interest(answered, { accepted: true });
    await interest(hidden);
    await interest(blocked);
    // Where both sent one it is a match, unless one's own was declined.
    for (const [other, isDeclined] of [
      [matched, false],
      [declined, true],
    ] as const) {
      await interest(other);
      await insert(t().db, 'interests', {
        id: randomUUID(),
        from_id: asha.id,
        to_id: other?.id ?? '',
        declined: isDeclined,
      });
    }
    await t()
      .db.updateTable('profiles')
      .set({ state: 'paused' })
      .where('id', '=', hidden?.id ?? '')
      .execute();
    await block(blocked as TestMember, asha);
    expect(await reported()).toMatchObject({ data: { interests_waiting: 2 } });
  });

  it('comes with the language of the account', async () => {
    const reported = async () => (await send(t(), subscribeCounts, {}, asha.token)).body;
    expect(await reported()).toMatchObject({ data: { language: null } });
    await send(t(), chooseLanguage, { body: { language: 'mr' } }, asha.token);
    expect(await reported()).toMatchObject({ data: { language: 'mr' } });
  });

  it('asks to sign in where the account is deleted while it is counted', async () => {
    const { db, parts } = t();
    const gone = { ...asha, id: randomUUID(), plan: 'hope' };
    const requested = answerSubscribeCounts({}, {
      db,
      pushes: parts.pushes,
      caller: gone,
    } as never);
    await expect(requested).rejects.toMatchObject({ status: 401, code: 'auth.required' });
  });

  it("is a member's own", async () => {
    expect((await send(t(), subscribeCounts, {})).status).toBe(401);
    expect(await count(await addMember(t()))).toEqual({ data: { chat_count: 0 } });
  });
});

describe('invites', () => {
  async function ask(from: TestMember, change: object = {}) {
    const id = randomUUID();
    await t()
      .db.insertInto('chat_requests')
      .values({ id, from_id: from.id, to_id: asha.id, created_at: t().clock.read(), ...change })
      .execute();
    t().clock.advance(1000);
    return id;
  }
  const invites = async () =>
    (await send(t(), listInvites, {}, asha.token)).body['data'] as {
      data: { id: string; from: string }[];
      count: number;
    };

  it('are received chat requests without an answer, newest first, with cards', async () => {
    const rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' }, pics: ['m01a'] });
    const first = await ask(rohan);
    const second = await ask(await addPerson(t(), 'male'));
    await ask(await addPerson(t(), 'male'), { accepted: true });
    await ask(await addPerson(t(), 'male'), { declined: true });
    const blocked = await addPerson(t(), 'male');
    await ask(blocked);
    await block(asha, blocked);
    await ask(await addPerson(t(), 'male', { profile: { state: 'hidden' } }));
    const { data, count: all } = await invites();
    expect(all).toBe(2);
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect(data[1]).toMatchObject({
      from: rohan.id,
      to: asha.id,
      from_profile: {
        name: 'Rohan',
        primary_profile_pic: expect.stringMatching(/^\/files\/photos\/m01a-960\.webp\?t=/),
      },
    });
  });

  it("are a member's own", async () => {
    expect(await invites()).toEqual({ data: [], count: 0 });
    expect((await send(t(), listInvites, {})).status).toBe(401);
  });
});
