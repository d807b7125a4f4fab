import { randomUUID } from 'node:crypto';
import { deleteAccount, signOut } from 'shared-contracts/calls/auth';
import { listBookmarks, listInterests } from 'shared-contracts/calls/engagement';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { notedRemovals } from '../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { referencesToPeople } from '../../../test/references.ts';
import { applicant, signUpAndReadLink, trySignIn } from '../../../test/sign-up.ts';
import { leaveTraces, tracesOf } from '../../../test/traces.ts';
import type { AccountEvent } from '../../platform/nodes/account-events.ts';
import { photoFiles } from '../../storage/file-addresses.ts';
import { hashPassword } from './passwords/passwords.ts';

const t = useApp();
let leaver: TestMember;
let other: TestMember;
let third: TestMember;

/** A user id that begins with a digit of the test's choice: who stands first in a pair follows from it. */
const idFrom = (digit: string) => digit + randomUUID().slice(1);

beforeEach(async () => {
  // With the removals that this notes: their files have the names of the next test's.
  for (const table of ['call_logs', 'jobs'] as const) await t().db.deleteFrom(table).execute();
  const password_hash = await hashPassword('correct horse');
  leaver = await addPerson(t(), 'female', { account: { id: idFrom('8'), password_hash } });
  other = await addPerson(t(), 'male', { account: { id: idFrom('0') } });
  third = await addPerson(t(), 'male', { account: { id: idFrom('f') } });
});

const leaveTracesOf = () => leaveTraces(t(), leaver.id, [other.id, third.id]);

const leave = (token = leaver.token) => send(t(), deleteAccount, {}, token);

describe('a deleted account', () => {
  it('leaves nothing that points at it but what the audit trail says', async () => {
    await leaveTracesOf();
    const before = await tracesOf(t(), leaver.id);
    expect(before, 'a trace in every place').toEqual(
      expect.arrayContaining(await referencesToPeople(t())),
    );
    expect((await leave()).body).toEqual({ data: { deleted: true } });
    expect(await tracesOf(t(), leaver.id)).toEqual(['audit_trail.actor_id', 'audit_trail.target']);
  });

  it('is out on the next request, cannot come back, and its address is free at once', async () => {
    await leave();
    expect((await send(t(), signOut, {}, leaver.token)).status).toBe(401);
    expect((await trySignIn(t(), leaver.email, 'correct horse')).status).toBe(401);
    expect(await signUpAndReadLink(t(), applicant({ email: leaver.email }))).not.toBeNull();
  });

  it('is refused while its owner works for the site', async () => {
    const duty = { role: 'staff', duties: ['caller'] } as const;
    const { id, token } = await addMember(t(), { ...duty, duties: [...duty.duties] });
    expect(await send(t(), deleteAccount, {}, token)).toMatchObject({
      ...{ status: 409, body: { code: 'account.dutyStands' } },
    });
    await t().db.updateTable('accounts').set({ duties: [] }).where('id', '=', id).execute();
    expect((await send(t(), deleteAccount, {}, token)).status).toBe(409);
    await t().db.updateTable('accounts').set({ role: 'member' }).where('id', '=', id).execute();
    expect((await send(t(), deleteAccount, {}, token)).status).toBe(200);
  });

  it('keeps payments and what they bought without the person, and reports for staff', async () => {
    await leaveTracesOf();
    await leave();
    const { db } = t();
    const [order] = await db
      .selectFrom('orders')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute();
    expect(order).toMatchObject({ account_id: null, amount: 49_900, email: '' });
    const kept = db.selectFrom('payments').innerJoin('grants', 'grants.payment_id', 'payments.id');
    const rows = await kept
      .select(['status', 'account_id', 'plan'])
      .where('payments.order_id', '=', order?.id ?? '')
      .execute();
    expect(rows).toEqual([{ status: 'captured', account_id: null, plan: 'belief' }]);
    const reports = db.selectFrom('reports').select('from_id').where('about_id', '=', other.id);
    expect(await reports.execute()).toEqual([{ from_id: null }]);
  });

  it('takes its photos, documents and video from the disk, and leaves the recordings of calls', async () => {
    await leaveTracesOf();
    const { files, jobs } = t().parts;
    const own = [
      ...photoFiles('photo'),
      'videos/v.mp4',
      'documents/d.png',
      'documents/e.png',
      'exports/e.zip',
    ];
    for (const key of [...own, 'calls/c.wav']) await files.put(key, Buffer.from('bytes'));
    await leave();
    await jobs.settled();
    for (const key of own) expect([key, await files.head(key)]).toEqual([key, null]);
    expect((await files.head('calls/c.wav'))?.size).toBe(5);
    expect(await notedRemovals(t().db)).toEqual([]);
  });

  it('closes its sockets, after it is gone', async () => {
    const heard: AccountEvent[] = [];
    const stop = t().parts.accountEvents.subscribe({
      mustClose: (event) => heard.push(event),
      mayHaveMissed: () => undefined,
    });
    await leave();
    stop();
    expect(heard).toEqual([{ accountId: leaver.id, because: 'deleted', sockets: 'all' }]);
  });

  it('is missing from the pages of those who knew it, which go on working', async () => {
    await leaveTracesOf();
    await t().db.deleteFrom('blocks').execute();
    await leave();
    const lists = [
      await send(t(), listBookmarks, {}, other.token),
      await send(t(), listInterests, { query: { type: 'sent' } }, other.token),
      await send(t(), listInterests, { query: { type: 'received' } }, other.token),
      await send(t(), listInterests, { query: { type: 'matched' } }, other.token),
    ];
    for (const { status, body } of lists) {
      expect([status, (body['data'] as { data: unknown }).data]).toEqual([200, []]);
    }
    const listing = await send(t(), listProfiles, { query: {} }, other.token);
    expect(listing.status).toBe(200);
    expect(JSON.stringify(listing.body)).not.toContain(leaver.id);
  });

  it('is deleted once, however often it is asked at the same time', async () => {
    const replies = await Promise.all([leave(), leave(), leave()]);
    for (const { status } of replies) expect([200, 401]).toContain(status);
    const entries = t()
      .db.selectFrom('audit_trail')
      .select('action')
      .where('target', '=', leaver.id);
    expect(await entries.execute()).toEqual([{ action: 'account.delete' }]);
  });

  it('goes at the same moment as somebody else who knew it', async () => {
    await leaveTracesOf();
    const replies = await Promise.all([leave(), leave(other.token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const threads = t().db.selectFrom('thread_people').where('profile_id', '=', third.id);
    expect(await threads.selectAll().execute()).toEqual([]);
  });

  it('belongs to whoever is signed in', async () => {
    expect(await send(t(), deleteAccount, {})).toMatchObject({
      status: 401,
      body: { code: 'auth.required' },
    });
  });
});
