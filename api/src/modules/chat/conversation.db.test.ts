import { randomUUID } from 'node:crypto';
import { cancelChatRequest, unblockProfile } from 'shared-contracts/calls/engagement';
import { getConversation, markRead } from 'shared-contracts/calls/messaging';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPair, answer, block, read, say, talkOf } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp({ messagesAMinute: 1000 });
const heard = useHeardPushes(t);
let asha: TestMember;
let rohan: TestMember;
let request: string;

beforeEach(async () => {
  ({ asha, rohan, request } = await addPair(t(), { him: { pics: ['m01a'] } }));
  heard.clear();
});

async function sayMany(count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) await say(t(), rohan, asha, `Message ${at}`);
}

const open = (who: TestMember, a: string, b: string) =>
  send(t(), getConversation, { params: { a, b } }, who.token);

describe('a conversation', () => {
  it('is there, empty, once the request was accepted, with the other one and what was asked', async () => {
    expect(await talkOf(t(), asha, rohan)).toEqual({
      data: [],
      next: null,
      frozen: false,
      read: {
        sequence: 0,
        read_at: null,
      },
      with_profile: expect.objectContaining({
        name: expect.any(String),
        pics: [expect.anything()],
      }),
      request: expect.objectContaining({
        id: request,
        from: rohan.id,
        accepted: true,
      }),
      last_seen: null,
    });
  });

  it('shows when the other one was here last, from ten minutes on', async () => {
    const seen = async () => (await talkOf(t(), asha, rohan)).last_seen;
    await open(rohan, asha.id, rohan.id);
    const { last_active_at: at } = await t()
      .db.selectFrom('profiles')
      .select('last_active_at')
      .where('id', '=', rohan.id)
      .executeTakeFirstOrThrow();
    t().clock.now = new Date(at.getTime() + 10 * 60 * 1000 - 1);
    expect(await seen()).toBeNull();
    t().clock.advance(1);
    expect(await seen()).toBe(at.toISOString());
  });

  it('is the same by either order of the two, and nobody else has it', async () => {
    await say(t(), rohan, asha);
    const [one, other] = [await open(asha, asha.id, rohan.id), await open(asha, rohan.id, asha.id)];
    expect(other.body).toEqual(one.body);
    const stranger = await addPerson(t(), 'female');
    for (const [who, a, b] of [
      [stranger, asha.id, rohan.id],
      [asha, asha.id, asha.id],
      [asha, asha.id, randomUUID()],
      [asha, asha.id, stranger.id],
    ] as const)
      expect((await open(who, a, b)).status).toBe(404);
  });

  it('is empty for two who may ask each other, and tells of a request that waits', async () => {
    const pair = await addPair(t(), { accept: false });
    const talk = await talkOf(t(), pair.asha, pair.rohan);
    expect(talk).toMatchObject({ data: [], frozen: false, request: { accepted: false } });
    expect(talk).toMatchObject({ last_seen: null });
    const stranger = await addPerson(t(), 'male');
    expect(await talkOf(t(), pair.asha, stranger)).toMatchObject({ data: [], request: null });
  });

  it('is read down from the latest in pages, and up from any message, without a gap or a repeat', async () => {
    await sayMany(120);
    const down: number[] = [];
    let page = await talkOf(t(), asha, rohan);
    expect(page.data).toHaveLength(50);
    for (;;) {
      down.unshift(...page.data.map(({ sequence }) => sequence));
      if (page.next === null) break;
      page = await talkOf(t(), asha, rohan, { before: page.next });
    }
    const all = Array.from({ length: 120 }, (_, at) => at + 1);
    expect(down).toEqual(all);
    const up: number[] = [];
    let since: number | null = 0;
    while (since !== null) {
      const next = await talkOf(t(), asha, rohan, { since });
      up.push(...next.data.map(({ sequence }) => sequence));
      since = next.next;
    }
    expect(up).toEqual(all);
    expect((await talkOf(t(), asha, rohan, { since: 120 })).data).toEqual([]);
    expect((await talkOf(t(), asha, rohan, { before: 1 })).data).toEqual([]);
    const far = { before: 9e15, since: 118 };
    expect((await talkOf(t(), asha, rohan, far)).data.map(({ sequence }) => sequence)).toEqual([
      119, 120,
    ]);
    expect((await talkOf(t(), asha, rohan, { since: 9e15 })).data).toEqual([]);
  });

  it('can be read on when the request was taken back; an empty one goes', async () => {
    await say(t(), rohan, asha);
    const empty = await addPair(t());
    for (const { who, id } of [
      { who: rohan, id: request },
      { who: empty.rohan, id: empty.request },
    ])
      await send(t(), cancelChatRequest, { params: { id } }, who.token);
    expect(await talkOf(t(), asha, rohan)).toMatchObject({
      data: [{ sequence: 1 }],
      frozen: false,
      request: null,
    });
    const threads = await t().db.selectFrom('threads').select('a_id').execute();
    expect(threads.some(({ a_id }) => [empty.asha.id, empty.rohan.id].includes(a_id))).toBe(false);
  });

  it('stays with whoever was accepted again', async () => {
    await say(t(), rohan, asha);
    for (const accepted of [false, true, true]) await answer(t(), asha, request, accepted);
    expect((await say(t(), rohan, asha)).body['data']).toMatchObject({ sequence: 2 });
    expect((await talkOf(t(), asha, rohan)).data).toHaveLength(2);
  });
});

