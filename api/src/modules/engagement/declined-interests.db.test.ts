import {
  answerInterest,
  listInterests,
  removeInterest,
  sendInterest,
  type Interest,
} from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' }, pics: ['f01a', 'f01b'] });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan', name_devanagari: 'रोहन' } });
});

async function list(who: TestMember, type: 'sent' | 'received' | 'matched') {
  const reply = await send(t(), listInterests, { query: { type } }, who.token);
  expect(reply.status).toBe(200);
  return reply.body['data'] as { data: Interest[] };
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
describe('an interest', () => {
  it('is only hidden from its sender, once it was declined', async () => {
    const id = await sendTo(rohan, asha);
    await answer(asha, id, { accepted: false, declined: true });
    const received = await list(asha, 'received');
    expect((await remove(rohan, id)).body).toEqual({ data: { id } });
    expect((await list(rohan, 'sent')).data).toEqual([]);
    expect(await list(asha, 'received')).toEqual(received);
    const profile = await send(t(), getProfile, { params: { id: asha.id } }, rohan.token);
    expect(profile.body).toMatchObject({ i_am_interested: true, interest_declined: true });
    const again = await send(t(), sendInterest, { body: { to: asha.id } }, rohan.token);
    expect(again).toMatchObject({ status: 424, body: { code: 'interest.alreadySent' } });
    expect((await answer(asha, id, { accepted: true, declined: false })).status).toBe(404);
  });
});

describe('a match', () => {
  it('comes of an interest that is sent after declining, once the other accepts it', async () => {
    const his = await sendTo(rohan, asha);
    await answer(asha, his, { accepted: false, declined: true });
    t().clock.advance(1000);
    const hers = await sendTo(asha, rohan);
    for (const who of [asha, rohan]) expect((await list(who, 'matched')).data).toEqual([]);
    expect((await list(rohan, 'received')).data).toMatchObject([{ id: hers }]);
    await answer(rohan, hers, { accepted: true, declined: false });
    for (const who of [asha, rohan])
      expect((await list(who, 'matched')).data).toMatchObject([{ id: hers, accepted: true }]);
    // To decline again is to decline nothing new: hers stays.
    await answer(asha, his, { accepted: false, declined: true });
    for (const who of [asha, rohan]) expect((await list(who, 'matched')).data).toHaveLength(1);
  });
});
