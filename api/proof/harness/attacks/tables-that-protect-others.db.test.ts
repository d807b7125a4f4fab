import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { leaveAndReturn } from '../../../test/returning.ts';
import { insert } from '../../../test/rows.ts';

const t = useApp();

/** Two members, what is to be stored of the one and what has to be there when that one has come back. */
interface Stored {
  readonly id: string;
  readonly other: string;
}

interface Protecting {
  readonly store: (people: Stored) => Promise<unknown>;
  /** What is there of whoever came back, in a form that names no id. */
  readonly found: (people: Stored) => Promise<unknown>;
}

const DAY = '2026-11-21';
const FROM_STAFF = {
  reason: 'Rude',
  report_id: null,
  by_id: null,
  state_before: 'active',
} as const;

/** Each of these protects others from a member: deleting the account must not take it away. */
const PROTECTING: Readonly<Record<string, Protecting>> = {
  blocks: {
    store: async ({ id, other }) => {
      await insert(t().db, 'blocks', { blocker_id: id, blocked_id: other });
      await insert(t().db, 'blocks', { blocker_id: other, blocked_id: id });
    },
    found: async ({ id, other }) => {
      const rows = await t().db.selectFrom('blocks').select(['blocker_id', 'blocked_id']).execute();
      const has = (from: string, to: string) =>
        rows.some(({ blocker_id, blocked_id }) => blocker_id === from && blocked_id === to);
      return [has(id, other), has(other, id)];
    },
  },
  moderation_actions: {
    store: async ({ id }) => {
      const created_at = t().clock.read();
      for (const kind of ['warned', 'hidden'] as const)
        await insert(t().db, 'moderation_actions', {
          id: randomUUID(),
          profile_id: id,
          kind,
          created_at,
          ...FROM_STAFF,
        });
    },
    found: ({ id }) =>
      t()
        .db.selectFrom('moderation_actions')
        .select(['kind', 'reason', 'created_at', 'lifted_at'])
        .where('profile_id', '=', id)
        .orderBy('kind')
        .execute(),
  },
  // The state alone hides; what was done is in moderation_actions.
  profiles: {
    store: async ({ id }) => {
      const action = { id: randomUUID(), profile_id: id, kind: 'hidden', ...FROM_STAFF } as const;
      await insert(t().db, 'moderation_actions', { ...action, created_at: t().clock.read() });
      const hidden = t().db.updateTable('profiles').set({ state: 'hidden' });
      await hidden.where('id', '=', id).execute();
    },
    found: ({ id }) =>
      t().db.selectFrom('profiles').select(['state', 'visible']).where('id', '=', id).execute(),
  },
  reports: {
    store: ({ id, other }) =>
      insert(t().db, 'reports', {
        id: randomUUID(),
        from_id: other,
        about_id: id,
        reason: 'Asked for money',
      }),
    found: ({ id, other }) =>
      t()
        .db.selectFrom('reports')
        .select(['reason', 'state'])
        .where('about_id', '=', id)
        .where('from_id', '=', other)
        .execute(),
  },
  daily_budgets: {
    store: ({ id }) =>
      insert(t().db, 'daily_budgets', { profile_id: id, purpose: 'report', day: DAY, used: 10 }),
    found: ({ id }) =>
      t()
        .db.selectFrom('daily_budgets')
        .select(['purpose', 'day', 'used'])
        .where('profile_id', '=', id)
        .execute(),
  },
  // Whoever is shown reads who saw the contacts.
  contact_views: {
    store: ({ id, other }) =>
      insert(t().db, 'contact_views', { viewer_id: id, shown_id: other, day: DAY }),
    found: ({ id, other }) =>
      t()
        .db.selectFrom('contact_views')
        .select(['day', 'seen_at'])
        .where('viewer_id', '=', id)
        .where('shown_id', '=', other)
        .execute(),
  },
  // A number that nobody may call again stands in an entry of the desk, account or not.
  call_logs: {
    store: ({ id }) =>
      insert(t().db, 'call_logs', {
        app_name: 'test',
        customer_name: 'Asha',
        phone: '+919822054321',
        status: 'do_not_disturb',
        extra_data: '{}',
        id: randomUUID(),
        profile_id: id,
        assigned_to_id: null,
        created_by: null,
        remark: null,
      }),
    found: () =>
      t().db.selectFrom('call_logs').select(['phone', 'status', 'customer_name']).execute(),
  },
  audit_trail: {
    store: ({ id }) =>
      insert(t().db, 'audit_trail', {
        actor_id: id,
        action: 'profiles.open',
        target: 'test',
        created_at: t().clock.read(),
      } as never),
    found: () =>
      t()
        .db.selectFrom('audit_trail')
        .select(['action', 'target'])
        .where('target', '=', 'test')
        .execute(),
  },
};

/** What a deletion may take, and why nobody else loses protection by it. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'is how what protects is stored meanwhile': [
    'departed_actions',
    'departed_blocks',
    'departed_budgets',
    'departed_contact_views',
    'departed_members',
    'departed_reports',
  ],
  'is the owner’s own': [
    'accounts',
    'consents',
    'contact_lists',
    'contacts',
    'data_exports',
    'deletion_codes',
    'drafts',
    'enrolment_codes',
    'mailed_secrets',
    'name_searches',
    'phone_codes',
    'pics',
    'recovery_codes',
    'saved_searches',
    'search_looks',
    'second_factors',
    'sessions',
    'sign_ups',
    'staff_drafts',
    'support_info',
    'uploads',
    'verification_docs',
    'verification_pages',
    'verification_sheets',
    'video_intros',
  ],
  'is between two, ends with one of them, and a block keeps the other safe': [
    'bookmarks',
    'chat_requests',
    'interests',
    'messages',
    'not_for_me',
    'profile_views',
    'score_events',
    'search_finds',
    'thread_people',
    'threads',
  ],
  'holds words of the person, which go with the person; the report stays': ['report_excerpts'],
  'tells the owner who opened what': ['pic_openings', 'verification_openings'],
  'is money, and stays': [
    'grants',
    'orders',
    'payment_attention',
    'payment_events',
    'payments',
    'receipt_numbers',
    'receipts',
    'refunds',
  ],
  'is the site’s or the desk’s, about nobody or kept without the account': [
    'ab_texts',
    'ads',
    'blogs',
    'call_files',
    'call_log_names',
    'demo',
    'jobs',
    'leads',
    'page_views',
    'trails',
    'usergroups',
  ],
};

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_migration%'
    order by 1`.execute(t().db);
  return rows.map(({ name }) => name);
}

describe('tables that protect other members', () => {
  it('are told from the others: a new table has to be placed', async () => {
    const placed = [...Object.keys(PROTECTING), ...Object.values(OTHERS).flat()];
    expect(placed.toSorted()).toEqual(await tables());
  });

  it.each(Object.entries(PROTECTING))(
    'keep what %s says when the account is deleted and made again',
    async (_, { store, found }) => {
      const member = await addPerson(t(), 'male');
      const other = (await addPerson(t(), 'female')).id;
      await store({ id: member.id, other });
      const before = await found({ id: member.id, other });
      expect(before).not.toEqual([]);
      const again = await leaveAndReturn(t(), member, { gender: 'male', birthdate: '1994-03-21' });
      expect(again.id).not.toBe(member.id);
      expect(await found({ id: again.id, other })).toEqual(before);
    },
  );
});
