import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { insert, storePerson, verdict } from '../../test/rows.ts';

describe('what hangs on a profile', () => {
  let database: TestDatabase;
  let [from, to] = ['', ''];
  beforeAll(async () => {
    database = await openTestDatabase();
    from = await storePerson(database.db);
    to = await storePerson(database.db, 'male');
  });
  afterAll(() => database.close());

  it('counts an engagement once for caller, person and context', async () => {
    const score = (context: 'chat' | 'share' | 'video', to_id = to) =>
      verdict(insert(database.db, 'score_events', { from_id: from, to_id, context, points: 1 }));
    expect(await score('chat')).toBe('taken');
    expect(await score('share')).toBe('taken');
    expect(await score('video')).toBe('taken');
    expect(await score('chat')).toBe('twice: score_events_pkey');
    expect(await score('chat', from)).toMatch(/^check/);
    expect(await score('dance' as 'chat')).toMatch(/^check/);
  });

  it('notes a contact view once a day', async () => {
    const see = (day: string) =>
      verdict(insert(database.db, 'contact_views', { viewer_id: from, shown_id: to, day }));
    expect(await see('2026-11-21')).toBe('taken');
    expect(await see('2026-11-22')).toBe('taken');
    expect(await see('2026-11-21')).toBe('twice: contact_views_pkey');
  });

  it('keeps a report when the reporter goes, and closes it with a decision only', async () => {
    const { db } = database;
    const reporter = await storePerson(db);
    const id = randomUUID();
    const report = { id, from_id: reporter, about_id: to, reason: 'Asked for money' };
    expect(await verdict(insert(db, 'reports', report))).toBe('taken');
    await db.deleteFrom('accounts').where('id', '=', reporter).execute();
    const kept = await db.selectFrom('reports').where('id', '=', id).selectAll().execute();
    expect(kept).toMatchObject([{ from_id: null, about_id: to, state: 'open' }]);
    const close = (change: object) =>
      verdict(db.updateTable('reports').set(change).where('id', '=', id).execute());
    expect(await close({ state: 'acted' })).toMatch(/^check/);
    expect(await close({ state: 'acted', note: 'Warned', decided_at: new Date() })).toBe('taken');
    const aboutOneself = { ...report, id: randomUUID(), from_id: to };
    expect(await verdict(insert(db, 'reports', aboutOneself))).toMatch(/^check/);
  });

  it('refuses drafts that are too long or have no place', async () => {
    const keep = (key: string, text: string) =>
      verdict(
        insert(database.db, 'drafts', { profile_id: from, key, content: JSON.stringify({ text }) }),
      );
    expect(await keep('profile', 'half a sentence')).toBe('taken');
    expect(await keep(`chat:${to}`, 'Namaste')).toBe('taken');
    expect(await keep('profile', 'again')).toBe('twice: drafts_pkey');
    expect(await keep('../etc', 'x')).toMatch(/^check/);
    expect(await keep('long', 'x'.repeat(70_000))).toMatch(/^check/);
  });
});
