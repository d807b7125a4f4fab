import { randomUUID } from 'node:crypto';
import {
  answerChatRequest,
  cancelChatRequest,
  ChatRequest,
  listChatRequests,
  sendChatRequest,
} from 'shared-contracts/calls/engagement';
import { listThreads } from 'shared-contracts/calls/messaging';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' } });
});

const ask = (from: TestMember, to: { id: string }, change: object = {}) => {
  const body = { to: to.id, accepted: false, declined: false, ...change };
  return send(t(), sendChatRequest, { body }, from.token);
};
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { id: string }).id;
const answer = (who: TestMember, id: string, accepted: boolean, declined = !accepted) =>
  send(t(), answerChatRequest, { params: { id }, body: { accepted, declined } }, who.token);
const cancel = (who: TestMember, id: string) =>
  send(t(), cancelChatRequest, { params: { id } }, who.token);
const list = async (
  who: TestMember,
  query: { accepted?: 'true' | 'false'; from?: number } = {},
) => {
  const { body } = await send(t(), listChatRequests, { query }, who.token);
  return body['data'] as { data: { id: string }[]; next: string | null; prev: string | null };
};

describe('a chat request', () => {
  it('reaches its recipient once, with both cards and exactly the keys of the contract', async () => {
    const reply = await ask(rohan, asha);
    expect(reply.body['data']).toMatchObject({
      from: rohan.id,
      from_profile: { name: 'Rohan' },
      to: asha.id,
      to_profile: { name: 'Asha' },
      accepted: false,
      declined: false,
    });
    expect(Object.keys(reply.body['data'] as object).toSorted()).toEqual(
      Object.keys(ChatRequest.shape).toSorted(),
    );
    expect((await list(asha)).data).toEqual([reply.body['data']]);
    expect((await list(rohan)).data).toEqual([]);
    expect(await ask(rohan, asha)).toMatchObject({
      status: 409,
      body: { code: 'chatRequest.alreadySent' },
    });
  });

  it('is one, however often it is sent at the same time', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(rohan, asha)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await list(asha)).data).toHaveLength(1);
  });

  it('is one, where two people ask each other at the same time', async () => {
    const replies = await Promise.all([ask(rohan, asha), ask(asha, rohan)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('leaves the conversation to whoever was accepted, though the other one takes a request back', async () => {
    const first = idOf(await ask(rohan, asha));
    await answer(asha, first, false);
    const second = idOf(await ask(asha, rohan));
    expect((await answer(asha, first, true)).status).toBe(200);
    expect((await cancel(asha, second)).status).toBe(200);
    const { body } = await send(t(), listThreads, {}, rohan.token);
    expect((body['data'] as { data: object[] }).data).toHaveLength(1);
  });

  it('is not asked back while it waits or was accepted, but after declining it', async () => {
    const id = idOf(await ask(rohan, asha));
    expect((await ask(asha, rohan)).status).toBe(409);
    await answer(asha, id, true);
    expect((await ask(asha, rohan)).status).toBe(409);
    await answer(asha, id, false);
    expect((await ask(asha, rohan)).status).toBe(200);
  });

  it.each(['accepted', 'declined'] as const)('is not %s by whoever sends it', async (field) => {
    const reply = await ask(rohan, asha, { [field]: true });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
    expect((await list(asha)).data).toEqual([]);
  });

  it('is accepted or declined by its recipient only, one or the other', async () => {
    const id = idOf(await ask(rohan, asha));
    for (const who of [rohan, await addPerson(t(), 'female')])
      expect(await answer(who, id, true)).toMatchObject({
        status: 404,
        body: { code: 'chatRequest.notFound' },
      });
    for (const both of [true, false]) expect((await answer(asha, id, both, both)).status).toBe(422);
    expect((await answer(asha, id, true)).body['data']).toMatchObject({ accepted: true });
    expect((await list(asha)).data).toEqual([]);
    expect((await list(asha, { accepted: 'true' })).data).toMatchObject([{ id }]);
    expect((await answer(asha, id, false)).body['data']).toMatchObject({ declined: true });
    expect((await list(asha, { accepted: 'true' })).data).toEqual([]);
    expect((await answer(asha, 'x', true)).status).toBe(404);
  });

  it('is taken back by its sender only, and only hidden once it was declined', async () => {
    const id = idOf(await ask(rohan, asha));
    for (const who of [asha, await addPerson(t(), 'male')])
      expect((await cancel(who, id)).status).toBe(404);
    expect((await cancel(rohan, id)).body).toEqual({ data: { id } });
    expect((await cancel(rohan, id)).status).toBe(404);
    const again = idOf(await ask(rohan, asha));
    await answer(asha, again, false);
    const sent = () => send(t(), listChatRequests, { query: { type: 'sent' } }, rohan.token);
    expect((await sent()).body).toMatchObject({ data: { data: [{ id: again }] } });
    expect((await cancel(rohan, again)).status).toBe(200);
    expect((await sent()).body).toMatchObject({ data: { data: [] } });
    expect((await cancel(rohan, again)).status).toBe(404);
    expect((await ask(rohan, asha)).status).toBe(409);
    expect((await answer(asha, again, true)).status).toBe(404);
    expect((await cancel(rohan, 'x')).status).toBe(404);
  });

  it('reaches nobody who cannot be seen, and is out of sight in a block', async () => {
    const paused = await addPerson(t(), 'female', { profile: { state: 'paused' } });
    const nobody = { id: randomUUID() };
    for (const whom of [paused, nobody, rohan, await addPerson(t(), 'male')])
      expect((await ask(rohan, whom)).status).toBe(404);
    const id = idOf(await ask(rohan, asha));
    await t()
      .db.insertInto('blocks')
      .values({ blocker_id: asha.id, blocked_id: rohan.id })
      .execute();
    expect((await list(asha)).data).toEqual([]);
    expect((await answer(asha, id, true)).status).toBe(404);
  });
});

describe('received chat requests', () => {
  it('come newest first from an offset, in pages of 20', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      t().clock.advance(1000);
      ids.unshift(idOf(await ask(await addPerson(t(), 'male'), asha)));
    }
    const first = await list(asha, { accepted: 'false', from: 0 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect([first.next, first.prev]).toEqual(['20', null]);
    const second = await list(asha, { from: 20 });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(20));
    expect([second.next, second.prev]).toEqual([null, '0']);
    expect((await list(asha, { from: 9_000_000_000 })).data).toEqual([]);
    const bad = await send(t(), listChatRequests, { query: { from: -1 } }, asha.token);
    expect(bad.status).toBe(422);
  });

  it('are empty without a profile, and closed to visitors', async () => {
    expect((await list(await addMember(t()))).data).toEqual([]);
    expect((await send(t(), listChatRequests, {})).status).toBe(401);
  });
});
