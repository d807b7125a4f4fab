import { randomUUID } from 'node:crypto';
import { endSession } from 'shared-contracts/calls/account';
import { deleteAccount, getAccount, signOutEverywhere } from 'shared-contracts/calls/auth';
import { getOwnBiodata } from 'shared-contracts/calls/biodata';
import { listPics, setPhotoPrivacy } from 'shared-contracts/calls/pictures';
import { getProfile } from 'shared-contracts/calls/profiles';
import { signOut } from 'shared-contracts/calls/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeRole } from '../../../src/modules/accounts/change-role.ts';
import { openSession } from '../../../src/modules/accounts/sessions/session-reply.ts';
import { openNodeBeside, send, useApp } from '../../../test/app.ts';
import { create, entryFields, entryOf } from '../../../test/call-logs.ts';
import { addressOf, claimed, handedIn, scan } from '../../../test/documents.ts';
import { addMember, signedInAgain, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { recordings } from '../../../test/recordings.ts';

const HOUR_MS = 60 * 60 * 1000;
const DESK_MS = 12 * HOUR_MS;
const IDLE_MS = HOUR_MS / 2;
const t = useApp({ staffSessionMs: DESK_MS, staffIdleMs: IDLE_MS });
const VIDEO = 'videos/one.webm';
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { pics: ['f01a'], profile: { video_intro: VIDEO } });
  rohan = await addPerson(t(), 'male', { pics: ['m01a'] });
  await t().parts.files.put(VIDEO, Buffer.from('0123456789'));
});

const statusOf = async (url: string) => (await t().app.inject(url)).statusCode;
const statuses = (urls: readonly string[]) => Promise.all(urls.map(statusOf));

/** Addresses that a member's replies give: of her photo in both sizes, her video, his own whole photo and biodata. */
async function addressesOf({ token }: TestMember): Promise<string[]> {
  const seen = await send(t(), getProfile, { params: { id: asha.id } }, token);
  const { pics, video_intro: video } = getProfile.reply.parse(seen.body).data.data;
  const own = listPics.reply.parse((await send(t(), listPics, {}, token)).body).data[0];
  const made = await send(t(), getOwnBiodata, { query: { language: 'en' } }, token);
  const biodata = getOwnBiodata.reply.parse(made.body).data.url;
  const [pic] = pics;
  return [pic?.url ?? '', pic?.thumb ?? '', video ?? '', own?.whole ?? '', biodata];
}

const ENDINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'signed out': () => send(t(), signOut, {}, rohan.token),
  'signed out everywhere': () => send(t(), signOutEverywhere, {}, rohan.token),
  'ended from another device': async () => {
    const other = await signedInAgain(t(), rohan);
    return send(t(), endSession, { params: { id: rohan.sessionId } }, other.token);
  },
  'deleted with its account': () => send(t(), deleteAccount, { body: {} }, rohan.token),
};

describe('addresses of photos, videos and documents', () => {
  it.each(Object.entries(ENDINGS))('are dead once their session is %s', async (_, end) => {
    const addresses = await addressesOf(rohan);
    expect(await statuses(addresses)).toEqual([200, 200, 200, 200, 200]);
    await end();
    expect(await statuses(addresses)).toEqual([404, 404, 404, 404, 404]);
  });

  it('are dead at once on another server too, and for a browser that has the picture', async () => {
    const beside = await openNodeBeside(t(), t().parts.files);
    const [url = ''] = await addressesOf(rohan);
    const { headers } = await beside.app.inject(url);
    await send(t(), signOut, {}, rohan.token);
    const again = { url, headers: { 'if-none-match': String(headers.etag) } };
    expect((await beside.app.inject(again)).statusCode).toBe(404);
    await beside.close();
  });

  it('go on in the member’s other sessions, each of which has its own', async () => {
    const other = await signedInAgain(t(), rohan);
    const [first, second] = [await addressesOf(rohan), await addressesOf(other)];
    expect(first.slice(0, 3).filter((url) => second.includes(url))).toEqual([]);
    expect(await addressesOf(rohan).then((urls) => urls.slice(0, 4))).toEqual(first.slice(0, 4));
    await send(t(), signOut, {}, rohan.token);
    expect((await statuses(second)).every((status) => status === 200)).toBe(true);
  });

  it('end with the session that lasted as long as it could', async () => {
    const account = await t()
      .db.selectFrom('accounts')
      .selectAll()
      .where('id', '=', rohan.id)
      .executeTakeFirstOrThrow();
    const { jwtSecret } = t().parts;
    const start = { now: t().clock.read(), device: null, jwtSecret };
    const { userPic } = await openSession(t().db, account, start);
    t().clock.advance(30 * 24 * HOUR_MS - 1000);
    expect(await statusOf(userPic ?? '')).toBe(200);
    t().clock.advance(2000);
    expect(await statusOf(userPic ?? '')).toBe(404);
  });

  it('cannot be made of those of another session', async () => {
    const [url = ''] = await addressesOf(rohan);
    const other = await signedInAgain(t(), rohan);
    const [foreign = ''] = await addressesOf(other);
    await send(t(), signOut, {}, rohan.token);
    const [mine, theirs] = [url, foreign].map((one) => one.split('.'));
    // Session and signature of different addresses.
    expect(mine?.[3]).not.toBe(theirs?.[3]);
    expect(
      await statusOf([...(mine?.slice(0, 3) ?? []), theirs?.[3] ?? '', mine?.[4]].join('.')),
    ).toBe(404);
  });
});

