import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { setProfileState } from 'shared-contracts/calls/own-profile';
import { myProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { listHiddenProfiles, restoreProfile } from 'shared-contracts/calls/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { castOfReports } from '../../../../test/reports.ts';
import { insert } from '../../../../test/rows.ts';
import type { ModerationActionsTable } from './moderation.tables.ts';

const t = useApp({ messagesAMinute: 1000 });
const DAY_MS = 24 * 60 * 60 * 1000;
let cast: Awaited<ReturnType<typeof castOfReports>>;

beforeEach(async () => {
  cast = await castOfReports(t());
});

async function actionsOn({ id }: TestMember): Promise<Selectable<ModerationActionsTable>[]> {
  const rows = t().db.selectFrom('moderation_actions').selectAll().where('profile_id', '=', id);
  return rows.orderBy('created_at').execute();
}

async function moderationOf({ token }: TestMember) {
  const { data } = myProfile.reply.parse((await send(t(), myProfile, {}, token)).body);
  return [data.state, data.moderation?.kind ?? null, data.moderation?.reason ?? null];
}

const isSeen = async ({ id }: TestMember) =>
  (await send(t(), viewProfile, { query: { id } })).status === 200;

describe('the desk of reports', () => {
  it('has the oldest first, both people, and how often the same person was reported before', async () => {
    const { asha, rohan, report, listed } = cast;
    await report('First');
    t().clock.advance(60_000);
    await report('Second');
    const [first, second] = await listed();
    expect([first?.reason, first?.earlier, second?.reason, second?.earlier]).toEqual([
      'First',
      0,
      'Second',
      1,
    ]);
    expect(first).toMatchObject({
      state: 'open',
      messages: null,
      decision: null,
      about_state: 'active',
      from: {
        id: asha.id,
        name: 'Asha Joshi',
      },
      about: {
        id: rohan.id,
        name: 'Rohan Joshi',
      },
      about_card: {
        id: rohan.id,
        name: 'Rohan',
        pic: { thumb: expect.stringContaining('m01a') },
      },
    });
    expect(JSON.stringify(first)).not.toMatch(/birthdate|email|phone/);
  });

  it('names people as readers of Marathi and Hindi have them too', async () => {
    const { rohan, report, theReport } = cast;
    await report();
    const names = { name_devanagari: 'रोहन', last_name_devanagari: 'जोशी' };
    await t().db.updateTable('profiles').set(names).where('id', '=', rohan.id).execute();
    expect(await theReport()).toMatchObject({
      from: { name: 'Asha Joshi' },
      about: { name: 'Rohan Joshi (रोहन जोशी)' },
    });
  });

  it('never has one about oneself, or of oneself', async () => {
    const { asha, rohan, report, listed, theReport, decide, excerptOf } = cast;
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
    const { asha, rohan, report, listed, theReport, talk, decide, excerptOf } = cast;
    await talk(1);
    await report('Rude', true);
    const { id, messages } = await theReport();
    expect(messages).toBe(1);
    await send(t(), deleteAccount, { body: {} }, rohan.token);
    expect(await theReport()).toMatchObject({
      about: {
        id: '',
        name: '',
      },
      about_card: null,
      about_state: null,
      messages: null,
      from: { name: 'Asha Joshi' },
    });
    expect((await excerptOf(id)).status).toBe(404);
    expect((await decide(id, { act: true })).body['code']).toBe('report.personGone');
    await send(t(), deleteAccount, { body: {} }, asha.token);
    expect(await theReport()).toMatchObject({ from: { id: '', name: '' }, from_card: null });
    expect((await decide(id, { act: false, note: 'Left' })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });
});

describe('a decision', () => {
  it('dismisses with a note, which nobody but colleagues reads', async () => {
    const { rohan, reviewer, report, theReport, decide } = cast;
    await report();
    const { id } = await theReport();
    const mails = t().mails.length;
    expect((await decide(id, { act: false, note: '  ' })).status).toBe(422);
    expect((await decide(id, { act: false, note: 'Nothing in it' })).body['data']).toMatchObject({
      state: 'dismissed',
      decision: {
        outcome: 'dismissed',
        note: 'Nothing in it',
        by: reviewer.email,
      },
    });
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(mails);
    expect(await moderationOf(rohan)).toEqual(['active', null, null]);
  });

  it('warns by a mail and on the own page for 30 days, and hides nobody', async () => {
    const { rohan, report, theReport, decide } = cast;
    await report();
    const { id } = await theReport();
    await decide(id, { act: true, note: 'Please do not ask for money.' });
    await t().parts.jobs.settled();
    const mail = t().mails.at(-1);
    expect(mail).toMatchObject({ to: rohan.email });
    expect(mail?.text).toContain('Please do not ask for money.');
    expect(mail?.text).not.toMatch(/Asha|report/i);
    expect(await isSeen(rohan)).toBe(true);
    const reported = ['active', 'warned', 'Please do not ask for money.'];
    expect(await moderationOf(rohan)).toEqual(reported);
    expect(await actionsOn(rohan)).toMatchObject([{ kind: 'warned', report_id: id }]);
    const long = new Date(t().clock.read().getTime() - 30 * DAY_MS - 1000);
    await t()
      .db.updateTable('moderation_actions')
      .set({ created_at: long } as never)
      .execute();
    expect(await moderationOf(rohan)).toEqual(['active', null, null]);
  });

  it('hides a profile: its owner is told why and cannot undo it; a manager can', async () => {
    const { rohan, reviewer, report, theReport, talk, decide } = cast;
    await t()
      .db.updateTable('profiles')
      .set({ state: 'paused' })
      .where('id', '=', rohan.id)
      .execute();
    await talk(1);
    await report();
    await decide((await theReport()).id, { act: true, action: 'hide', note: 'False details.' });
    expect(await isSeen(rohan)).toBe(false);
    expect(await moderationOf(rohan)).toEqual(['hidden', 'hidden', 'False details.']);
    const wake = { body: { state: 'active' as const } };
    expect((await send(t(), setProfileState, wake, rohan.token)).status).toBe(403);

    const manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const { body } = await send(t(), listHiddenProfiles, { query: {} }, manager.token);
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

  it('lists hidden profiles page after page, the latest first, to the last', async () => {
    const manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const hidden: string[] = [];
    for (let at = 0; at < 45; at += 1) {
      const { id } = await addPerson(t(), 'male', { profile: { state: 'hidden' } });
      await insert(t().db, 'moderation_actions', {
        id: randomUUID(),
        profile_id: id,
        kind: 'hidden',
        reason: 'Rude',
        by_id: null,
        state_before: 'active',
        report_id: null,
        created_at: new Date(t().clock.read().getTime() + Math.floor(at / 2) * 1e3),
      });
      hidden.push(id);
    }
    const listed: string[] = [];
    const sizes: number[] = [];
    let query: { cursor?: string } = {};
    for (let more = true; more;) {
      const { body } = await send(t(), listHiddenProfiles, { query }, manager.token);
      const page = listHiddenProfiles.reply.parse(body);
      listed.push(...page.data.map(({ id }) => id));
      sizes.push(page.data.length);
      more = typeof page.next === 'string';
      query = typeof page.next === 'string' ? { cursor: page.next } : {};
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(listed.toSorted()).toEqual(hidden.toSorted());
    const wrong = { query: { cursor: 'behind' } };
    expect((await send(t(), listHiddenProfiles, wrong, manager.token)).status).toBe(422);
  });

  it('is one, whoever decides at the same time; the others can read it', async () => {
    const { rohan, reviewer, report, listed, theReport, decide } = cast;
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
    const { rohan, report, listed, decide } = cast;
    await report('First');
    await report('Second');
    for (const { id } of await listed()) {
      const reply = await decide(id, { act: true, action: 'hide', note: `For ${id}` });
      expect(reply.status).toBe(200);
    }
    expect(await actionsOn(rohan)).toHaveLength(1);
  });
});
