import { randomUUID } from 'node:crypto';
import { getExport, getExportFile, requestExport } from 'shared-contracts/calls/account';
import { deleteAccount, signOut } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { doDueJobs, notedRemovals } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { insert } from '../../../../test/rows.ts';
import { readStoredZip } from '../../../../test/stored-zip.ts';
import type { Content, ObjectStore } from '../../../storage/object-store/object-store.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { signToken } from '../sessions/session-token.ts';
import { beginSession } from '../sessions/sessions.store.ts';
import { beginExport, findExport } from './data-export.store.ts';
import { exportJob } from './export-job.ts';

const t = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let asha: TestMember;

// Without a profile there is no biodata to be made, which takes seconds.
beforeEach(async () => {
  asha = await addMember(t(), { password_hash: await hashPassword('correct horse') });
});

const ask = (body: { current_password?: string } = {}, token = asha.token) =>
  send(t(), requestExport, { body }, token);
const status = async () => (await send(t(), getExport, {}, asha.token)).body['data'];
const address = (token = asha.token) => send(t(), getExportFile, {}, token);
const urlOf = ({ body }: { body: Record<string, unknown> }) =>
  getExportFile.reply.parse(body).data.url;

/** Has an export made and fetches it. */
async function fetched(): Promise<Map<string, Buffer>> {
  expect((await ask()).status).toBe(200);
  await t().parts.jobs.settled();
  const reply = await t().app.inject(urlOf(await address()));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toContain('attachment');
  return readStoredZip(reply.rawPayload);
}

/** Another sign-in of the same member. */
async function elsewhere(): Promise<string> {
  const now = t().clock.read();
  const sessionId = await beginSession(t().db, asha.id, now);
  return signToken({ accountId: asha.id, sessionId, version: 1 }, t().parts.jwtSecret, now);
}

/** A conversation of both, with a word of each. */
async function talk(other: TestMember, theirs: string): Promise<void> {
  const [a_id = '', b_id = ''] = [asha.id, other.id].toSorted();
  const thread_id = randomUUID();
  await insert(t().db, 'threads', { id: thread_id, a_id, b_id, last_sequence: 2 });
  for (const [profile_id, other_id] of [
    [asha.id, other.id],
    [other.id, asha.id],
  ] as const)
    await insert(t().db, 'thread_people', { thread_id, profile_id, other_id, read_at: null });
  for (const [sequence, from_id, body] of [
    [1, asha.id, 'Namaste <b>ji</b>'],
    [2, other.id, theirs],
  ] as const)
    await insert(t().db, 'messages', {
      id: randomUUID(),
      thread_id,
      sequence,
      from_id,
      client_id: randomUUID(),
      body,
    });
}

