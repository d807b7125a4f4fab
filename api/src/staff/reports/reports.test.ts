import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { blockProfile, reportUser } from 'shared-contracts/calls/engagement';
import { setProfileState } from 'shared-contracts/calls/own-profile';
import { myProfile, viewProfile } from 'shared-contracts/calls/profiles';
import {
  decideReport,
  listHiddenProfiles,
  listReports,
  readExcerpt,
  restoreProfile,
  type Report,
} from 'shared-contracts/calls/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { doAll, testNode } from '../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { storeMessage } from '../../chat/messages.store.ts';
import { openThread } from '../../chat/threads.store.ts';
import { leftovers } from '../../leftovers.ts';
import { sweep } from '../../platform/sweep.ts';
import { addPerson } from '../../profiles/test-people.ts';
import { masterKeys } from '../../verification/sealing/master-keys.ts';
import { rewrapPages } from '../../verification/sealing/rewrap-pages.ts';
import { findExcerpt } from './excerpts.store.ts';
import type { ModerationActionsTable } from './moderation.tables.ts';

const t = useApp({ messagesAMinute: 1000 });
const DAY_MS = 24 * 60 * 60 * 1000;
let asha: TestMember;
let rohan: TestMember;
let reviewer: TestMember;

beforeEach(async () => {
  await t().db.deleteFrom('reports').execute();
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' }, pics: ['m01a'] });
  reviewer = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
});

async function report(reason = 'Asked for money', messages?: boolean) {
  const body = { user_to_id: rohan.id, reason, ...(messages !== undefined && { messages }) };
  expect((await send(t(), reportUser, { body }, asha.token)).status).toBe(200);
}

async function listed(who = reviewer, id?: string): Promise<Report[]> {
  const query = id === undefined ? {} : { id };
  return listReports.reply.parse((await send(t(), listReports, { query }, who.token)).body).data;
}

async function theReport(): Promise<Report> {
  const [one] = await listed();
  if (one === undefined) throw new Error('No report waits.');
  return one;
}

const decide = (
  id: string,
  decision: { act: boolean; action?: 'warn' | 'hide'; note?: string },
  who = reviewer,
) => send(t(), decideReport, { body: { note: 'Please do not.', ...decision, id } }, who.token);

const excerptOf = (id: string, who = reviewer) =>
  send(t(), readExcerpt, { params: { id } }, who.token);

/** They talk; he writes `many` messages, she one. */
async function talk(many: number) {
  const request = { id: randomUUID(), from_id: asha.id, to_id: rohan.id, accepted: true };
  await t().db.insertInto('chat_requests').values(request).execute();
  const now = t().clock.read();
  await t()
    .db.transaction()
    .execute((trx) => openThread(trx, [asha.id, rohan.id], now));
  const say = (fromId: string, toId: string, body: string) =>
    storeMessage(t().db, { fromId, toId, body, clientId: randomUUID(), now });
  for (let n = 1; n <= many; n++) await say(rohan.id, asha.id, `Send me rupees ${n}`);
  await say(asha.id, rohan.id, 'My own answer');
}

async function actionsOn({ id }: TestMember): Promise<Selectable<ModerationActionsTable>[]> {
  const rows = t().db.selectFrom('moderation_actions').selectAll().where('profile_id', '=', id);
  return rows.orderBy('created_at').execute();
}

async function moderationOf({ token }: TestMember) {
  const { data } = myProfile.reply.parse((await send(t(), myProfile, {}, token)).body);
  return [data.state, data.moderation?.kind ?? null, data.moderation?.reason ?? null];
}

const seen = async () => {
  const { status } = await send(t(), viewProfile, { query: { id: rohan.id } });
  return status;
};