describe('addresses of the desk', () => {
  it('are dead once a member of staff is signed out or removed', async () => {
    for (const end of [
      (staff: TestMember) => send(t(), signOut, {}, staff.token),
      (staff: TestMember) => changeRole(t().parts, staff.email, { role: 'member' }),
    ]) {
      const staff = await addMember(t(), { role: 'staff' });
      const id = await handedIn(t(), asha.token, [await scan()]);
      const document = await addressOf(t(), staff.token, await claimed(t(), staff.token, id));
      const audio = recordings['audio/mpeg'] ?? '';
      const log = entryOf(await create(t(), staff.token, entryFields({ audio })));
      const recording = log.file_url ?? '';
      expect(await statusOf(recording)).toBe(200);
      await end(staff);
      expect(await statuses([recording, document])).toEqual([404, 404]);
    }
  });
});

/** Lets time pass for staff who call often enough not to be idle. */
async function work(ms: number, people: readonly TestMember[]): Promise<void> {
  for (let passed = 0; passed < ms; passed += IDLE_MS) {
    t().clock.advance(IDLE_MS);
    for (const { token } of people) await send(t(), getAccount, {}, token);
  }
}

describe('a session of staff that nobody works in', () => {
  it('ends what its addresses open, and none of a member who was away as long', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    const promoted = await addPerson(t(), 'male');
    const [[photo = ''], [mine = '']] = [await addressesOf(promoted), await addressesOf(rohan)];
    const accounts = t().db.updateTable('accounts').set({ role: 'staff' });
    await accounts.where('id', '=', promoted.id).execute();
    t().clock.advance(IDLE_MS);
    expect(await statuses([photo, mine])).toEqual([200, 200]);
    t().clock.advance(IDLE_MS);
    expect(await statuses([photo, mine])).toEqual([404, 200]);

    // These would end of themselves before: the call that made them is taken back.
    const reader = await signedInAgain(t(), staff);
    const audio = recordings['audio/mpeg'] ?? '';
    const recording = entryOf(await create(t(), reader.token, entryFields({ audio }))).file_url;
    const id = await handedIn(t(), asha.token, [await scan()]);
    const document = await addressOf(t(), reader.token, await claimed(t(), reader.token, id));
    expect(await statusOf(recording ?? '')).toBe(200);
    const active_at = new Date(t().clock.now.getTime() - 2 * IDLE_MS);
    await t()
      .db.updateTable('sessions')
      .set({ active_at })
      .where('id', '=', reader.sessionId)
      .execute();
    expect((await send(t(), getAccount, {}, reader.token)).status).toBe(401);
    expect(await statuses([recording ?? '', document])).toEqual([404, 404]);
  });
});

describe('a day of work at the desk', () => {
  it('ends what its addresses open, and none of a member who began at the same time', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    const promoted = await addPerson(t(), 'male');
    const [[photo = ''], [mine = '']] = [await addressesOf(promoted), await addressesOf(rohan)];
    // Without ending the sessions, as on a database that was changed by hand.
    const accounts = t().db.updateTable('accounts').set({ role: 'staff' });
    await accounts.where('id', '=', promoted.id).execute();
    t().clock.advance(-1000);
    await work(DESK_MS, [staff, promoted]);
    const audio = recordings['audio/mpeg'] ?? '';
    const recording = entryOf(await create(t(), staff.token, entryFields({ audio }))).file_url;
    const id = await handedIn(t(), (await signedInAgain(t(), asha)).token, [await scan()]);
    const document = await addressOf(t(), staff.token, await claimed(t(), staff.token, id));
    expect(await statuses([photo, recording ?? ''])).toEqual([200, 200]);
    t().clock.advance(2000);
    expect(await statuses([photo, recording ?? '', document, mine])).toEqual([404, 404, 404, 200]);
  });
});

describe('addresses of photos that are for some members only', () => {
  it.each(['matched', 'verified'] as const)(
    'end within two hours where they are for %s ones',
    async (privacy) => {
      await t()
        .db.updateTable('profiles')
        .set({ verified_personal: true })
        .where('id', '=', rohan.id)
        .execute();
      await t()
        .db.insertInto('interests')
        .values({ id: randomUUID(), from_id: asha.id, to_id: rohan.id, accepted: true })
        .execute();
      await send(t(), setPhotoPrivacy, { body: { privacy } }, asha.token);
      const [url = '', , video = ''] = await addressesOf(rohan);
      expect((await addressesOf(rohan))[0]).toBe(url);
      t().clock.advance(HOUR_MS - 1000);
      expect(await statuses([url, video])).toEqual([200, 200]);
      t().clock.advance(HOUR_MS + 1000);
      expect(await statuses([url, video])).toEqual([404, 404]);
      expect(await statusOf((await addressesOf(rohan))[0] ?? '')).toBe(200);
    },
  );
});