describe('an export of one’s own data', () => {
  it('has it to be read and for programs, with photos and biodata, and nothing of whoever blocked the member', async () => {
    asha = await addPerson(t(), 'female', { pics: ['f01a'] });
    const blocker = await addPerson(t(), 'male', { profile: { name: 'Hidden' } });
    await talk(blocker, 'Words of somebody who left');
    await insert(t().db, 'interests', { id: randomUUID(), from_id: blocker.id, to_id: asha.id });
    await insert(t().db, 'profile_views', { viewer_id: blocker.id, viewed_id: asha.id });
    await insert(t().db, 'drafts', {
      profile_id: asha.id,
      key: `chat:${blocker.id}`,
      content: '{"text":"To the blocker"}',
    });
    await insert(t().db, 'blocks', { blocker_id: blocker.id, blocked_id: asha.id });
    const rohan = await addPerson(t(), 'male', {
      profile: { name: 'Rohan', lastName: 'Secretname', phone: '90000 99999' },
    });
    await talk(rohan, 'Glad to hear from you');
    const sent = { id: randomUUID(), from_id: asha.id, to_id: rohan.id };
    await insert(t().db, 'interests', sent);
    const answered_at = new Date('2026-11-20T10:00:00Z');
    const came = { id: randomUUID(), from_id: rohan.id, to_id: asha.id, declined: true };
    await insert(t().db, 'interests', { ...came, created_at: answered_at, answered_at });
    await insert(t().db, 'contacts', {
      profile_id: asha.id,
      position: 0,
      name: 'Vinayak',
      relation: 'Father',
      phone: '98220 11111',
    });
    const [phone, phone_confirmed] = ['+91 98220 22222', '+919822022222'];
    await insert(t().db, 'support_info', {
      profile_id: asha.id,
      phone,
      whatsapp: phone,
      phone_confirmed,
      phone_confirmed_at: t().clock.read(),
    });
    const staff = await addMember(t(), { role: 'staff', email: 'who-decided@example.com' });
    await insert(t().db, 'moderation_actions', {
      id: randomUUID(),
      profile_id: asha.id,
      kind: 'warned',
      reason: 'Please be polite.',
      report_id: null,
      state_before: 'active',
      by_id: staff.id,
      created_at: new Date(),
    });
    const files = await fetched();
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'biodata.pdf', 'photos/1.webp', 'messages/1.html']),
    );
    const read = (name: string) => files.get(name)?.toString() ?? '';
    expect(read('index.html')).toContain('Vinayak');
    expect(read('index.html')).toContain(asha.email);
    const confirmed = /Number confirmed by a code.*?98220 22222.*?Confirmed on.*?2026/s;
    expect(read('index.html')).toMatch(confirmed);
    expect(JSON.parse(read('data/interests.json'))).toMatchObject([
      {
        Direction: 'Received by you',
        Answer: 'Declined',
        'Answered on': expect.stringContaining('20'),
      },
      {
        Direction: 'Sent by you',
        'First name': 'Rohan',
        Answer: 'Not answered yet',
        'Answered on': '',
      },
    ]);
    const messages = JSON.parse(read('data/messages.json')) as Record<string, string>[];
    expect(messages.map((one) => one['Message'])).toEqual([
      'Namaste <b>ji</b>',
      'Glad to hear from you',
    ]);
    expect(read('messages/1.html')).toContain('Namaste &lt;b&gt;ji&lt;/b&gt;');
    expect(read('biodata.pdf').slice(0, 5)).toBe('%PDF-');
    const all = [...files].map(([name, bytes]) => (name.endsWith('.webp') ? '' : String(bytes)));
    const ofRohan = [
      staff.id,
      staff.email,
      'Secretname',
      '90000 99999',
      rohan.id,
      rohan.email,
      'argon2',
    ];
    expect(JSON.parse(read('data/moderation.json'))).toMatchObject([
      { Kind: 'Warning', Reason: 'Please be polite.' },
    ]);
    const ofBlocker = ['Hidden', 'somebody who left', 'To the blocker', blocker.id];
    for (const secret of [...ofRohan, ...ofBlocker]) expect(all.join('\n')).not.toContain(secret);
  });

  it('is in the language of the account, for programs too', async () => {
    asha = await addMember(t(), { language: 'mr', password_hash: await hashPassword('sesame') });
    const files = await fetched();
    const page = files.get('index.html')?.toString() ?? '';
    expect(page).toContain('<html lang="mr">');
    expect(page).toContain('तुम्ही कुठे साइन इन आहात');
    expect(JSON.parse(files.get('data/account.json')?.toString() ?? '')).toContainEqual({
      काय: 'पानांची आणि ईमेलची भाषा',
      माहिती: 'मराठी',
    });
  });

  it('has no words of ours in another language: states, relations, wishes, days', async () => {
    const wishes = {
      age_from: 27,
      age_to: 31,
      height_from: 165,
      maritial_status: ['never_married'],
    };
    const partner_preferences = JSON.stringify({ ...wishes, current_city: ['Nagpur'] });
    asha = await addPerson(t(), 'female', {
      account: { language: 'mr', password_hash: await hashPassword('sesame') },
      profile: { partner_preferences },
    });
    await insert(t().db, 'contacts', {
      profile_id: asha.id,
      position: 0,
      name: 'Vinayak',
      current_city: 'Nagpur',
      relation: 'Father',
      phone: '98220 11111',
    });
    await insert(t().db, 'consents', {
      account_id: asha.id,
      purpose: 'terms',
      version: '2026-11-21',
      given: true,
      decided_at: t().clock.read(),
    });
    await insert(t().db, 'drafts', {
      profile_id: asha.id,
      key: 'search',
      content: '{"name":"पुण्याजवळ"}',
    });
    await insert(t().db, 'verification_docs', {
      id: randomUUID(),
      profile_id: asha.id,
      doc_type: 'GovID',
      kind: 'aadhar',
    });
    await insert(t().db, 'saved_searches', {
      id: randomUUID(),
      profile_id: asha.id,
      name: 'पुण्याजवळ',
      filters: 'age_from=25&city=Pune&diet=jain',
    });
    const files = await fetched();
    const read = (part: string): unknown =>
      JSON.parse(files.get(`data/${part}.json`)?.toString() ?? '');
    expect(read('contacts')).toMatchObject([{ नाते: 'वडील', शहर: 'नागपूर' }]);
    expect(read('account')).toEqual(
      expect.arrayContaining([
        { काय: 'प्रोफाइलची स्थिती', माहिती: 'दिसते' },
        { काय: 'फोटो कोणाला दिसतात', माहिती: 'सर्वांना' },
      ]),
    );
    expect(read('saved-searches')).toEqual([
      { नाव: 'पुण्याजवळ', फिल्टर: 'वय, पासून: 25; शहरे: पुणे; आहार: जैन' },
    ]);
    expect(read('drafts')).toMatchObject([{ प्रकार: 'शोधाचे नाव', मजकूर: 'नाव: पुण्याजवळ' }]);
    expect(read('verification')).toMatchObject([{ प्रकार: 'आधार कार्ड' }]);
    const hoped = (read('profile') as Record<string, string>[]).map((row) => row['माहिती']);
    expect(hoped.slice(hoped.indexOf('27'))).toEqual([
      '27',
      '31',
      '5 फूट 5 इंच (165 सेंमी)',
      'अविवाहित',
      'नागपूर',
    ]);
    expect(read('consents')).toMatchObject([{ 'मजकुराची तारीख': '21 नोव्हेंबर, 2026' }]);
  });

  it('is made once a day, however often it is asked for at the same time', async () => {
    const replies = await Promise.all([ask(), ask(), ask()]);
    for (const { status: code } of replies) expect([200, 429]).toContain(code);
    await t().parts.jobs.settled();
    expect(await status()).toMatchObject({ state: 'ready', percent: 100 });
    const again = await ask();
    expect(again).toMatchObject({ status: 429, body: { code: 'export.onceADay' } });
    t().clock.advance(DAY_MS + 1);
    expect(await status()).toMatchObject({ state: 'none', next_at: null });
    expect((await ask({ current_password: 'correct horse' })).status).toBe(200);
  });

  it('needs a fresh sign-in or the password, to ask and to fetch it elsewhere', async () => {
    t().clock.advance(5 * 60_000);
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'auth.signInAgain' } });
    expect(await ask({ current_password: 'wrong' })).toMatchObject({
      status: 403,
      body: { code: 'password.currentWrong' },
    });
    expect((await ask({ current_password: 'correct horse' })).status).toBe(200);
    await t().parts.jobs.settled();
    expect((await address()).status, 'the session that asked').toBe(200);
    const other = await elsewhere();
    expect((await address(other)).status, 'a fresh one').toBe(200);
    t().clock.advance(5 * 60_000);
    expect((await address(other)).status).toBe(403);
  });

  it('has an address that ends after five minutes and with its session, and that nobody can make', async () => {
    await fetched();
    const url = urlOf(await address());
    const other = await addPerson(t(), 'female');
    expect((await address(other.token)).status).toBe(404);
    expect((await t().app.inject(url.replace(asha.sessionId, other.sessionId))).statusCode).toBe(
      404,
    );
    t().clock.advance(5 * 60_000 + 1);
    expect((await t().app.inject(url)).statusCode).toBe(404);
    const fresh = urlOf(await address());
    expect((await t().app.inject(fresh)).statusCode).toBe(200);
    await send(t(), signOut, {}, asha.token);
    expect((await t().app.inject(fresh)).statusCode).toBe(404);
  });

  it('is gone after a day, its file too', async () => {
    await fetched();
    const { file_key: key = '' } = (await findExport(t().db, asha.id)) ?? {};
    expect(await t().parts.files.head(key)).not.toBeNull();
    t().clock.advance(DAY_MS);
    await doDueJobs(t());
    expect(await t().parts.files.head(key)).toBeNull();
    expect((await address()).status).toBe(404);
  });
});

