import { getOwnBiodata } from 'shared-contracts/calls/biodata';
import { listBookmarks, listInterests, sendInterest } from 'shared-contracts/calls/engagement';
import { answerInterest, addBookmark } from 'shared-contracts/calls/engagement';
import { listThreads } from 'shared-contracts/calls/messaging';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { getDefaultPic, listPics, setPhotoPrivacy } from 'shared-contracts/calls/pictures';
import {
  browseProfiles,
  getProfile,
  listProfiles,
  profileCompletion,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import { PHOTO_AUDIENCES, type PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPair, say } from '../../../../test/pairs.ts';
import { photoAddress } from '../../../../test/photo-addresses.ts';

const t = useApp();
let asha: TestMember;
/** In touch with her: a chat, a saved profile, looks at hers; what they are to each other is the test's. */
let rohan: TestMember;

beforeEach(async () => {
  // Those of the test before stand in no list.
  await t().db.updateTable('profiles').set({ state: 'paused' }).execute();
  ({ asha, rohan } = await addPair(t(), { her: { pics: ['f01a', 'f01b'] } }));
  await say(t(), asha, rohan);
  await send(t(), addBookmark, { body: { bookmark: { to: asha.id } } }, rohan.token);
  const looked = { viewer_id: asha.id, viewed_id: rohan.id, viewed_at: t().clock.read() };
  await t().db.insertInto('profile_views').values(looked).execute();
  const seen = { viewer_id: asha.id, shown_id: rohan.id, day: '2026-11-20' };
  await t()
    .db.insertInto('contact_views')
    .values({ ...seen, seen_at: t().clock.read() })
    .execute();
});

const choose = (privacy: PhotoAudience) =>
  send(t(), setPhotoPrivacy, { body: { privacy } }, asha.token);
const verify = (who: TestMember) =>
  t()
    .db.updateTable('profiles')
    .set({ verified_personal: true })
    .where('id', '=', who.id)
    .execute();

async function interest(from: TestMember, to: TestMember): Promise<string> {
  const sent = await send(t(), sendInterest, { body: { to: to.id } }, from.token);
  return (sent.body['data'] as { id: string }).id;
}

/** Every reply in which a member meets her face, by its name. */
async function repliesTo(who: TestMember) {
  const ask = async (call: Parameters<typeof send>[1], input = {}) =>
    JSON.stringify((await send(t(), call, input, who.token)).body);
  return {
    listing: await ask(listProfiles),
    profile: await ask(getProfile, { params: { id: asha.id } }),
    saved: await ask(listBookmarks),
    sent: await ask(listInterests, { query: { type: 'sent' } }),
    chats: await ask(listThreads),
    viewers: await ask(listViewers),
    default: await ask(getDefaultPic, { query: { pid: toPid(asha.id) } }),
  };
}

async function repliesToVisitors() {
  const ask = async (call: Parameters<typeof send>[1], input = {}) =>
    JSON.stringify((await send(t(), call, input)).body);
  return {
    listing: await ask(browseProfiles, { params: { x: 'brides' } }),
    profile: await ask(viewProfile, { query: { id: asha.id } }),
  };
}

const hasFace = (reply: string) => reply.includes('/f01a-') || reply.includes('/f01b-');

describe('photo privacy', () => {
  it.each([
    ['everyone', [true, true, true, true]],
    ['members', [false, true, true, true]],
    ['verified', [false, false, true, true]],
    ['matched', [false, false, false, true]],
  ] as const)('"%s" holds in every reply and at every address', async (audience, expected) => {
    await interest(rohan, asha);
    const toRohan = await photoAddress(t(), asha.id, rohan.id);
    const toVisitors = await photoAddress(t(), asha.id, null);
    await choose(audience);
    const status = async (url: string) => (await t().app.inject(url)).statusCode;

    /** That all replies agree, with each other and with the address that was given before. */
    async function isShown(replies: Record<string, string>, address: string): Promise<boolean> {
      const shown = Object.entries(replies).filter(([, reply]) => hasFace(reply));
      const names = shown.map(([name]) => name);
      expect([[], Object.keys(replies)]).toContainEqual(names);
      const is = names.length > 0;
      expect(await status(address)).toBe(is ? 200 : 404);
      for (const [name, reply] of Object.entries(replies)) {
        if (name === 'default') expect(reply.includes('silhouette-f')).toBe(!is);
        else expect(reply.includes(`"photo_for":"${audience}"`), name).toBe(!is);
      }
      return is;
    }

    const visitor = await isShown(await repliesToVisitors(), toVisitors);
    const member = await isShown(await repliesTo(rohan), toRohan);
    await verify(rohan);
    const verified = await isShown(await repliesTo(rohan), toRohan);
    await interest(asha, rohan);
    const matched = await isShown(await repliesTo(rohan), toRohan);
    expect([visitor, member, verified, matched]).toEqual(expected);
  });

  it('lets matches go as soon as they end, and is never against oneself', async () => {
    const id = await interest(rohan, asha);
    await choose('matched');
    const answer = (update: { accepted: boolean; declined: boolean }) =>
      send(t(), answerInterest, { params: { id }, body: { to: asha.id, update } }, asha.token);
    const url = await photoAddress(t(), asha.id, rohan.id);
    const seen = async () => (await t().app.inject(url)).statusCode;
    expect(await seen()).toBe(404);
    await answer({ accepted: true, declined: false });
    expect(await seen()).toBe(200);
    await answer({ accepted: false, declined: true });
    expect(await seen()).toBe(404);
    const own = await photoAddress(t(), asha.id, asha.id);
    expect((await t().app.inject(own)).statusCode).toBe(200);
    const pics = listPics.reply.parse((await send(t(), listPics, {}, asha.token)).body);
    expect(pics).toMatchObject({ audience: 'matched', data: [{ privacy: 'members' }, {}] });
    expect((await send(t(), getOwnBiodata, {}, asha.token)).status).toBe(200);
  });

  it('shows who saw contacts the face that visitors get', async () => {
    const faces = async () =>
      JSON.stringify((await send(t(), listContactViews, {}, rohan.token)).body);
    expect(hasFace(await faces())).toBe(true);
    await choose('members');
    expect([hasFace(await faces()), (await faces()).includes('"photo_for":"members"')]).toEqual([
      false,
      true,
    ]);
  });

  it('keeps what an older server writes: photos for everyone have no narrower audience', async () => {
    await choose('matched');
    const older = (photo_privacy: 'everyone' | 'members') =>
      t().db.updateTable('profiles').set({ photo_privacy }).where('id', '=', asha.id).execute();
    const audience = async () => (await send(t(), listPics, {}, asha.token)).body['audience'];
    await older('everyone');
    expect(await audience()).toBe('everyone');
    await older('members');
    expect(await audience()).toBe('matched');
    expect(PHOTO_AUDIENCES).toContain(await audience());
  });
});

describe('the question of who may see the photos', () => {
  const question = async (token: string) =>
    (await send(t(), profileCompletion, {}, token)).body['data'] as { photo_question?: string };

  it('is for members of before with a photo, until they answer', async () => {
    expect(await question(asha.token)).not.toHaveProperty('photo_question');
    await t()
      .db.updateTable('profiles')
      .set({ photo_audience_chosen: false })
      .where('id', 'in', [asha.id, rohan.id])
      .execute();
    expect((await question(asha.token)).photo_question).toBe('everyone');
    expect(await question(rohan.token)).not.toHaveProperty('photo_question');
    await choose('everyone');
    expect(await question(asha.token)).not.toHaveProperty('photo_question');
  });

  it('is closed without widening what was chosen meanwhile on another device', async () => {
    const keep = async () => {
      const body = { privacy: 'everyone', unless_chosen: true } as const;
      const kept = await send(t(), setPhotoPrivacy, { body }, asha.token);
      return setPhotoPrivacy.reply.parse(kept.body).audience;
    };
    const ask = { photo_audience_chosen: false };
    await t().db.updateTable('profiles').set(ask).where('id', '=', asha.id).execute();
    await choose('matched');
    expect(await keep()).toBe('matched');
    await t().db.updateTable('profiles').set(ask).where('id', '=', asha.id).execute();
    expect(await keep()).toBe('everyone');
    expect(await question(asha.token)).not.toHaveProperty('photo_question');
  });
});
