import { randomUUID } from 'node:crypto';
import { addBookmark, deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { account: { plan: 'belief' } });
});

const save = (to: string, who: TestMember = asha) =>
  send(t(), addBookmark, { body: { bookmark: { to } } }, who.token);
const idOf = (reply: { body: Record<string, unknown> }) =>
  (reply.body['data'] as { id: string }).id;
async function saved(cursor?: string) {
  const { body } = await send(t(), listBookmarks, { query: { cursor } }, asha.token);
  return body['data'] as { data: { id: string; to: string }[]; next: string | null };
}

describe('saved profiles', () => {
  it('are saved once, however often, and listed with their cards', async () => {
    const rohan = await addPerson(t(), 'male', {
      profile: { name: 'Rohan', verified_personal: true },
      pics: ['m01a'],
    });
    const first = await save(rohan.id);
    expect(first.body).toMatchObject({ data: { to: rohan.id } });
    expect(idOf(await save(rohan.id))).toBe(idOf(first));
    expect((await saved()).data).toMatchObject([
      {
        id: idOf(first),
        to: rohan.id,
        to_profile: {
          name: 'Rohan',
          is_bookmarked: true,
          matched: false,
          badges: { personal: true },
          primary_profile_pic: expect.stringMatching(/^\/files\/photos\/m01a-960\.webp\?t=/),
        },
      },
    ]);
  });

  it('come newest first in pages of 20', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      t().clock.advance(1000);
      ids.unshift(idOf(await save((await addPerson(t(), 'male')).id)));
    }
    const first = await saved();
    const second = await saved(first.next ?? '');
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect([first.data.length, second.next]).toEqual([20, null]);
  });

  it('leave out whoever paused or stands behind a block', async () => {
    const [paused, blocked] = [await addPerson(t(), 'male'), await addPerson(t(), 'male')];
    for (const { id } of [paused, blocked]) await save(id);
    const { db } = t();
    await db.updateTable('profiles').set({ state: 'paused' }).where('id', '=', paused.id).execute();
    await db.insertInto('blocks').values({ blocker_id: blocked.id, blocked_id: asha.id }).execute();
    expect((await saved()).data).toEqual([]);
  });

  it('are removed by their owner only', async () => {
    const rohan = await addPerson(t(), 'male');
    const id = idOf(await save(rohan.id));
    const remove = (who: TestMember, one = id) =>
      send(t(), deleteBookmark, { params: { id: one } }, who.token);
    for (const reply of [await remove(rohan), await remove(asha, 'x')])
      expect(reply).toMatchObject({ status: 404, body: { code: 'bookmark.notFound' } });
    expect((await remove(asha)).body).toEqual({ data: { id } });
    expect((await remove(asha)).status).toBe(404);
  });

  it('hold nobody whom one cannot see, and are closed to visitors', async () => {
    const bride = await addPerson(t(), 'female');
    for (const to of [bride.id, asha.id, randomUUID()])
      expect((await save(to)).body['code']).toBe('profile.notFound');
    expect((await send(t(), listBookmarks, { query: {} })).status).toBe(401);
  });
});
