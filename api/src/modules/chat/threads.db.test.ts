import { deleteAccount } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { sendChatRequest } from 'shared-contracts/calls/engagement';
import { listThreads } from 'shared-contracts/calls/messaging';
import { saveDraft } from 'shared-contracts/calls/own-profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../../proof/harness/invariants/invariants.ts';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPair, answer, block, read, say, talkOf } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
});

/** Somebody whom Asha has accepted. */
async function addFriend(name: string): Promise<TestMember> {
  const friend = await addPerson(t(), 'male', { profile: { name }, pics: [`${name}-photo`] });
  const body = { to: asha.id, accepted: false, declined: false };
  const requested = await send(t(), sendChatRequest, { body }, friend.token);
  t().clock.advance(1000);
  await answer(t(), asha, (requested.body['data'] as { id: string }).id, true);
  return friend;
}

async function threads(query: { limit?: number; offset?: number } = {}, who = asha) {
  const { body } = await send(t(), listThreads, { query }, who.token);
  return (body as CallReply<typeof listThreads>).data;
}

describe('the list of conversations', () => {
  it('begins with the acceptance, and has the latest word first with what is unread', async () => {
    expect(await threads()).toEqual({ data: [], total: 0 });
    const rohan = await addFriend('Rohan');
    const amit = await addFriend('Amit');
    expect((await threads()).data.map((one) => one.with_profile.name)).toEqual(['Amit', 'Rohan']);
    t().clock.advance(1000);
    await say(t(), rohan, asha, 'Namaste');
    await say(t(), rohan, asha, 'How are you?');
    const { data, total } = await threads();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { with: rohan.id, unread: 2, frozen: false, last: { sequence: 2, message: 'How are you?' } },
      { with: amit.id, unread: 0, frozen: false, last: null },
    ]);
    expect(data[0]?.with_profile.pics).toHaveLength(1);
    const [his] = (await threads({}, rohan)).data;
    expect(his).toMatchObject({ with: asha.id, unread: 0, last: { read_at: null } });
    await read(t(), asha, rohan, 2);
    expect((await threads()).data[0]).toMatchObject({ unread: 0 });
    expect((await threads({}, rohan)).data[0]?.last?.read_at).not.toBeNull();
  });

  it('counts what the other wrote, not what one answered from another device meanwhile', async () => {
    const rohan = await addFriend('Rohan');
    await say(t(), rohan, asha);
    await say(t(), asha, rohan);
    await say(t(), rohan, asha);
    expect((await threads()).data[0]).toMatchObject({ unread: 2, last: { sequence: 3 } });
    expect((await read(t(), asha, rohan, 2)).body).toEqual({ data: { chat_count: 1 } });
  });

  it('comes in pages', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await addFriend(name);
    const names = async (query: object) =>
      (await threads(query)).data.map((one) => one.with_profile.name).join('');
    expect([
      await names({ limit: 2 }),
      await names({ limit: 2, offset: 2 }),
      await names({ limit: 2, offset: 4 }),
      await names({ limit: 2, offset: 6 }),
    ]).toEqual(['ED', 'CB', 'A', '']);
    expect((await threads({ limit: 2, offset: 6 })).total).toBe(5);
  });

  it('keeps a frozen conversation in its place: nameless for whom a block is against', async () => {
    const rohan = await addFriend('Rohan');
    await say(t(), rohan, asha, 'Namaste');
    await block(t(), rohan, asha);
    const nameless = { name: '', lastName: '', pics: [], primary_profile_pic: null };
    expect((await threads()).data).toMatchObject([
      { with: rohan.id, frozen: true, unread: 0, last: { message: 'Namaste' } },
    ]);
    expect((await threads()).data[0]?.with_profile).toEqual(nameless);
    expect((await threads({}, rohan)).data[0]).toMatchObject({ frozen: true });
    expect((await threads({}, rohan)).data[0]?.with_profile).toEqual({ ...nameless, name: 'Asha' });
  });

  it('goes with an account, and the drafts about it too; a pause changes nothing', async () => {
    const rohan = await addFriend('Rohan');
    await say(t(), rohan, asha, 'Namaste');
    const draft = { params: { key: `chat:${rohan.id}` }, body: { content: 'Half a sen' } };
    expect((await send(t(), saveDraft, draft, asha.token)).status).toBe(200);
    await t()
      .db.updateTable('profiles')
      .set({ state: 'paused' })
      .where('id', '=', rohan.id)
      .execute();
    expect((await threads()).data[0]).toMatchObject({
      with_profile: { name: 'Rohan' },
      frozen: false,
    });
    expect((await talkOf(t(), asha, rohan)).request).toMatchObject({ accepted: true });
    await send(t(), deleteAccount, { body: {} }, rohan.token);
    expect(await threads()).toEqual({ data: [], total: 0 });
    const drafts = t().db.selectFrom('drafts').selectAll().where('profile_id', '=', asha.id);
    expect(await drafts.execute()).toEqual([]);
  });

  it("is a member's own", async () => {
    expect((await send(t(), listThreads, {})).status).toBe(401);
    expect(await threads({}, await addMember(t()))).toEqual({ data: [], total: 0 });
    const { status } = await send(t(), listThreads, { query: { limit: 101 } }, asha.token);
    expect(status).toBe(422);
  });
});

it('leaves counts, marks and sequences that agree', async () => {
  const { asha: her, rohan: him } = await addPair(t());
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await (at % 2 === 0 ? say(t(), him, her) : say(t(), her, him));
      await read(t(), at % 3 === 0 ? her : him, at % 3 === 0 ? him : her, at);
    }),
  );
  const broken = await brokenInvariants(t().db);
  expect(
    Object.keys(broken).filter((sentence) => /conversation|unread|read/.test(sentence)),
  ).toEqual([]);
});