describe('an account that is deleted while its export is made', () => {
  const job = { id: randomUUID(), createdAt: new Date(), signal: new AbortController().signal };

  /** The store of the app, with something that happens once the first bytes of a file have come. */
  function storeWith(happening: () => Promise<unknown>): ObjectStore {
    const { files } = t().parts;
    async function* during(content: Content): AsyncGenerator<Uint8Array> {
      let happened = false;
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        yield chunk;
        if (!happened) await happening();
        happened = true;
      }
    }
    const put = (key: string, content: Content) => files.put(key, during(content));
    return { ...files, put };
  }

  it('leaves no byte of it', async () => {
    asha = await addPerson(t(), 'female', { pics: ['f01a'] });
    const { db, files, jobs, clock } = t().parts;
    const requested = { accountId: asha.id, sessionId: asha.sessionId, now: clock() };
    await db.transaction().execute((trx) => beginExport(trx, requested));
    const leave = () => send(t(), deleteAccount, { body: {} }, asha.token);
    const kind = exportJob({ ...t().parts, files: storeWith(leave) });
    await kind.runStored({ account_id: asha.id }, job);
    await jobs.settled();
    const left: string[] = [];
    for await (const { key } of files.list('exports/')) left.push(key);
    expect(left).toEqual([]);
    const noted = await notedRemovals(db);
    expect(noted.filter(({ file_key: key }) => key.startsWith('exports/'))).toEqual([]);
  });
});
