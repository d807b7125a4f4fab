import { randomUUID } from 'node:crypto';
import { cancelChatRequest } from 'shared-contracts/calls/engagement';
import { MESSAGE_LENGTH } from 'shared-contracts/calls/message-text';
import { sendMessage } from 'shared-contracts/calls/messaging';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPair, answer, block, read, say, talkOf } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp({ messagesAMinute: 60 });
const heard = useHeardPushes(t);
let asha: TestMember;
let rohan: TestMember;
let request: string;

beforeEach(async () => {
  ({ asha, rohan, request } = await addPair(t()));
  heard.clear();
});

const stored = async (from: TestMember) =>
  t()
    .db.selectFrom('messages')
    .select(['sequence', 'client_id', 'body'])
    .where('from_id', '=', from.id)
    .orderBy('sequence')
    .execute();

describe('a message', () => {
  it('is numbered in its thread, told to both, and counted for whom it is for', async () => {
    const { status, body } = await say(t(), rohan, asha, '  Namaste \n', 'phone-1');
    const message = {
      id: expect.any(String),
      sequence: 1,
      client_id: 'phone-1',
      message: 'Namaste',
      from: rohan.id,
      to: asha.id,
      read_at: null,
      created_at: t().clock.read().toISOString(),
    };
    expect({ status, body }).toEqual({ status: 200, body: { data: message } });
    expect(heard.take(asha, 'message')).toEqual([{ message }]);
    expect(heard.take(rohan, 'message')).toEqual([{ message }]);
    expect(heard.take(asha, 'publish')).toEqual([{ chat_count: 1 }]);
    expect(heard.take(rohan, 'publish')).toEqual([]);
    expect((await say(t(), asha, rohan)).body['data']).toMatchObject({ sequence: 2 });
    expect((await say(t(), asha, rohan)).body['data']).toMatchObject({ sequence: 3 });
    expect(heard.take(rohan, 'publish')).toEqual([{ chat_count: 1 }, { chat_count: 2 }]);
  });

  it('sent twice by a device is stored once and answered the same, also when it was read meanwhile', async () => {
    const first = await say(t(), rohan, asha, 'Namaste', 'phone-1');
    const again = await say(t(), rohan, asha, 'Namaste', 'phone-1');
    expect(again).toMatchObject({ status: 200, body: first.body });
    await read(t(), asha, rohan, 1);
    expect((await say(t(), rohan, asha, 'Namaste', 'phone-1')).body['data']).toMatchObject({
      sequence: 1,
      read_at: t().clock.read().toISOString(),
    });
    expect(await stored(rohan)).toHaveLength(1);
    // She may use the same name for a message of hers.
    expect((await say(t(), asha, rohan, 'Namaste', 'phone-1')).status).toBe(200);
  });

  it('keeps its answer when the two were parted after it was stored', async () => {
    const first = await say(t(), rohan, asha, 'Namaste', 'phone-1');
    await block(t(), asha, rohan);
    expect((await say(t(), rohan, asha, 'Namaste', 'phone-1')).body).toEqual(first.body);
    expect((await say(t(), rohan, asha, 'More', 'phone-2')).status).toBe(404);
  });

  it('sent again after a block is pushed to neither', async () => {
    await say(t(), rohan, asha, 'Namaste', 'his-1');
    await say(t(), asha, rohan, 'Namaste', 'hers-1');
    await block(t(), asha, rohan);
    heard.clear();
    expect((await say(t(), rohan, asha, 'Namaste', 'his-1')).status).toBe(200);
    expect((await say(t(), asha, rohan, 'Namaste', 'hers-1')).status).toBe(200);
    expect([...heard.takeNames(asha), ...heard.takeNames(rohan)]).toEqual([]);
  });

  it('has a client id that no other conversation of its sender has', async () => {
    const other = await addPerson(t(), 'female');
    await say(t(), rohan, asha, 'Namaste', 'phone-1');
    const reply = await say(t(), rohan, other, 'Namaste', 'phone-1');
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'client_id' }] } });
    // Without one, each sending is a message.
    for (let time = 0; time < 2; time += 1) await say(t(), asha, rohan, 'Again');
    expect(await stored(asha)).toHaveLength(2);
  });

  it('is numbered without a gap when many are sent at the same time, some of them twice', async () => {
    const sendings = Array.from({ length: 40 }, (_, at) => {
      const [from, to] = at % 2 === 0 ? [rohan, asha] : [asha, rohan];
      return say(t(), from, to, `Message ${at}`, `phone-${at % 30}`);
    });
    const replies = await Promise.all(sendings);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { data } = await talkOf(t(), asha, rohan);
    expect(data.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    const sides = await t()
      .db.selectFrom('thread_people')
      .select('unread')
      .where('profile_id', 'in', [asha.id, rohan.id])
      .execute();
    expect(sides).toEqual([{ unread: 15 }, { unread: 15 }]);
  });
});

