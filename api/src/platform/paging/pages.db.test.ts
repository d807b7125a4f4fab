import { sql } from 'kysely';
import type { CallShape } from 'shared-contracts/calls/call';
import { listAds, listLeads } from 'shared-contracts/calls/leads';
import { listPaymentsForAttention } from 'shared-contracts/calls/payments';
import { listPicQueue } from 'shared-contracts/calls/photo-review';
import { listReports } from 'shared-contracts/calls/reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { fillLongLists } from '../../../test/long-lists.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
const ROWS = 330;
let staff: TestMember;

beforeAll(async () => {
  staff = await addMember(t(), { role: 'staff' });
  const [member, blocker] = [await addPerson(t(), 'female'), await addPerson(t(), 'female')];
  const community = t().parts.config.communityCode;
  await fillLongLists(t().db, ROWS, { member, blocker, staff, community });
  // Some were made in one moment, and some ads run until somebody ends them.
  const hour = sql`timestamptz '2026-11-01T01:00:00Z'`;
  for (const table of ['leads', 'reports', 'pics', 'payment_attention'])
    await sql`update ${sql.table(table)} set created_at = ${hour} where created_at < ${hour}`.execute(
      t().db,
    );
  await sql`update ads set ends_at = null where ends_at > timestamptz '2036-11-01T02:00:00Z'`.execute(
    t().db,
  );
});

async function walk(call: CallShape, query: object): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  for (let pages = 1; ; pages += 1) {
    const input = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
    const { status, body } = await send(t(), call as never, input as never, staff.token);
    expect(status, JSON.stringify(body)).toBe(200);
    const { data, next } = body as { data: { id: string }[]; next: string | null };
    ids.push(...data.map(({ id }) => id));
    if (next === null) return { ids, pages };
    cursor = next;
  }
}

describe('a list of the desk', () => {
  it.each<[string, CallShape, object, number, number]>([
    ['leads', listLeads, { state: 'new' }, ROWS / 3, 2],
    ['ads that run', listAds, { past: 'false' }, ROWS / 2, 2],
    ['ads that are over', listAds, { past: 'true' }, ROWS / 2, 2],
    ['payments that wait', listPaymentsForAttention, {}, ROWS, 7],
    ['payments that were settled', listPaymentsForAttention, { settled: 'true' }, ROWS, 7],
    ['reports', listReports, {}, ROWS - 2, 7],
    ['photos', listPicQueue, {}, ROWS, 7],
  ])('of %s is read to its end by `next`, each entry once', async (_, call, query, rows, pages) => {
    const read = await walk(call, query);
    expect([read.ids.length, new Set(read.ids).size, read.pages]).toEqual([rows, rows, pages]);
  });
});
