import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordFits } from '../../src/modules/accounts/passwords/passwords.ts';
import { COMPLETION_FIELDS, profileScore } from '../../src/modules/profiles/profiles.rules.ts';
import type { ObjectStore } from '../../src/storage/object-store/object-store.ts';
import { masterKeys } from '../../src/storage/sealing/master-keys.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { noFiles } from '../../test/files.ts';
import { testSeller } from '../../test/receipts.ts';
import { loadDemo } from './load.ts';

const now = new Date('2026-11-21T09:00:00Z');
const kept = new Map<string, number>();
const files: ObjectStore = {
  ...noFiles(),
  put: async (key, content) => {
    if (content instanceof Uint8Array) kept.set(key, content.length);
  },
};
const documentKeys = masterKeys([{ id: 'test', secret: 'of the demo community' }]);
const load = {
  communityCode: 'saptapadi',
  password: 'sapta-demo',
  now,
  files,
  documentKeys,
  seller: testSeller,
};

describe('the demo community in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    expect(await loadDemo({ db: database.db, ...load })).toBe(true);
  });
  afterAll(() => database.close());

  const count = async (table: 'accounts' | 'profiles' | 'pics' | 'contacts') => {
    const query = sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`;
    return (await query.execute(database.db)).rows[0]?.rows ?? 0;
  };

  it('has a receipt of each payment that was captured, numbered without a gap as they were issued', async () => {
    const rows = await database.db
      .selectFrom('receipts')
      .select(['kind', 'financial_year', 'number', 'issued_at', 'payment_id'])
      .orderBy('issued_at')
      .execute();
    const paid = await database.db
      .selectFrom('payments')
      .select('id')
      .where('paid_at', 'is not', null)
      .execute();
    const receipts = rows.filter(({ kind }) => kind === 'receipt');
    expect(receipts.map((one) => one.payment_id).toSorted()).toEqual(
      paid.map(({ id }) => id).toSorted(),
    );
    const lasts = await database.db.selectFrom('receipt_numbers').selectAll().execute();
    for (const { kind, financial_year: year, last } of lasts) {
      const numbers = rows
        .filter((one) => one.kind === kind && one.financial_year === year)
        .map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    }
    expect(lasts.map(({ kind }) => kind)).toContain('credit_note');
  });

  it('has everybody with an account, a profile, and most with photos and contacts', async () => {
    expect(await count('accounts')).toBe(642);
    expect(await count('profiles')).toBe(642);
    expect(await count('pics')).toBeGreaterThan(640);
    expect(await count('contacts')).toBeGreaterThan(300);
  });

  it('lets the four demo accounts in, with the plans and seals of the README', async () => {
    const rows = await database.db
      .selectFrom('accounts')
      .innerJoin('profiles', 'profiles.id', 'accounts.id')
      .select(['email', 'role', 'plan', 'plan_until', 'confirmed_at', 'password_hash', 'visible'])
      .select(['verified_personal', 'verified_job', 'verified_salary', 'verified_property'])
      .where(
        'email',
        'in',
        ['asha', 'rohan', 'meera', 'staff'].map((who) => `${who}@example.com`),
      )
      .orderBy('email')
      .execute();
    expect(rows.map(({ email, plan, role, visible }) => [email, plan, role, visible])).toEqual([
      ['asha@example.com', 'hope', 'member', true],
      ['meera@example.com', 'trust', 'member', true],
      ['rohan@example.com', 'belief', 'member', true],
      ['staff@example.com', 'hope', 'staff', false],
    ]);
    const [, meera, rohan] = rows;
    expect(rohan?.verified_personal).toBe(true);
    expect([meera?.verified_personal, meera?.verified_job, meera?.verified_salary]).toEqual(
      Array.from({ length: 3 }, () => true),
    );
    expect(meera?.plan_until?.getTime()).toBeGreaterThan(now.getTime());
    expect(rows.every((row) => row.confirmed_at !== null)).toBe(true);
    expect(await passwordFits(meera?.password_hash, 'sapta-demo')).toBe(true);
  });

  it('stores the scores that the rules give', async () => {
    const [row] = await database.db
      .selectFrom('profiles')
      .innerJoin('accounts', 'accounts.id', 'profiles.id')
      .select(['profiles.id', 'score', 'accounts.plan', ...COMPLETION_FIELDS])
      .where('email', '=', 'asha@example.com')
      .execute();
    if (row === undefined) throw new Error('Asha is missing');
    const verified = { personal: false, job: false, salary: false, property: false };
    const standing = { fields: row, photos: 3, contacts: 2, videoIntro: false, verified };
    expect(row.score).toBe(profileScore({ ...standing, plan: row.plan }));
    expect(row.score).toBeGreaterThan(60);
  });

  it('lets some introduce themselves on film: Meera, and several whom she meets first', async () => {
    const intros = await database.db
      .selectFrom('video_intros')
      .innerJoin('profiles', 'profiles.id', 'video_intros.profile_id')
      .innerJoin('accounts', 'accounts.id', 'profiles.id')
      .select(['profiles.id', 'email', 'file_key', 'bytes', 'seconds', 'profiles.video_intro'])
      .execute();
    expect(intros.map(({ email }) => email)).toContain('meera@example.com');
    for (const { file_key, bytes, seconds, video_intro } of intros) {
      expect([video_intro, bytes, seconds]).toEqual([file_key, kept.get(file_key), 5]);
    }
    const firstPage = await database.db
      .selectFrom('profiles')
      .select(['video_intro'])
      .where('gender', '=', 'male')
      .where('visible', '=', true)
      .orderBy('listing_score', 'desc')
      .orderBy('id', 'desc')
      .limit(20)
      .execute();
    const met = firstPage.filter(({ video_intro }) => video_intro !== null);
    expect(met.length).toBeGreaterThanOrEqual(5);
    expect(firstPage.slice(0, 4).filter(({ video_intro }) => video_intro)).not.toEqual([]);
    const unnamed = database.db.selectFrom('profiles').where('video_intro', 'is not', null);
    expect(await unnamed.select('id').execute()).toHaveLength(intros.length);
  });

  it('gives each person with photos exactly one that is shown first', async () => {
    const { rows } = await sql<{ firsts: number }>`
      select count(*) filter (where is_primary)::int as firsts
      from pics group by profile_id having count(*) filter (where is_primary) <> 1
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('has posts to read, none from the future', async () => {
    const posts = await database.db.selectFrom('blogs').selectAll().execute();
    expect(posts.length).toBeGreaterThan(5);
    for (const post of posts) {
      expect(post.published_on <= '2026-11-21').toBe(true);
      expect(post.reading_minutes).toBeLessThan(15);
    }
  });

  it('is not loaded a second time', async () => {
    expect(await loadDemo({ db: database.db, ...load })).toBe(false);
    expect(await count('accounts')).toBe(642);
  });
});

describe('two servers that start together', () => {
  it('load it once', async () => {
    const database = await openTestDatabase();
    const db = database.db;
    const loads = await Promise.all([loadDemo({ db, ...load }), loadDemo({ db, ...load })]);
    expect(loads.toSorted()).toEqual([false, true]);
    await database.close();
  });
});
