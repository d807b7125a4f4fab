import { sql } from 'kysely';
import type { CallReply } from 'shared-contracts/calls/call';
import {
  answerInterest,
  cancelChatRequest,
  listInterests,
  sendChatRequest,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import type { TestMember } from '../../../test/members.ts';
import { answer, block, say, talkOf } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';
import { setOpener } from './ask-with-answer.ts';
import { lockPair } from './requests.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const t = useApp();
const heard = useHeardPushes(t);
let asha: TestMember;
let rohan: TestMember;
let interest: string;

/** Rohan sent Asha an interest. */
beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' } });
  const sent = await send(t(), sendInterest, { body: { to: asha.id } }, rohan.token);
  interest = (sent.body as CallReply<typeof sendInterest>).data.id;
  heard.clear();
});

function accept(chat?: { message?: string }) {
  const update = { accepted: true, declined: false };
  const body = { to: asha.id, update, ...(chat ? { chat } : {}) };
  return send(t(), answerInterest, { params: { id: interest }, body }, asha.token);
}

const ask = (from: TestMember, to: TestMember, message?: string) => {
  const body = { to: to.id, accepted: false, declined: false, ...(message ? { message } : {}) };
  return send(t(), sendChatRequest, { body }, from.token);
};

const wordsOf = async (reader: TestMember, other: TestMember) =>
  (await talkOf(t(), reader, other)).data.map(({ from, message }) => [from, message]);

it('knows when its recipient answered, and tells nobody else', async () => {
  const listed = async (who: TestMember, type: 'received' | 'sent') => {
    const reply = await send(t(), listInterests, { query: { type } }, who.token);
    return (reply.body as CallReply<typeof listInterests>).data.data[0];
  };
  expect(await listed(asha, 'received')).toMatchObject({ answered_at: null });
  await accept();
  const now = t().clock.read().toISOString();
  expect(await listed(asha, 'received')).toMatchObject({ answered_at: now });
  // The same answer again is no new one.
  t().clock.advance(DAY_MS);
  await accept();
  expect(await listed(asha, 'received')).toMatchObject({ answered_at: now });
  expect(await listed(rohan, 'sent')).not.toHaveProperty('answered_at');
});

