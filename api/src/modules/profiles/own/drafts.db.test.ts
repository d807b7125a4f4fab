import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { MOST_DRAFTS } from './drafts.rules.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female');
});

const save = (key: string, content: unknown, who = asha) =>
  send(t(), saveDraft, { params: { key }, body: { content } }, who.token);
const read = async (key: string, who = asha) =>
  (await send(t(), getDraft, { params: { key } }, who.token)).body;
const drop = (key: string, who = asha) => send(t(), deleteDraft, { params: { key } }, who.token);

describe('a draft', () => {
  it('is kept until it is thrown away, the last one saved, with its time', async () => {
    expect(await read('profile')).toEqual({ data: null });
    const form = { aboutme: 'मला "जुनी" घरं\nआवडतात', height: 160, kept: [1, null, true] };
    const saved_at = t().clock.read().toISOString();
    expect((await save('profile', form)).body).toEqual({ data: { content: form, saved_at } });
    expect(await read('profile')).toEqual({ data: { content: form, saved_at } });
    t().clock.advance(5000);
    const later = t().clock.read().toISOString();
    await save('profile', 'half a sen');
    expect(await read('profile')).toEqual({ data: { content: 'half a sen', saved_at: later } });
    expect((await drop('profile')).body).toEqual({ data: null });
    expect((await drop('profile')).status).toBe(200);
    expect(await read('profile')).toEqual({ data: null });
  });

  it.each([null, 0, '', false, [], {}])('can hold %j', async (content) => {
    await save('profile', content);
    expect(await read('profile')).toMatchObject({ data: { content } });
  });

  it('is its owner’s, one for each place', async () => {
    const other = await addPerson(t(), 'male');
    await save(`chat:${other.id}`, 'Namaste');
    await save('profile', 'mine');
    await save('profile', 'theirs', other);
    expect(await read(`chat:${other.id}`)).toMatchObject({ data: { content: 'Namaste' } });
    expect(await read('profile')).toMatchObject({ data: { content: 'mine' } });
    await drop('profile', other);
    expect(await read('profile')).toMatchObject({ data: { content: 'mine' } });
    const input = { params: { key: 'profile' }, body: { content: 'x' } };
    expect((await send(t(), saveDraft, input)).status).toBe(401);
    expect((await send(t(), saveDraft, input, (await addMember(t())).token)).status).toBe(404);
  });

  it.each(['Profile', 'chat:', 'chat:../x', 'a b', `chat:${'a'.repeat(41)}`, '1'])(
    'has no place called %s',
    async (key) => {
      expect((await save(key, 'x')).status).toBe(422);
    },
  );

  it('is not taken when it is too large, too deep, or one too many; the earlier one stays', async () => {
    await save('profile', 'kept');
    let deep: unknown = 'x';
    for (let level = 0; level < 17; level += 1) deep = [deep];
    const long = 'x'.repeat(64 * 1024);
    // The database spells such numbers out.
    const numbers = Array.from({ length: 300 }, () => 1e300);
    for (const content of [long, 'ळ'.repeat(22_000), deep, numbers])
      expect(await save('profile', content)).toMatchObject({
        status: 413,
        body: { code: 'request.tooLarge' },
      });
    expect((await save('profile', undefined)).status).toBe(422);
    expect(await read('profile')).toMatchObject({ data: { content: 'kept' } });
    const keys = Array.from({ length: MOST_DRAFTS }, (_, at) => `chat:${at}`);
    const replies = [];
    for (const key of keys) replies.push((await save(key, 'x')).status);
    expect(replies.filter((status) => status === 413)).toHaveLength(1);
    expect((await save('profile', 'again')).status).toBe(200);
  });

  it('loses half characters and zero bytes, and nothing beside them', async () => {
    const content = { 'a\u0000': 'b\ud800c\u0000', d: '\\ud800 \\u0000 \u0001 🌸 \\' };
    expect((await save('profile', content)).status).toBe(200);
    expect(await read('profile')).toMatchObject({
      data: { content: { 'a\ufffd': 'b\ufffdc\ufffd', d: content.d } },
    });
  });
});