it('is never dated before the one above it, whatever the clock of a node says', async () => {
  t().clock.advance(5000);
  const first = await say(t(), rohan, asha);
  t().clock.advance(-3000);
  const second = await say(t(), asha, rohan);
  t().clock.advance(3000);
  const at = ({ body }: typeof first) => (body['data'] as { created_at: string }).created_at;
  expect(at(second)).toBe(at(first));
});

describe('a message is not taken', () => {
  it('before the chat request is accepted, after it was declined, and after it was taken back', async () => {
    const pair = await addPair(t(), { accept: false });
    const refused = { status: 403, body: { code: 'chat.notAccepted' } };
    for (const [from, to] of [
      [pair.rohan, pair.asha],
      [pair.asha, pair.rohan],
    ] as const)
      expect(await say(t(), from, to)).toMatchObject(refused);
    await answer(t(), pair.asha, pair.request, true);
    expect((await say(t(), pair.rohan, pair.asha)).status).toBe(200);
    await answer(t(), pair.asha, pair.request, false);
    expect(await say(t(), pair.rohan, pair.asha)).toMatchObject(refused);

    await send(t(), cancelChatRequest, { params: { id: request } }, rohan.token);
    expect(await say(t(), asha, rohan)).toMatchObject(refused);
    expect(heard.take(asha, 'message')).toEqual([]);
  });

  it('by or from somebody who blocked, whoever it was', async () => {
    await block(t(), asha, rohan);
    const gone = { status: 404, body: { code: 'profile.notFound' } };
    expect(await say(t(), rohan, asha)).toMatchObject(gone);
    expect(await say(t(), asha, rohan)).toMatchObject(gone);
    expect(await stored(asha)).toEqual([]);
  });

  it('by whom the staff has hidden; a pause keeps nobody from those who know them', async () => {
    const set = (state: 'paused' | 'marriage_fixed' | 'hidden') =>
      t().db.updateTable('profiles').set({ state }).where('id', '=', asha.id).execute();
    for (const state of ['paused', 'marriage_fixed'] as const) {
      await set(state);
      expect((await say(t(), rohan, asha)).status).toBe(200);
      expect((await say(t(), asha, rohan)).status).toBe(200);
    }
    await set('hidden');
    expect((await say(t(), rohan, asha)).status).toBe(404);
    expect((await say(t(), asha, rohan)).status).not.toBe(200);
  });

  it.each([
    ['nobody', () => Promise.resolve({ id: randomUUID() })],
    ['oneself', () => Promise.resolve(rohan)],
    ['the same side', () => addPerson(t(), 'male')],
    ['a stranger who paused', () => addPerson(t(), 'female', { profile: { state: 'paused' } })],
  ])('to %s', async (_, whom) => {
    expect(await say(t(), rohan, await whom())).toMatchObject({ status: 404 });
  });

  it('from somebody without a profile or a session', async () => {
    expect((await say(t(), await addMember(t()), asha)).status).toBe(404);
    const body = { to: asha.id, message: 'Namaste' };
    expect((await send(t(), sendMessage, { body })).status).toBe(401);
  });

  it('beyond so many a minute, and then says when', async () => {
    const sendings = Array.from({ length: 63 }, (_, at) => say(t(), rohan, asha, `Message ${at}`));
    const late = (await Promise.all(sendings)).filter(({ status }) => status === 429);
    expect(late).toHaveLength(3);
    expect(late[0]).toMatchObject({
      body: { code: 'request.tooMany' },
      headers: { 'retry-after': '60' },
    });
    expect((await say(t(), asha, rohan)).status).toBe(200);
    t().clock.advance(60_000);
    expect((await say(t(), rohan, asha)).status).toBe(200);
  });
});

describe('the text of a message', () => {
  it.each([
    ['as long as may be', 'म'.repeat(MESSAGE_LENGTH)],
    ['as many emoji', '🌸'.repeat(MESSAGE_LENGTH)],
    ['joined letters and families', 'क्\u200dष र्\u200d 👨‍👩‍👧'],
    ['lines and tabs', 'one\n\n\ttwo'],
  ])('is taken: %s', async (_, text) => {
    expect((await say(t(), rohan, asha, text)).body['data']).toMatchObject({ message: text });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u00a0\u3000 '],
    ['what cannot be seen', '\u200b\u200d\ufeff\u2060'],
    ['one character too many', 'म'.repeat(MESSAGE_LENGTH + 1)],
    ['an emoji too many', '🌸'.repeat(MESSAGE_LENGTH + 1)],
  ])('is refused: %s', async (_, text) => {
    const reply = await say(t(), rohan, asha, text);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'message' }] } });
  });

  it.each([
    ['line ends of other systems', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['control characters', 'a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
    ['half a character', 'a\ud800b🌸', 'a\ufffdb🌸'],
  ])('loses %s and nothing beside them', async (_, text, message) => {
    expect((await say(t(), rohan, asha, text)).body['data']).toMatchObject({ message });
  });

  it('is refused under a client id that is none', async () => {
    for (const client_id of ['', 'x'.repeat(65)])
      expect((await say(t(), rohan, asha, 'Namaste', client_id)).status).toBe(422);
    expect((await say(t(), rohan, asha, 'Namaste', 'a\u0000')).status).toBe(422);
  });
});
