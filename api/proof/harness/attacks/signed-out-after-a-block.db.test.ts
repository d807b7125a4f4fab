import { randomUUID } from 'node:crypto';
import { blockProfile, unblockProfile } from 'shared-contracts/calls/engagement';
import { chooseVisitors } from 'shared-contracts/calls/own-profile';
import {
  browseProfiles,
  getProfile,
  myProfile,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import type { MadeFor } from 'shared-contracts/domain/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProfile } from '../../../src/modules/profiles/profiles.store.ts';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' }, pics: ['f01a'] });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' } });
});

const block = (by: TestMember, whom: TestMember) =>
  send(t(), blockProfile, { body: { profileId: whom.id } }, by.token);
const view = (who: TestMember, token?: string) =>
  send(t(), viewProfile, { query: { id: who.id } }, token);
const choose = (who: TestMember, allowed: boolean) =>
  send(t(), chooseVisitors, { body: { allowed } }, who.token);
const chosen = async (who: TestMember) => {
  const { body } = await send(t(), myProfile, {}, who.token);
  return (body['data'] as { visitors_allowed: boolean }).visitors_allowed;
};
const listed = async (token?: string) => {
  const { body } = await send(t(), browseProfiles, { params: { x: 'brides' } }, token);
  return (body['data'] as { data: { id: string }[] }).data.map(({ id }) => id);
};
const photo = async (url: string) => (await t().app.inject({ url })).statusCode;
const photoOf = async (who: TestMember) => {
  const { body } = await view(who);
  return (body['data'] as { pic: { url: string } }).pic.url;
};

/** A reply without what differs from request to request. */
const told = ({ status, body }: Awaited<ReturnType<typeof view>>) => ({
  status,
  body: { ...body, request_id: null },
});

describe('a blocked person who signs out', () => {
  it('finds the blocker as little as signed in: no profile, no card, no photo', async () => {
    expect((await view(asha)).status).toBe(200);
    const address = await photoOf(asha);
    expect(await photo(address)).toBe(200);
    const reply = await block(asha, rohan);
    expect(reply.body).toMatchObject({ data: { is_blocked: true, visitors_hidden: true } });
    const [signedIn, signedOut] = [await view(asha, rohan.token), await view(asha)];
    expect(told(signedOut)).toEqual(told(signedIn));
    expect(told(signedOut)).toEqual(told(await view({ ...asha, id: randomUUID() })));
    expect(await listed()).not.toContain(asha.id);
    expect(await photo(address)).toBe(404);
    // Other members see her as before, in the limited listing as well.
    const amit = await addPerson(t(), 'male');
    expect((await view(asha, amit.token)).status).toBe(200);
    const opened = await send(t(), getProfile, { params: { id: asha.id } }, amit.token);
    expect(opened.status).toBe(200);
    expect(await listed(amit.token)).toContain(asha.id);
    expect(await chosen(asha)).toBe(false);
  });

  it('finds the blocker again only once the blocker chooses so, also after unblocking', async () => {
    await block(asha, rohan);
    await send(t(), unblockProfile, { body: { profileId: rohan.id } }, asha.token);
    expect((await view(asha)).status).toBe(404);
    expect((await choose(asha, true)).body).toEqual({ data: { allowed: true } });
    expect((await view(asha)).status).toBe(200);
    expect(await listed()).toContain(asha.id);
  });
});

describe('that visitors may see a profile', () => {
  it('stays as it was chosen while somebody is blocked, and is switched off by the first block', async () => {
    expect(await chosen(asha)).toBe(true);
    await choose(asha, true);
    t().clock.advance(1000);
    await block(asha, rohan);
    expect(await chosen(asha)).toBe(false);
    // Blocking the same person again changes nothing, nor does another block after a choice.
    t().clock.advance(1000);
    await choose(asha, true);
    const again = [await block(asha, rohan), await block(asha, await addPerson(t(), 'male'))];
    for (const { body } of again) expect(body['data']).toMatchObject({ visitors_hidden: false });
    expect(await chosen(asha)).toBe(true);
    expect((await view(asha)).status).toBe(200);
  });

  it('is no choice of an account without a profile, nor of a visitor', async () => {
    expect(await choose(await addMember(t()), true)).toMatchObject({
      status: 404,
      body: { code: 'profile.notFound' },
    });
    const visitor = await send(t(), chooseVisitors, { body: { allowed: true } });
    expect(visitor.status).toBe(401);
  });

  it.each<[MadeFor | null, boolean]>([
    [null, true],
    ['self', true],
    ['son', true],
    ['brother', true],
    ['relative', true],
    ['daughter', false],
    ['sister', false],
  ])('begins for a new profile made for %s as %s', async (madeFor, allowed) => {
    const member = await addMember(t());
    const name = { name: 'New', lastName: 'Joshi', gender: 'female' as const };
    const fields = { ...name, birthdate: '1998-05-04' };
    const usergroup = t().parts.config.communityCode;
    const now = t().clock.read();
    await t()
      .db.transaction()
      .execute((trx) =>
        createProfile(trx, { id: member.id, usergroup, madeFor, now, fields, admitted: true }),
      );
    expect(await chosen(member)).toBe(allowed);
    expect((await view(member)).status).toBe(allowed ? 200 : 404);
  });
});