describe('reading', () => {
  it('marks messages up to a sequence for both, counts what is left, and never goes back', async () => {
    await sayMany(5);
    await say(t(), asha, rohan);
    heard.clear();
    t().clock.advance(1000);
    const read_at = t().clock.read().toISOString();
    expect((await read(t(), asha, rohan, 3)).body).toEqual({ data: { chat_count: 2 } });
    const reported = { by: asha.id, with: rohan.id, sequence: 3, read_at };
    expect(heard.take(rohan, 'read')).toEqual([reported]);
    expect(heard.take(asha, 'read')).toEqual([reported]);
    expect(heard.take(asha, 'publish')).toEqual([{ chat_count: 2 }]);
    expect(heard.takeNames(rohan)).toEqual([]);
    const marks = [read_at, read_at, read_at, null, null, null];
    for (const who of [asha, rohan]) {
      const talk = await talkOf(t(), who, who === asha ? rohan : asha);
      expect(talk.data.map((one) => one.read_at)).toEqual(marks);
    }
    expect((await talkOf(t(), rohan, asha)).read).toEqual({ sequence: 3, read_at });
    expect((await talkOf(t(), asha, rohan)).read).toEqual({ sequence: 0, read_at: null });
    t().clock.advance(1000);
    for (const sequence of [3, 1, 0]) await read(t(), asha, rohan, sequence);
    expect((await talkOf(t(), rohan, asha)).read).toEqual({ sequence: 3, read_at });
    expect(heard.takeNames(asha)).toEqual([]);
  });

  it('goes as far as there are messages', async () => {
    await sayMany(2);
    expect((await read(t(), asha, rohan, 9e15)).body).toEqual({ data: { chat_count: 0 } });
    expect(heard.take(rohan, 'read')).toMatchObject([{ sequence: 2 }]);
    await say(t(), rohan, asha);
    expect((await read(t(), asha, rohan, 2)).body).toEqual({ data: { chat_count: 1 } });
  });

  it('at the same time on several devices is told once for each step', async () => {
    await sayMany(10);
    heard.clear();
    const marks = [4, 10, 7, 10, 10, 2];
    await Promise.all(marks.map((sequence) => read(t(), asha, rohan, sequence)));
    const reported = heard.take(rohan, 'read').map(({ sequence }) => sequence);
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(new Set(reported).size).toBe(reported.length);
    expect(reported.at(-1)).toBe(10);
  });

  it('is of one’s own conversations', async () => {
    const stranger = await addPerson(t(), 'male');
    expect((await read(t(), asha, stranger, 1)).status).toBe(404);
    expect((await read(t(), asha, { id: randomUUID() }, 1)).status).toBe(404);
    const body = { with: rohan.id, sequence: 1 };
    expect((await send(t(), markRead, { body })).status).toBe(401);
    expect(
      (await send(t(), markRead, { body: { ...body, sequence: -1 } }, asha.token)).status,
    ).toBe(422);
  });
});

describe('a block', () => {
  it('leaves a conversation to be read by both, and says to nobody who made it', async () => {
    await sayMany(2);
    await block(t(), asha, rohan);
    heard.clear();
    const hers = await talkOf(t(), asha, rohan);
    expect(hers).toMatchObject({ data: [{}, {}], frozen: true, request: null });
    expect(hers.with_profile).toEqual({
      name: 'Rohan',
      lastName: '',
      pics: [],
      primary_profile_pic: null,
    });
    const his = await talkOf(t(), rohan, asha);
    expect(his).toMatchObject({ data: [{}, {}], frozen: true, with_profile: null, request: null });
    // Whom the staff has hidden looks no different.
    await send(t(), unblockProfile, { body: { profileId: rohan.id } }, asha.token);
    const hide = t().db.updateTable('profiles').set({ state: 'hidden' }).where('id', '=', asha.id);
    await hide.execute();
    expect(await talkOf(t(), rohan, asha)).toEqual(his);
  });

  it('keeps a conversation that nobody began for whoever made it: empty, with the first name', async () => {
    const pair = await addPair(t(), { accept: false });
    await block(t(), pair.asha, pair.rohan);
    expect(await talkOf(t(), pair.asha, pair.rohan)).toEqual({
      data: [],
      next: null,
      frozen: true,
      request: null,
      last_seen: null,
      with_profile: {
        name: 'Rohan',
        lastName: '',
        pics: [],
        primary_profile_pic: null,
      },
      read: {
        sequence: 0,
        read_at: null,
      },
    });
    expect((await open(pair.rohan, pair.asha.id, pair.rohan.id)).status).toBe(404);
    // Of somebody whom the staff has hidden nothing is told.
    const profiles = t().db.updateTable('profiles').set({ state: 'hidden' });
    await profiles.where('id', '=', pair.rohan.id).execute();
    expect((await open(pair.asha, pair.asha.id, pair.rohan.id)).status).toBe(404);
  });

  it('stops the read marks where they stand, for both, and nothing in it calls for attention', async () => {
    await sayMany(3);
    await block(t(), asha, rohan);
    heard.clear();
    expect((await read(t(), asha, rohan, 3)).body).toEqual({ data: { chat_count: 0 } });
    expect([heard.takeNames(rohan), heard.takeNames(asha)]).toEqual([[], []]);
    expect((await talkOf(t(), rohan, asha)).read).toEqual({ sequence: 0, read_at: null });
    await send(t(), unblockProfile, { body: { profileId: rohan.id } }, asha.token);
    expect((await read(t(), asha, rohan, 0)).body).toEqual({ data: { chat_count: 3 } });
    expect((await say(t(), rohan, asha)).body['data']).toMatchObject({ sequence: 4 });
  });
});
