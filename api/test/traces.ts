import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/tables.ts';
import type { TestApp } from './app.ts';
import { departed } from './departed-traces.ts';
import { insert, type Rows } from './rows.ts';

/**
 * Leaves a trace of a member in every place where one can be, those of conversations shared with each of
 * the others; a test compares this with the schema, so that a new reference to a person comes in here.
 */
export async function leaveTraces(
  t: TestApp,
  id: string,
  others: readonly string[],
): Promise<void> {
  const now = t.clock.read();
  const talks = others.map((other) => talk(id, other));
  const met = others.slice(0, 1).map((other) => together(id, other, now));
  const left = others.slice(0, 1).map((other) => departed(id, other, now));
  for (const rows of [
    ...met,
    ...left,
    ...talks,
    alone(id, now),
    atTheDesk(id, now),
    money(id, now),
  ])
    for (const [table, list] of Object.entries(rows))
      for (const row of list) await insert(t.db, table as keyof Database, row as never);
}

/** What both are in; each way round. */
function together(id: string, other: string, now: Date): Rows {
  const [first, second] = [
    { from_id: id, to_id: other },
    { from_id: other, to_id: id },
  ];
  const both = [first, second].map((pair) => ({ ...pair, id: randomUUID() }));
  const views = [first, second].map(({ from_id, to_id }) => [from_id, to_id] as const);
  const day = '2026-11-21';
  const [about, hidden, hisPic] = [randomUUID(), randomUUID(), randomUUID()];
  const seal = { sealed: Buffer.alloc(1), key_id: 'test', wrapped_key: 'wrapped' };
  return {
    bookmarks: both,
    not_for_me: both,
    interests: both,
    chat_requests: both,
    blocks: views.map(([blocker_id, blocked_id]) => ({ blocker_id, blocked_id })),
    score_events: [first, second].map((pair) => ({ ...pair, context: 'chat', points: 1 })),
    profile_views: views.map(([viewer_id, viewed_id]) => ({ viewer_id, viewed_id })),
    contact_views: views.map(([viewer_id, shown_id]) => ({ viewer_id, shown_id, day })),
    search_finds: views.map(([profile_id, person_id]) => ({
      profile_id,
      person_id,
      found_at: now,
    })),
    drafts: [
      { profile_id: other, key: `chat:${id}`, content: '{"text":"Half a sentence"}' },
      { profile_id: id, key: `chat:${other}`, content: '{"text":"Half a sentence"}' },
    ],
    reports: [
      { id: randomUUID(), from_id: id, about_id: other, reason: 'Asked for money' },
      { id: about, from_id: other, about_id: id, reason: 'Asked for money' },
      {
        id: randomUUID(),
        reason: 'Rude',
        state: 'acted',
        note: 'Warned',
        decided_by: id,
        decided_at: now,
      },
    ] as Rows['reports'] & object,
    report_excerpts: [{ report_id: about, about_id: id, messages: 1, created_at: now, ...seal }],
    moderation_actions: [
      {
        id: hidden,
        profile_id: id,
        kind: 'hidden',
        reason: 'Rude',
        report_id: about,
        state_before: 'active',
        created_at: now,
      },
      {
        id: randomUUID(),
        profile_id: other,
        kind: 'warned',
        reason: 'Rude',
        by_id: id,
        state_before: 'active',
        created_at: now,
        lifted_at: now,
        lifted_by: id,
      },
    ],
    pics: [
      {
        id: hisPic,
        profile_id: other,
        file_key: randomUUID(),
        position: 7,
        state: 'waiting',
        claimed_by: id,
      },
    ],
    pic_openings: [
      { id: randomUUID(), pic_id: hisPic, opened_by: id, file_key: 'photo', opened_at: now },
    ],
  };
}

/** A conversation; the smaller id stands first. */
function talk(id: string, other: string): Rows {
  const [a_id = '', b_id = ''] = [id, other].toSorted();
  const thread_id = randomUUID();
  const people = [
    { profile_id: id, other_id: other },
    { profile_id: other, other_id: id },
  ];
  return {
    threads: [{ id: thread_id, a_id, b_id, last_sequence: 2 }],
    thread_people: people.map((pair) => ({ ...pair, thread_id, read_at: null })),
    messages: [id, other].map((from_id, index) => ({
      id: randomUUID(),
      thread_id,
      sequence: index + 1,
      from_id,
      client_id: randomUUID(),
      body: 'Namaste',
    })),
  };
}

