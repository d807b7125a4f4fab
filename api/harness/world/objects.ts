import { randomUUID } from 'node:crypto';
import { noteAttention } from '../../src/billing/attention/note-attention.ts';
import { issueReceipt } from '../../src/billing/receipts/issue-receipt.ts';
import { addPayment, type TestPayment } from '../../src/billing/test-payments.ts';
import { hashLinkToken, makeLinkToken } from '../../src/identity/mailed-secret.ts';
import { keepSignUp } from '../../src/identity/sign-ups.store.ts';
import { newKey } from '../../src/platform/sealing.ts';
import { beginUpload } from '../../src/uploads/uploads.store.ts';
import type { Scene } from './scene.ts';

// What may already be there when a call is made; each function stores one thing and returns its id.

const HOUR_MS = 60 * 60 * 1000;

/** The caller saved her. */
export async function bookmark({ t, me, you }: Scene): Promise<string> {
  const row = { id: randomUUID(), from_id: me.id, to_id: you.id };
  await t.db.insertInto('bookmarks').values(row).execute();
  return row.id;
}

/** What one asked the other, without an answer yet. */
export async function asked(
  { t, me, you }: Scene,
  table: 'interests' | 'chat_requests',
  way: 'sent' | 'received',
): Promise<string> {
  const [from_id, to_id] = way === 'sent' ? [me.id, you.id] : [you.id, me.id];
  const row = { id: randomUUID(), from_id, to_id };
  await t.db.insertInto(table).values(row).execute();
  return row.id;
}

/** A conversation of the two, begun after an accepted request, with one message from her. */
export async function thread({ t: { db, clock }, me, you }: Scene): Promise<string> {
  const [a_id = '', b_id = ''] = [me.id, you.id].toSorted();
  const id = randomUUID();
  const last_at = clock.read();
  const request = { id: randomUUID(), from_id: you.id, to_id: me.id, accepted: true };
  await db.insertInto('chat_requests').values(request).execute();
  await db.insertInto('threads').values({ id, a_id, b_id, last_at, last_sequence: 1 }).execute();
  const sides = [
    { profile_id: me.id, other_id: you.id, unread: 1 },
    { profile_id: you.id, other_id: me.id, read_sequence: 1 },
  ].map((side) => ({ ...side, thread_id: id, read_at: null, last_at }));
  await db.insertInto('thread_people').values(sides).execute();
  const message = {
    ...{ id: randomUUID(), thread_id: id, sequence: 1, from_id: you.id },
    ...{ client_id: randomUUID(), body: 'Namaste' },
  };
  await db.insertInto('messages').values(message).execute();
  return id;
}

/** A plan that she has paid for, or somebody without an account, with its receipt. */
export async function boughtPlan({ t, you }: Scene, email?: string): Promise<TestPayment> {
  const bought = await addPayment(t, email === undefined ? { account: you } : { email });
  const { db, clock, parts } = t;
  const receipt = { paymentId: bought.paymentId, now: clock.read(), seller: parts.config.seller };
  await db.transaction().execute((trx) => issueReceipt(trx, receipt));
  return bought;
}

