import { saveContacts } from 'shared-contracts/calls/contacts';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { getProfile, viewProfile } from 'shared-contracts/calls/profiles';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../test/app.ts';
import type { TestMember } from '../../test/members.ts';
import { addPair, say } from '../../test/pairs.ts';
import { addPerson } from '../../test/people.ts';
import { photoAddress } from '../../test/photo-addresses.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;
let toRohan: string;
let toVisitors: string;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { pics: ['f01a'] });
  rohan = await addPerson(t(), 'male');
  toRohan = await photoAddress(t(), asha.id, rohan.id);
  toVisitors = await photoAddress(t(), asha.id, null);
});

const fetched = (url: string, tag?: string) =>
  t().app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } });

describe('photos', () => {
  it('are given to members as they are, kept by the browser for five minutes and by nothing between', async () => {
    const photo = await fetched(toRohan);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(photo.headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are not sent again to whoever has them', async () => {
    for (const url of [toRohan, toVisitors]) {
      const { etag } = (await fetched(url)).headers;
      const again = await fetched(url, `"other", W/${String(etag)}`);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, max-age=300' });
    }
    const { etag } = (await fetched(toVisitors)).headers;
    expect((await fetched(toRohan, String(etag))).statusCode).toBe(200);
  });

  it('are given to visitors as a copy of the same size with marks on it, made once', async () => {
    const photo = await fetched(toRohan);
    const copies = await Promise.all([1, 2, 3].map(() => fetched(toVisitors)));
    const [copy] = copies;
    expect(new Set(copies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const sizes = await Promise.all(
      [photo, copy].map(async (one) => {
        const { width, height } = await sharp(one?.rawPayload).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [480, 600],
      [480, 600],
    ]);
    expect(copy?.rawPayload.equals(photo.rawPayload)).toBe(false);
    const kept = await t().parts.files.head('visitor/f01a-480-foot.webp');
    expect(kept?.size).toBe(copy?.rawPayload.length);
  });

  it('are not there without the address that was made for them', async () => {
    const query = toVisitors.slice(toVisitors.indexOf('?'));
    const lost = await addPerson(t(), 'female', { pics: ['f99z'] });
    for (const url of [
      '/files/photos/f01a-480.webp',
      `/files/photos/f02a-480.webp${query}`,
      `/files/photos/f01a-481.webp${query}`,
      `/files/photos/f01a.webp${query}`,
      `/files/photos/..%2ff01a-480.webp${query}`,
      await photoAddress(t(), lost.id, rohan.id),
    ]) {
      const reply = await fetched(url);
      expect([reply.statusCode, reply.json()], url).toMatchObject([404, { code: 'route.unknown' }]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it('are drawn silhouettes for everyone where there is none, kept for a year', async () => {
    const reply = await fetched('/files/photos/silhouette-f-480.webp');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('an address that was given before', () => {
  /** What it answers to Rohan and to a visitor, also to whoever still has the picture. */
  async function answers(): Promise<number[]> {
    const both = [await fetched(toRohan), await fetched(toVisitors)];
    for (const url of [toRohan, toVisitors]) {
      const again = await fetched(url, '"f01a-480.webp", "f01a-480.webp-marked"');
      both.push(again);
    }
    return both.map(({ statusCode }) => statusCode);
  }
  const change = (profile: { photo_privacy?: 'members'; state?: 'paused' | 'hidden' }) =>
    t().db.updateTable('profiles').set(profile).where('id', '=', asha.id).execute();

  it('shows visitors nothing more of photos that are for members now', async () => {
    expect(await answers()).toEqual([200, 200, 304, 304]);
    await change({ photo_privacy: 'members' });
    expect(await answers()).toEqual([200, 404, 304, 404]);
  });

  it.each(['paused', 'hidden'] as const)('shows nothing of a profile that is %s', async (state) => {
    await change({ state });
    expect(await answers()).toEqual([404, 404, 404, 404]);
    expect((await fetched(await photoAddress(t(), asha.id, asha.id))).statusCode).toBe(200);
  });

  it('shows who pauses to those of a conversation, as the conversation does', async () => {
    const pair = await addPair(t(), { her: { pics: ['f01a'] } });
    await say(t(), pair.rohan, pair.asha, 'Hello');
    const url = await photoAddress(t(), pair.asha.id, pair.rohan.id);
    const set = (state: 'paused' | 'hidden') =>
      t().db.updateTable('profiles').set({ state }).where('id', '=', pair.asha.id).execute();
    await set('paused');
    expect((await fetched(url)).statusCode).toBe(200);
    await set('hidden');
    expect((await fetched(url)).statusCode).toBe(404);
  });

  it.each([
    ['by its owner', () => ({ blocker_id: asha.id, blocked_id: rohan.id })],
    ['by the viewer', () => ({ blocker_id: rohan.id, blocked_id: asha.id })],
  ])('ends for both of a block %s, and for nobody else', async (_, block) => {
    await t().db.insertInto('blocks').values(block()).execute();
    expect(await answers()).toEqual([404, 200, 404, 304]);
    const other = await addPerson(t(), 'male');
    expect((await fetched(await photoAddress(t(), asha.id, other.id))).statusCode).toBe(200);
  });

  it('shows nothing of a photo that was taken away, whoever else has one like it', async () => {
    await addPerson(t(), 'female', { pics: ['f01a'] });
    await t().db.deleteFrom('pics').where('profile_id', '=', asha.id).execute();
    expect(await answers()).toEqual([404, 404, 404, 404]);
  });
});

describe('a person whom visitors may not see', () => {
  /** Addresses of the photos in a reply. */
  const photosIn = (body: unknown) =>
    [...JSON.stringify(body).matchAll(/\/files\/photos\/[^"]+/g)].map(([url]) => url);
  const hide = (who: TestMember) =>
    t()
      .db.updateTable('profiles')
      .set({ visitors_allowed: false })
      .where('id', '=', who.id)
      .execute();

  it('has a photo at every address that members get', async () => {
    const looker = await addPerson(t(), 'male', {
      account: { plan: 'belief' },
      profile: { verified_personal: true },
      pics: ['m01a'],
    });
    const contacts = [{ name: 'Vinayak', relation: 'Father', phone: '90000 12345' }];
    await send(t(), saveContacts, { body: contacts }, asha.token);
    const query = { reveal: 'contacts' as const };
    await send(t(), getProfile, { params: { id: asha.id }, query }, looker.token);
    await hide(looker);
    await hide(asha);
    const nothing = { query: {} };
    const replies = [
      await send(t(), listContactViews, nothing, asha.token),
      await send(t(), listViewers, nothing, asha.token),
      await send(t(), viewProfile, { query: { id: looker.id } }, asha.token),
      await send(t(), viewProfile, { query: { id: asha.id } }, rohan.token),
    ];
    for (const { body } of replies) {
      const urls = photosIn(body);
      expect(urls.length).toBeGreaterThan(0);
      for (const url of urls) expect((await fetched(url)).statusCode, url).toBe(200);
    }
  });

  it('has none in the reply of somebody who blocked them', async () => {
    const view = () => send(t(), viewProfile, { query: { id: asha.id } }, rohan.token);
    await t()
      .db.insertInto('blocks')
      .values({ blocker_id: rohan.id, blocked_id: asha.id })
      .execute();
    const [url = ''] = photosIn((await view()).body);
    expect((await fetched(url)).statusCode).toBe(200);
    await hide(asha);
    expect(photosIn((await view()).body)).toEqual([]);
  });
});
