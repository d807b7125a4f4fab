import {
  addBookmark,
  answerInterest,
  cancelChatRequest,
  removeInterest,
  sendChatRequest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import type { TestMember } from '../../../test/members.ts';
import { answer, block, say } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
const heard = useHeardPushes(t);
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
});

const idOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { id: string }).id;
const like = () => send(t(), sendInterest, { body: { to: asha.id } }, rohan.token);
const ask = () => {
  const body = { to: asha.id, accepted: false, declined: false };
  return send(t(), sendChatRequest, { body }, rohan.token);
};
/** Lists that both were told of, the same for either, and nothing but lists. */
function toldBoth(): string[][] {
  const [hers, his] = [heard.take(asha, 'changed'), heard.take(rohan, 'changed')];
  expect(his).toEqual(hers);
  expect([heard.takeNames(asha), heard.takeNames(rohan)]).toEqual([[], []]);
  return hers.map(({ lists }) => lists);
}

const INTERESTS = [['interests', 'profiles']];
const REQUESTS = [['chat_requests', 'threads', 'profiles']];

describe('both hear which lists changed', () => {
  it('when an interest is sent, answered and taken back', async () => {
    const id = idOf(await like());
    expect(toldBoth()).toEqual(INTERESTS);
    const update = { accepted: true, declined: false };
    const answered = { params: { id }, body: { to: asha.id, update } };
    await send(t(), answerInterest, answered, asha.token);
    expect(toldBoth()).toEqual(INTERESTS);
    await send(t(), removeInterest, { params: { id } }, rohan.token);
    expect(toldBoth()).toEqual(INTERESTS);
  });

  it('when a chat request is sent, answered and taken back', async () => {
    const id = idOf(await ask());
    expect(toldBoth()).toEqual(REQUESTS);
    await answer(t(), asha, id, true);
    expect(toldBoth()).toEqual(REQUESTS);
    await send(t(), cancelChatRequest, { params: { id } }, rohan.token);
    expect(toldBoth()).toEqual(REQUESTS);
  });

  it('when a block comes and goes, with new counts and without a name', async () => {
    const id = idOf(await ask());
    await answer(t(), asha, id, true);
    await say(t(), asha, rohan);
    heard.clear();
    const all = [{ lists: ['interests', 'chat_requests', 'threads', 'profiles'] }];
    await block(t(), asha, rohan);
    expect([heard.take(asha, 'changed'), heard.take(rohan, 'changed')]).toEqual([all, all]);
    expect(heard.take(rohan, 'publish')).toEqual([{ chat_count: 0 }]);
    await block(t(), asha, rohan);
    expect(heard.take(rohan, 'changed')).toEqual([]);
    await send(t(), unblockProfile, { body: { profileId: rohan.id } }, asha.token);
    expect(heard.take(rohan, 'changed')).toEqual(all);
    expect(heard.take(rohan, 'publish')).toEqual([{ chat_count: 1 }]);
  });
});

describe('nobody hears', () => {
  it('what is done behind a block', async () => {
    const [interest, request] = [idOf(await like()), idOf(await ask())];
    await block(t(), asha, rohan);
    heard.clear();
    await send(t(), removeInterest, { params: { id: interest } }, rohan.token);
    await send(t(), cancelChatRequest, { params: { id: request } }, rohan.token);
    expect(heard.take(rohan, 'changed')).toHaveLength(2);
    expect(heard.takeNames(asha)).toEqual([]);
  });

  it('what was refused, and who was saved', async () => {
    await like();
    heard.clear();
    expect((await like()).status).toBe(424);
    const bookmark = { bookmark: { to: asha.id } };
    expect((await send(t(), addBookmark, { body: bookmark }, rohan.token)).status).toBe(200);
    expect(toldBoth()).toEqual([]);
  });
});