/** A payment of hers, or of somebody without an account, that a person has to look at. */
export async function attention(scene: Scene, email?: string): Promise<string> {
  const { db, clock } = scene.t;
  const { providerPaymentId, providerOrderId, amount } = await boughtPlan(scene, email);
  const payment = { providerPaymentId, providerOrderId, amount, now: clock.read() };
  await noteAttention(db, { kind: 'second_payment', ...payment });
  const { id } = await db
    .selectFrom('payment_attention')
    .select('id')
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A photo of the caller's own, the primary one. */
export async function pic({ t, me }: Scene, fileKey?: string): Promise<string> {
  const id = randomUUID();
  await t.db
    .insertInto('pics')
    .values({ id, profile_id: me.id, file_key: fileKey ?? id, position: 0, is_primary: true })
    .execute();
  return id;
}

/** A search that the caller saved. */
export async function savedSearch({ t, me }: Scene): Promise<string> {
  const row = { id: randomUUID(), profile_id: me.id, name: 'Pune', filters: 'sort=newest' };
  await t.db.insertInto('saved_searches').values(row).execute();
  return row.id;
}

/** A draft of the caller's. */
export async function draft({ t, me }: Scene): Promise<string> {
  const content = JSON.stringify({ aboutme: 'I was about to write' });
  await t.db.insertInto('drafts').values({ profile_id: me.id, key: 'profile', content }).execute();
  return 'profile';
}

/** A call log of our own community. */
export async function callLog({ t, you }: Scene): Promise<string> {
  const id = randomUUID();
  const app_name = t.parts.config.communityCode;
  await t.db
    .insertInto('call_logs')
    .values({
      ...{ id, app_name, customer_name: 'Shown Kale', phone: '98220 54321', remark: null },
      ...{ status: 'not_called', profile_id: you.id, assigned_to_id: null, created_by: null },
      extra_data: JSON.stringify({}),
    })
    .execute();
  return id;
}

/** An advertiser's request that nobody decided yet. */
export async function newLead({ t }: Scene): Promise<string> {
  const id = randomUUID();
  await t.db
    .insertInto('leads')
    .values({
      ...{ id, title: 'Wedding hall', description: 'A hall for four hundred guests', price: 100 },
      ...{ advertiser_name: 'Hall', advertiser_contact: '98220 54321', email: null },
    })
    .execute();
  return id;
}

/** An ad that runs, with the lead that it was made of. */
export async function runningAd(scene: Scene): Promise<string> {
  const { db, clock } = scene.t;
  const lead_id = await newLead(scene);
  const decided = { state: 'approved' as const, decided_at: clock.read() };
  await db.updateTable('leads').set(decided).where('id', '=', lead_id).execute();
  const id = randomUUID();
  await db
    .insertInto('ads')
    .values({
      ...{ id, lead_id, title: 'Wedding hall', description: 'A hall for four hundred guests' },
      ...{ price: 100, advertiser_name: 'Hall', advertiser_contact: '+919822054321' },
      ...{ status: 'active', image_key: null, ended_at: null },
    })
    .execute();
  return id;
}

/** A post that everybody may read. */
export async function post({ t }: Scene): Promise<string> {
  const id = `post-${randomUUID()}`;
  await t.db
    .insertInto('blogs')
    .values({
      ...{ id, title: 'First meeting', image_key: null, summary: 'What to ask', language: 'en' },
      ...{ content: 'Text', category: 'guidance', published_on: '2026-01-01', reading_minutes: 2 },
    })
    .execute();
  return id;
}

/** A community that members can be moved to. */
export async function usergroup({ t }: Scene): Promise<string> {
  const code = 'other-community';
  await t.db
    .insertInto('usergroups')
    .values({ code, name: 'Other community' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}

/** The token of a confirmation link that was mailed to somebody who signed up. */
export async function mailedLink({ t, you }: Scene): Promise<string> {
  const token = makeLinkToken();
  const now = t.clock.read();
  await keepSignUp(t.db, {
    ...{ email: waiting(you.email), link_hash: hashLinkToken(token), code_hash: null },
    ...{ name: 'Nandini', last_name: 'Deshpande', gender: 'female', birthdate: '1998-03-21' },
    ...{ phone: null, password_hash: null, device_hash: null },
    ...{ created_at: now, expires_at: new Date(now.getTime() + HOUR_MS) },
  });
  return token;
}

/** The address of somebody who signed up in her scene and has not confirmed yet. */
export function waiting(email: string): string {
  return `waiting.${email}`;
}

/** An upload of the caller's that has begun, of four bytes. */
export async function begunUpload({ t, me }: Scene): Promise<string> {
  const upload = { id: randomUUID(), accountId: me.id, kind: 'photo', name: 'me.jpg' } as const;
  await beginUpload(t.db, { ...upload, size: 4, seal: newKey() }, t.clock.read());
  return upload.id;
}
