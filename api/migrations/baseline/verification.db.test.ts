import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VerificationDocsTable } from '../../src/modules/verification/verification.tables.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { insert, storePerson, verdict } from '../../test/rows.ts';

describe('documents in the database', () => {
  let database: TestDatabase;
  let owner = '';
  beforeAll(async () => {
    database = await openTestDatabase();
    owner = await storePerson(database.db);
  });
  afterAll(() => database.close());

  const docOf = (change: Partial<Insertable<VerificationDocsTable>> = {}) => ({
    id: randomUUID(),
    profile_id: owner,
    doc_type: 'GovID' as const,
    kind: 'pan',
    file_key: randomUUID(),
    media_type: 'image/jpeg' as const,
    bytes: 1000,
    ...change,
  });
  const handIn = (change: Partial<Insertable<VerificationDocsTable>> = {}) =>
    verdict(insert(database.db, 'verification_docs', docOf(change)));

  it('wait one of a type at a time', async () => {
    expect(await handIn()).toBe('taken');
    expect(await handIn({ kind: 'passport' })).toBe('twice: verification_docs_pending');
    expect(await handIn({ doc_type: 'JobID', kind: 'salary_slip' })).toBe('taken');
  });

  it('are of a kind that belongs to their type', async () => {
    expect(await handIn({ doc_type: 'SalaryID', kind: 'pan' })).toMatch(/^check/);
  });

  it('are rejected with a reason, and decided once', async () => {
    const { db } = database;
    const id = randomUUID();
    expect(await handIn({ id, doc_type: 'PropertyID', kind: 'tax_receipt' })).toBe('taken');
    const decide = (change: object) =>
      verdict(db.updateTable('verification_docs').set(change).where('id', '=', id).execute());
    expect(await decide({ state: 'rejected', decided_at: new Date() })).toMatch(/^check/);
    expect(await decide({ state: 'approved' })).toMatch(/^check/);
    expect(await decide({ state: 'approved', decided_at: new Date() })).toBe('taken');
    const other = { state: 'rejected', reason: 'Blurred', decided_at: new Date() };
    expect(await decide(other)).toMatch(/^check/);
    expect(await decide({ state: 'pending', decided_at: null })).toMatch(/^check/);
  });
});
