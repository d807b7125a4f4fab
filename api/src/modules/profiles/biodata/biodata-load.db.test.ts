import { randomUUID } from 'node:crypto';
import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { notedRemovals } from '../../../../test/jobs.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';

const t = useApp();
const MINUTE_MS = 60 * 1000;
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  // A name of its own: documents with the same content are the same document.
  const profile = { name: `Asha ${randomUUID().slice(0, 8)}`, verified_personal: true };
  asha = await addPerson(t(), 'female', { profile, pics: [`a-${randomUUID()}`] });
  rohan = await addPerson(t(), 'male', {
    account: { plan: 'trust' },
    profile: { verified_personal: true },
  });
});

const own = (language: 'en' | 'mr' | 'hi' = 'en') =>
  send(t(), getOwnBiodata, { query: { language } }, asha.token);
const forRohan = () => send(t(), getBiodata, { query: { pid: toPid(asha.id) } }, rohan.token);

/** The file of a reply that was good. */
async function fileOf(requested: ReturnType<typeof own>): Promise<string> {
  const { status, body } = await requested;
  expect(status).toBe(200);
  const { url } = getOwnBiodata.reply.parse(body).data;
  return new URL(url, 'http://site').searchParams.get('file') ?? '';
}

const changeAsha = (change: { current_city?: string; state?: 'paused' }) =>
  t().db.updateTable('profiles').set(change).where('id', '=', asha.id).execute();

describe('biodata that are asked for in number', () => {
  it('are one where the same member asks for the same one meanwhile', async () => {
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => fileOf(own())));
    expect(new Set(files).size).toBe(1);
  });

  it('are made one by one for a member, with one more waiting; others are refused in words', async () => {
    const replies = await Promise.all([own('en'), own('mr'), own('hi')]);
    // Which of the three comes last is nobody's business.
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    expect(replies.find(({ status }) => status === 429)).toMatchObject({
      headers: { 'retry-after': '5' },
      body: { code: 'request.tooMany' },
    });
  });

  it('cost nothing of what a member may have made in an hour once they are there', async () => {
    const file = await fileOf(own());
    for (let time = 0; time < 31; time += 1) expect(await fileOf(own())).toBe(file);
  });
});

describe('a biodata that was made before', () => {
  it('is made anew as soon as anything on it is another, for each who may see it', async () => {
    const files = [await fileOf(own())];
    expect(await fileOf(own())).toBe(files[0]);
    await changeAsha({ current_city: 'Satara' });
    files.push(await fileOf(own()));
    await t()
      .db.updateTable('pics')
      .set({ file_key: `b-${randomUUID()}` })
      .where('profile_id', '=', asha.id)
      .execute();
    files.push(await fileOf(own()));
    const contact = { name: 'Sunita', relation: 'Mother', phone: '+91 98220 12345' };
    await t()
      .db.insertInto('contacts')
      .values({ profile_id: asha.id, position: 0, ...contact })
      .execute();
    files.push(await fileOf(own()), await fileOf(own('mr')), await fileOf(forRohan()));
    // Once he has asked for her contacts, the numbers stand on it.
    const { day } = indianDay(t().clock.read());
    await t()
      .db.insertInto('contact_views')
      .values({ viewer_id: rohan.id, shown_id: asha.id, day })
      .execute();
    expect(await fileOf(forRohan())).not.toBe(files.at(-1));
    expect(new Set(files).size).toBe(files.length);
  });

  it('is not there for whom she is not there any more', async () => {
    await fileOf(forRohan());
    const block = { blocker_id: asha.id, blocked_id: rohan.id };
    await t().db.insertInto('blocks').values(block).execute();
    expect((await forRohan()).status).toBe(404);
    await t().db.deleteFrom('blocks').execute();
    await changeAsha({ state: 'paused' });
    expect((await forRohan()).status).toBe(404);
    await t().db.deleteFrom('accounts').where('id', '=', asha.id).execute();
    expect((await forRohan()).status).toBe(404);
  });

  it('is kept for ten minutes, and its file until the last address has ended', async () => {
    const file = await fileOf(own());
    t().clock.advance(10 * MINUTE_MS - 1);
    expect(await fileOf(own())).toBe(file);
    const removals = await notedRemovals(t().db);
    const dueAt = removals.find(({ file_key }) => file_key === file)?.run_at;
    expect((dueAt?.getTime() ?? 0) - t().clock.read().getTime()).toBeGreaterThan(5 * MINUTE_MS);
    t().clock.advance(2);
    expect(await fileOf(own())).not.toBe(file);
  });

  it('is made anew when its file is lost', async () => {
    const file = await fileOf(own());
    await t().parts.files.delete(file);
    expect(await fileOf(own())).not.toBe(file);
  });
});