/** What a member has alone. */
function alone(id: string, now: Date): Rows {
  const doc = { profile_id: id, doc_type: 'GovID' as const, kind: 'pan', bytes: 1 };
  const media_type = 'image/png' as const;
  const sealed = { bytes: 1, key_id: 'test', wrapped_key: 'wrapped' };
  const [waiting, page, sheet] = [randomUUID(), randomUUID(), randomUUID()];
  return {
    sessions: [{ id: randomUUID(), account_id: id, ended_at: null }],
    consents: [
      {
        account_id: id,
        purpose: 'terms',
        version: '2026-11-21',
        given: true,
        decided_at: now,
      },
    ],
    second_factors: [
      {
        account_id: id,
        sealed_secret: 's',
        key_id: 'k',
        wrapped_key: 'w',
        begun_at: now,
        confirmed_at: now,
      },
    ],
    data_exports: [
      {
        account_id: id,
        file_key: 'exports/e.zip',
        session_id: randomUUID(),
        state: 'ready',
        percent: 100,
        bytes: 5,
        requested_at: now,
        expires_at: now,
      },
    ],
    mailed_secrets: [
      {
        hash: randomUUID(),
        purpose: 'code',
        account_id: id,
        expires_at: now,
        used_at: null,
      },
    ],
    deletion_codes: [{ account_id: id, code_hash: 'h', expires_at: now }],
    phone_codes: [{ account_id: id, code_hash: 'h', phone: '1', expires_at: now }],
    enrolment_codes: [{ account_id: id, code_hash: 'h', expires_at: now }],
    jobs: [{ kind: 'mail', account_id: id, payload: JSON.stringify({ to: id }) }],
    pics: [{ id: randomUUID(), profile_id: id, file_key: 'photo', position: 0, is_primary: true }],
    contacts: [{ profile_id: id, position: 0, name: 'Ajoba', relation: 'Grandfather', phone: '1' }],
    contact_lists: [{ profile_id: id, updated_at: now }],
    daily_budgets: [{ profile_id: id, purpose: 'report', day: '2026-11-21', used: 1 }],
    name_searches: [{ profile_id: id, day: '2026-11-21', search_hash: 'h' }],
    saved_searches: [{ id: randomUUID(), profile_id: id, name: 'Pune', filters: 'city=Pune' }],
    search_looks: [{ profile_id: id, next_at: now }],
    support_info: [{ profile_id: id, phone: '1', whatsapp: '1' }],
    uploads: [
      {
        id: randomUUID(),
        account_id: id,
        kind: 'photo',
        name: 'a.jpg',
        size: 1,
        seal: Buffer.alloc(32),
        created_at: now,
        touched_at: now,
      },
    ],
    video_intros: [
      { profile_id: id, file_key: 'videos/v.mp4', media_type: 'video/mp4', seconds: 9, bytes: 1 },
    ],
    verification_docs: [
      { ...doc, id: waiting, file_key: 'documents/d.png', media_type, claimed_by: id },
      {
        ...doc,
        id: randomUUID(),
        file_key: 'documents/e.png',
        media_type,
        state: 'approved',
        decided_at: now,
        decided_by: id,
      },
    ],
    verification_pages: [
      { id: page, doc_id: waiting, position: 0, file_key: 'documents/page', media_type, ...sealed },
    ],
    verification_sheets: [
      {
        id: sheet,
        doc_id: waiting,
        page_id: page,
        position: 0,
        file_key: 'documents/sheet',
        ...sealed,
      },
    ],
    verification_openings: [
      {
        id: randomUUID(),
        doc_id: waiting,
        page_id: page,
        sheet_id: sheet,
        opened_by: id,
        opened_at: now,
      },
    ],
  };
}

/** What the call desk has noted. */
function atTheDesk(id: string, now: Date): Rows {
  const call = {
    app_name: 'test',
    customer_name: 'Asha',
    phone: '1',
    status: 'not_called',
  } as const;
  const call_log_id = randomUUID();
  return {
    call_logs: [
      {
        ...call,
        id: call_log_id,
        profile_id: id,
        assigned_to_id: id,
        created_by: id,
        remark: null,
        extra_data: JSON.stringify({
          pid_name: 'Asha Patil',
          assigned_to_id_name: 'Desk',
        }),
      },
    ],
    staff_drafts: [
      {
        account_id: id,
        key: 'calllog',
        content: JSON.stringify({ remark: 'Asha' }),
        saved_at: now,
      },
    ],
    call_files: [{ call_log_id, file_key: 'calls/c.wav', media_type: 'audio/wav', bytes: 1 }],
    trails: [
      { id: randomUUID(), profile_id: id, note: 'Called', status: null, by_id: id, by_name: 'A' },
    ],
    leads: [
      {
        id: randomUUID(),
        title: 'Halls',
        description: 'Halls for weddings',
        price: 1,
        advertiser_name: 'Hall',
        advertiser_contact: '1',
        email: null,
        state: 'approved',
        decided_at: now,
        decided_by: id,
      },
    ],
  };
}

let receipts = 0;
/** Receipts stay when their account goes: each needs a number of its own. */
const nextReceipt = () => (receipts += 1);

/** A plan that was bought. */
function money(account_id: string, now: Date): Rows {
  const [order_id, payment_id] = [randomUUID(), randomUUID()];
  const plan = { plan: 'belief', months: 1 } as const;
  const ends_at = new Date(now.getTime() + 1);
  return {
    orders: [
      {
        ...plan,
        id: order_id,
        provider_order_id: order_id,
        account_id,
        email: 'buyer@example.com',
        amount: 49900,
      },
    ],
    payments: [
      {
        id: payment_id,
        order_id,
        provider_payment_id: payment_id,
        amount: 49900,
        status: 'captured',
        paid_at: now,
      },
    ],
    grants: [
      {
        ...plan,
        id: randomUUID(),
        order_id,
        payment_id,
        account_id,
        starts_at: now,
        given_at: now,
        ends_at,
      },
    ],
    refunds: [
      {
        id: randomUUID(),
        payment_id,
        idempotency_key: randomUUID(),
        amount: 1,
        reason: 'asked for',
        requested_by: account_id,
      },
    ],
    receipts: [
      {
        id: randomUUID(),
        kind: 'receipt',
        financial_year: 2026,
        number: nextReceipt(),
        payment_id,
        account_id,
        amount: 49900,
        taxable: 42288,
        cgst: 3806,
        sgst: 3806,
        printed: '{}',
        issued_at: now,
      },
    ],
    payment_attention: [
      {
        id: randomUUID(),
        kind: 'second_payment',
        provider_payment_id: payment_id,
        amount: 49900,
        settled_at: now,
        settled_by: account_id,
        settled_note: 'Refunded',
      },
    ],
  };
}

/** `table.column` of every column of the schema whose text holds an id, however it is stored. */
export async function tracesOf({ db }: TestApp, id: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('uuid', 'text', 'jsonb', 'ARRAY') order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql`select from ${sql.table(table)}
      where strpos(${sql.ref(column)}::text, ${id}) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
