import { blockProfile, reportUser } from 'shared-contracts/calls/engagement';
import { readExcerpt } from 'shared-contracts/calls/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { doAll, testNode } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { castOfReports } from '../../../../test/reports.ts';
import { retentionRules } from '../../../background/retention-rules.ts';
import { purge } from '../../../platform/jobs/purge.ts';
import { masterKeys } from '../../../storage/sealing/master-keys.ts';
import { rewrapPages } from '../../verification/rewrap-pages.ts';
import { findExcerpt } from './excerpts.store.ts';

const t = useApp({ messagesAMinute: 1000 });
const DAY_MS = 24 * 60 * 60 * 1000;
let cast: Awaited<ReturnType<typeof castOfReports>>;

beforeEach(async () => {
  cast = await castOfReports(t());
});

describe('what is handed over', () => {
  it('are the last 20 messages of the reported person, sealed; opening them is on the audit trail', async () => {
    const { reviewer, report, listed, theReport, talk, excerptOf } = cast;
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
    const { rohan, report, listed, talk, excerptOf } = cast;
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
    const { asha, rohan, reviewer, report, listed, theReport, talk, decide, excerptOf } = cast;
    await talk(1);
    await send(t(), blockProfile, { body: { profileId: rohan.id } }, asha.token);
    await report('Rude', true);
    const { id } = await theReport();
    await decide(id, { act: false });
    let later: TestMember = reviewer;
    const purged = async () => {
      const signal = AbortSignal.timeout(60_000);
      await purge(t().parts, retentionRules, { signal });
      return (await excerptOf(id, later)).status;
    };
    t().clock.advance(90 * DAY_MS - 60_000);
    // The session of the one of before has run out.
    later = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
    expect(await purged()).toBe(200);
    t().clock.advance(60_000);
    expect(await purged()).toBe(404);
    expect((await listed(later, id))[0]).toMatchObject({ messages: null, state: 'dismissed' });
  });

  it('opens under a new master key alone once its key is wrapped anew', async () => {
    const { report, theReport, talk } = cast;
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