describe('an interest that is accepted with a chat', () => {
  it('sends the request of who accepts, and without it none', async () => {
    expect((await accept()).status).toBe(200);
    expect((await talkOf(t(), rohan, asha)).request).toBeNull();
    expect((await accept({})).status).toBe(200);
    const { request } = await talkOf(t(), rohan, asha);
    expect(request).toMatchObject({ from: asha.id, accepted: false, declined: false });
    expect(heard.take(rohan, 'changed').at(-1)).toMatchObject({
      lists: expect.arrayContaining(['interests', 'chat_requests']),
    });
  });

  it('keeps the words from everybody but their sender until the other one says yes', async () => {
    await accept({ message: 'Namaskar Rohan' });
    await accept({ message: ' Namaskar Rohan, how are you? ' });
    const mine = await talkOf(t(), asha, rohan);
    expect(mine.request?.opener).toBe('Namaskar Rohan, how are you?');
    const theirs = await talkOf(t(), rohan, asha);
    expect(theirs.data).toEqual([]);
    expect(theirs.request).not.toHaveProperty('opener');
    expect(JSON.stringify(theirs)).not.toContain('Namaskar');
    heard.clear();
    await answer(t(), rohan, mine.request?.id ?? '', true);
    const words = [[asha.id, 'Namaskar Rohan, how are you?']];
    expect(await wordsOf(rohan, asha)).toEqual(words);
    expect(heard.take(rohan, 'message')).toHaveLength(1);
    expect(heard.take(asha, 'message')).toHaveLength(1);
    // Once, also when the answer is given again.
    await answer(t(), rohan, mine.request?.id ?? '', true);
    expect(await wordsOf(asha, rohan)).toEqual(words);
    expect((await talkOf(t(), asha, rohan)).request).not.toHaveProperty('opener');
  });

  it('stores the words once when they are sent again after the yes, and other words besides', async () => {
    await accept({ message: 'Namaskar Rohan' });
    const { request } = await talkOf(t(), asha, rohan);
    await answer(t(), rohan, request?.id ?? '', true);
    await accept({ message: 'Namaskar Rohan' });
    await accept({ message: 'When do you have time?' });
    expect(await wordsOf(rohan, asha)).toEqual([
      [asha.id, 'Namaskar Rohan'],
      [asha.id, 'When do you have time?'],
    ]);
  });

  it('is accepted by a reply, before which the words stand', async () => {
    await accept({ message: 'Namaskar Rohan' });
    expect((await say(t(), asha, rohan, 'Hello?')).status).toBe(403);
    const reply = await say(t(), rohan, asha, 'Namaskar Asha');
    expect(reply).toMatchObject({ status: 200, body: { data: { sequence: 2 } } });
    expect(await wordsOf(asha, rohan)).toEqual([
      [asha.id, 'Namaskar Rohan'],
      [rohan.id, 'Namaskar Asha'],
    ]);
    expect((await say(t(), asha, rohan, 'Hello!')).status).toBe(200);
  });

  it('accepts what the other one asked, words and all', async () => {
    await ask(rohan, asha, 'Namaste from me');
    await accept({ message: 'Namaskar Rohan' });
    await accept({ message: 'Namaskar Rohan' });
    expect((await talkOf(t(), rohan, asha)).request).toMatchObject({ accepted: true });
    expect(await wordsOf(rohan, asha)).toEqual([
      [rohan.id, 'Namaste from me'],
      [asha.id, 'Namaskar Rohan'],
    ]);
  });

  it('asks nothing of somebody who declined to chat, or of whom a block keeps apart', async () => {
    const asked = await ask(asha, rohan, 'Namaste');
    const { id } = (asked.body as CallReply<typeof sendChatRequest>).data;
    await answer(t(), rohan, id, false);
    expect((await accept()).status).toBe(200);
    expect((await accept({})).status).toBe(200);
    // Words that can be stored nowhere are refused.
    expect(await accept({ message: 'Please' })).toMatchObject({
      status: 409,
      body: { code: 'chatRequest.alreadySent' },
    });
    const { request } = await talkOf(t(), asha, rohan);
    expect(request).toMatchObject({ declined: true, opener: 'Namaste' });
    await block(t(), rohan, asha);
    expect((await accept({ message: 'Please' })).status).toBe(404);
  });

  it.runIf(inject('templateDatabase').kind === 'postgres')(
    'stores its words with a request before the same request is withdrawn',
    async () => {
      const asked = await ask(asha, rohan);
      const { id } = (asked.body as CallReply<typeof sendChatRequest>).data;
      const params = { id };
      const { db } = t();
      const withdrawn = await db.transaction().execute(async (trx) => {
        await lockPair(trx, asha.id, rohan.id);
        const cancelling = send(t(), cancelChatRequest, { params }, asha.token);
        const first = await Promise.race([cancelling, isWaited()]);
        expect(first).toBe('waits');
        await setOpener(trx, id, 'Namaskar Rohan');
        return { cancelling };
      });
      expect((await withdrawn.cancelling).status).toBe(200);
      expect((await talkOf(t(), asha, rohan)).request).toBeNull();

      /** Resolves once a transaction waits for the lock of two people. */
      async function isWaited(): Promise<'waits'> {
        const { rows } = await sql`
          select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(
          db,
        );
        return rows.length > 0 ? 'waits' : isWaited();
      }
    },
  );

  it('forgets the words of a request that was declined and then withdrawn', async () => {
    const asked = await ask(asha, rohan, 'Namaste');
    const { id } = (asked.body as CallReply<typeof sendChatRequest>).data;
    await answer(t(), rohan, id, false);
    expect((await send(t(), cancelChatRequest, { params: { id } }, asha.token)).status).toBe(200);
    const row = t().db.selectFrom('chat_requests').select('opener').where('id', '=', id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ opener: null });
  });

  it('ends with a decline, which takes back the request that waits', async () => {
    await accept({ message: 'Namaskar Rohan' });
    heard.clear();
    const update = { accepted: false, declined: true };
    const body = { to: asha.id, update };
    await send(t(), answerInterest, { params: { id: interest }, body }, asha.token);
    expect((await talkOf(t(), rohan, asha)).request).toBeNull();
    expect((await say(t(), rohan, asha, 'Namaskar Asha')).status).toBe(403);
    expect(heard.take(rohan, 'changed').at(-1)).toMatchObject({
      lists: expect.arrayContaining(['interests', 'chat_requests']),
    });
  });

  it('is refused with a decline, and with words that nobody sees', async () => {
    const params = { id: interest };
    const update = { accepted: false, declined: true };
    const declined = { to: asha.id, update, chat: {} };
    expect(await send(t(), answerInterest, { params, body: declined }, asha.token)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'chat' }] },
    });
    expect((await accept({ message: ' ​ ' })).status).toBe(422);
  });
});

describe('a chat request with words', () => {
  it('takes other words while it waits, and no request without', async () => {
    await ask(asha, rohan, 'Namaste');
    expect((await ask(asha, rohan)).status).toBe(409);
    expect((await ask(asha, rohan, 'Namaskar Rohan')).status).toBe(200);
    const { request } = await talkOf(t(), asha, rohan);
    expect(request?.opener).toBe('Namaskar Rohan');
    heard.clear();
    await ask(asha, rohan, 'Namaskar');
    await ask(asha, rohan, 'Namaskar Rohan');
    expect(heard.take(rohan, 'changed')).toEqual([]);
    expect(heard.take(asha, 'changed')).toHaveLength(2);
    await answer(t(), rohan, request?.id ?? '', true);
    expect((await ask(asha, rohan, 'Once more')).status).toBe(409);
    expect(await wordsOf(rohan, asha)).toEqual([[asha.id, 'Namaskar Rohan']]);
  });

  it('is accepted by a reply while the other one answers it too', async () => {
    await ask(asha, rohan, 'Namaste');
    const { request } = await talkOf(t(), asha, rohan);
    const replies = await Promise.all([
      say(t(), rohan, asha, 'One'),
      answer(t(), rohan, request?.id ?? '', true),
      say(t(), rohan, asha, 'Two'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const words = await wordsOf(rohan, asha);
    expect(words[0]).toEqual([asha.id, 'Namaste']);
    expect(words).toHaveLength(3);
  });
});