describe('the desk of reports', () => {
  it('has the oldest first, both people, and how often the same person was reported before', async () => {
    await report('First');
    t().clock.advance(60_000);
    await report('Second');
    const [first, second] = await listed();
    expect([first?.reason, first?.earlier, second?.reason, second?.earlier]).toEqual([
      ...['First', 0, 'Second', 1],
    ]);
    expect(first).toMatchObject({
      ...{ state: 'open', messages: null, decision: null, about_state: 'active' },
      from: { id: asha.id, name: 'Asha Joshi' },
      about: { id: rohan.id, name: 'Rohan Joshi' },
      about_card: { id: rohan.id, name: 'Rohan', pic: { thumb: expect.stringContaining('m01a') } },
    });
    expect(JSON.stringify(first)).not.toMatch(/birthdate|email|phone/);
  });

  it('never has one about oneself, or of oneself', async () => {
    await report();
    const { id } = await theReport();
    for (const who of [asha, rohan]) {
      const duty = { role: 'staff' as const, duties: ['reviewer' as const] };
      await t().db.updateTable('accounts').set(duty).where('id', '=', who.id).execute();
      expect(await listed(who)).toEqual([]);
      expect(await listed(who, id)).toEqual([]);
      expect((await decide(id, { act: false }, who)).body['code']).toBe('report.notFound');
      expect((await excerptOf(id, who)).status).toBe(404);
    }
  });

  it('reads sensibly when either account is gone, and then can only be dismissed', async () => {
    await talk(1);
    await report('Rude', true);
    const { id, messages } = await theReport();
    expect(messages).toBe(1);
    await send(t(), deleteAccount, {}, rohan.token);
    expect(await theReport()).toMatchObject({
      ...{ about: { id: '', name: '' }, about_card: null, about_state: null, messages: null },
      from: { name: 'Asha Joshi' },
    });
    expect((await excerptOf(id)).status).toBe(404);
    expect((await decide(id, { act: true })).body['code']).toBe('report.personGone');
    await send(t(), deleteAccount, {}, asha.token);
    expect(await theReport()).toMatchObject({ from: { id: '', name: '' }, from_card: null });
    expect((await decide(id, { act: false, note: 'Left' })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });
});

describe('what is handed over', () => {
  it('are the last 20 messages of the reported person, sealed; opening them is on the audit trail', async () => {
    await talk(23);
    await report('Asks for money');
    expect((await theReport()).messages).toBeNull();
    // The same words again, now with the messages: still one report.
    await report('Asks for money', true);
    const [one, ...more] = await listed();
    expect([one?.messages, more]).toEqual([20, []]);
    const id = one?.id ?? '';
    const stored = await t().db.selectFrom('report_excerpts').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealed).includes('rupees')).toBe(false);
    const { messages } = readExcerpt.reply.parse((await excerptOf(id)).body).data;
    expect(messages.map(({ body }) => body)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Send me rupees ${at + 4}`),
    );
    const audited = await t()
      .db.selectFrom('audit_trail')
      .select('target')
      .where('actor_id', '=', reviewer.id)
      .where('action', '=', 'reports.excerpt')
      .execute();
    expect(audited).toEqual([{ target: id }]);
  });

  it('is nothing without the wish, without messages, and of a conversation with somebody else', async () => {
    await talk(2);
    await report('No messages', false);
    const meera = await addPerson(t(), 'female');
    const body = { user_to_id: rohan.id, reason: 'Never wrote to me', messages: true };
    await send(t(), reportUser, { body }, meera.token);
    const all = await listed();
    expect(all.map(({ messages }) => messages)).toEqual([null, null]);
    for (const { id } of all) expect((await excerptOf(id)).status).toBe(404);
  });

  it('comes along although the two are parted by a block, and is deleted 90 days after the decision', async () => {
    await talk(1);
    await send(t(), blockProfile, { body: { profileId: rohan.id } }, asha.token);
    await report('Rude', true);
    const { id } = await theReport();
    await decide(id, { act: false });
    const swept = async () => {
      const signal = AbortSignal.timeout(60_000);
      await sweep(t().parts, leftovers, { signal });
      return (await excerptOf(id)).status;
    };
    t().clock.advance(90 * DAY_MS - 60_000);
    const { token } = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
    reviewer = { ...reviewer, token };
    expect(await swept()).toBe(200);
    t().clock.advance(60_000);
    expect(await swept()).toBe(404);
    expect((await listed(reviewer, id))[0]).toMatchObject({ messages: null, state: 'dismissed' });
  });

  it('opens under a new master key alone once its key is wrapped anew', async () => {
    await talk(1);
    await report('Rude', true);
    const { id } = await theReport();
    const [old, fresh] = [
      { id: 'test', secret: 'one that seals documents of tests' },
      { id: 'next', secret: 'the one that comes after it' },
    ];
    const both = { ...t().parts, documentKeys: masterKeys([fresh, old]) };
    const node = testNode([rewrapPages(both, 60_000)], t().parts);
    await doAll(node);
    await node.close();
    expect(await findExcerpt(t().db, id, masterKeys([fresh]))).toMatchObject([
      { body: 'Send me rupees 1' },
    ]);
  });
});

describe('a decision', () => {
  it('dismisses with a note, which nobody but colleagues reads', async () => {
    await report();
    const { id } = await theReport();
    const mails = t().mails.length;
    expect((await decide(id, { act: false, note: '  ' })).status).toBe(422);
    expect((await decide(id, { act: false, note: 'Nothing in it' })).body['data']).toMatchObject({
      ...{ state: 'dismissed' },
      decision: { outcome: 'dismissed', note: 'Nothing in it', by: reviewer.email },
    });
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(mails);
    expect(await moderationOf(rohan)).toEqual(['active', null, null]);
  });

  it('warns by a mail and on the own page for 30 days, and hides nobody', async () => {
    await report();
    const { id } = await theReport();
    await decide(id, { act: true, note: 'Please do not ask for money.' });
    await t().parts.jobs.settled();
    const mail = t().mails.at(-1);
    expect(mail).toMatchObject({ to: rohan.email });
    expect(mail?.text).toContain('Please do not ask for money.');
    expect(mail?.text).not.toMatch(/Asha|report/i);
    expect(await seen()).toBe(200);
    const told = ['active', 'warned', 'Please do not ask for money.'];
    expect(await moderationOf(rohan)).toEqual(told);
    expect(await actionsOn(rohan)).toMatchObject([{ kind: 'warned', report_id: id }]);
    const long = new Date(t().clock.read().getTime() - 30 * DAY_MS - 1000);
    await t()
      .db.updateTable('moderation_actions')
      .set({ created_at: long } as never)
      .execute();
    expect(await moderationOf(rohan)).toEqual(['active', null, null]);
  });

  it('hides a profile: its owner is told why and cannot undo it; a manager can', async () => {
    await t()
      .db.updateTable('profiles')
      .set({ state: 'paused' })
      .where('id', '=', rohan.id)
      .execute();
    await talk(1);
    await report();
    await decide((await theReport()).id, { act: true, action: 'hide', note: 'False details.' });
    expect(await seen()).toBe(404);
    expect(await moderationOf(rohan)).toEqual(['hidden', 'hidden', 'False details.']);
    const wake = { body: { state: 'active' as const } };
    expect((await send(t(), setProfileState, wake, rohan.token)).status).toBe(403);

    const manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const { body } = await send(t(), listHiddenProfiles, {}, manager.token);
    expect(listHiddenProfiles.reply.parse(body).data).toMatchObject([
      { id: rohan.id, name: 'Rohan Joshi', reason: 'False details.', by: reviewer.email },
    ]);
    const restore = { body: { id: rohan.id, note: 'He has shown his papers.' } };
    expect((await send(t(), restoreProfile, restore, reviewer.token)).status).toBe(404);
    const replies = await Promise.all(
      [1, 2, 3].map(() => send(t(), restoreProfile, restore, manager.token)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await moderationOf(rohan)).toEqual(['paused', null, null]);
    await t().parts.jobs.settled();
    expect(t().mails.at(-1)?.text).toContain('He has shown his papers.');
    const own = await addPerson(t(), 'male', { profile: { state: 'hidden' } });
    await t()
      .db.updateTable('accounts')
      .set({ role: 'staff', duties: ['manager'] })
      .where('id', '=', own.id)
      .execute();
    const mine = { body: { id: own.id, note: 'Me' } };
    expect((await send(t(), restoreProfile, mine, own.token)).status).toBe(404);
  });

  it('is one, whoever decides at the same time; the others can read it', async () => {
    await report();
    const { id } = await theReport();
    const staff = await Promise.all(
      [1, 2, 3].map(() => addMember(t(), { role: 'staff', duties: ['reviewer'] })),
    );
    const replies = await Promise.all(
      [reviewer, ...staff].map((who, at) =>
        decide(id, { act: at % 2 === 0, action: 'hide', note: `By ${at}` }, who),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const [decided] = await listed(staff[0], id);
    expect(decided?.decision).toMatchObject({ note: `By ${winner}` });
    expect(await actionsOn(rohan)).toHaveLength(winner % 2 === 0 ? 1 : 0);
  });

  it('hides once: a second report about somebody who is hidden keeps the first words', async () => {
    await report('First');
    await report('Second');
    for (const { id } of await listed()) {
      const reply = await decide(id, { act: true, action: 'hide', note: `For ${id}` });
      expect(reply.status).toBe(200);
    }
    expect(await actionsOn(rohan)).toHaveLength(1);
  });
});
