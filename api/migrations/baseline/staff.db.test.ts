import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { insert, storePerson, verdict } from '../../test/rows.ts';

describe('the call desk in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const logOf = (change: object = {}) => ({
    id: randomUUID(),
    app_name: 'saptapadi',
    customer_name: 'Vinayak Kulkarni',
    phone: '+91 90000-12345',
    status: 'not_called' as const,
    remark: null,
    profile_id: null,
    assigned_to_id: null,
    extra_data: '{}',
    created_by: null,
    ...change,
  });

  it('takes every call status of the contract and no other', async () => {
    for (const status of CALL_STATUSES)
      expect(await verdict(insert(database.db, 'call_logs', logOf({ status })))).toBe('taken');
    expect(await verdict(insert(database.db, 'call_logs', logOf({ status: 'lost' })))).toMatch(
      /^check/,
    );
  });

  it('keeps a call when its member and its caller go, and knows the number however it is written', async () => {
    const { db } = database;
    const member = await storePerson(db);
    const log = logOf({ profile_id: member, assigned_to_id: member });
    await insert(db, 'call_logs', log);
    await db.deleteFrom('accounts').where('id', '=', member).execute();
    const kept = await db
      .selectFrom('call_logs')
      .where('id', '=', log.id)
      .select(['profile_id', 'assigned_to_id', 'phone_digits'])
      .execute();
    expect(kept).toEqual([
      { profile_id: null, assigned_to_id: null, phone_digits: '919000012345' },
    ]);
  });

  it('makes one ad of a lead, and keeps the lead of an ad', async () => {
    const { db } = database;
    const text = { title: 'Flowers', description: 'Garlands for the wedding day', price: 50_000 };
    const who = { advertiser_name: 'Phulwala', advertiser_contact: '+91 90000 00001' };
    const lead = { id: randomUUID(), ...text, ...who, email: null };
    await insert(db, 'leads', lead);
    const ad = { ...text, ...who, lead_id: lead.id, image_key: null, ended_at: null };
    const publish = () =>
      verdict(insert(db, 'ads', { ...ad, id: randomUUID(), status: 'delayed' as const }));
    expect(await publish()).toBe('taken');
    expect(await publish()).toBe('twice: ads_lead_id_key');
    const drop = db.deleteFrom('leads').where('id', '=', lead.id).execute();
    expect(await verdict(drop)).toMatch(/^(still needed|no such row)/);
    const approve = db.updateTable('leads').set({ state: 'approved' }).execute();
    expect(await verdict(approve)).toMatch(/^check/);
  });

  it('lets nobody change, remove or empty the audit trail', async () => {
    const { db } = database;
    const entry = { actor_id: randomUUID(), action: 'call_logs.list', target: null };
    expect(await verdict(insert(db, 'audit_trail', { ...entry, detail: '{}' }))).toBe('taken');
    for (const change of [
      sql`update audit_trail set action = 'nothing'`,
      sql`delete from audit_trail`,
      sql`truncate audit_trail`,
    ])
      expect(await verdict(change.execute(db))).toMatch(/^append-only/);
    const left = await db.selectFrom('audit_trail').select('action').execute();
    expect(left).toEqual([{ action: 'call_logs.list' }]);
  });

  it('counts page views by whole hours', async () => {
    const count = (hour: string) =>
      verdict(insert(database.db, 'page_views', { hour: new Date(hour), name: 'blogs', views: 1 }));
    expect(await count('2026-11-21T09:00:00Z')).toBe('taken');
    expect(await count('2026-11-21T09:00:00Z')).toBe('twice: page_views_pkey');
    expect(await count('2026-11-21T09:30:00Z')).toMatch(/^check/);
  });
});
