import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/platform/database/tables.ts';

/**
 * What holds in the database whatever was asked of the API, beyond what its own constraints refuse:
 * each statement finds the rows that break the sentence. Accounts of a scene carry their role in the
 * address, so that one who rose by a trick is found.
 */
export const invariants: Readonly<Record<string, string>> = {
  'nobody becomes staff': `
    select id from accounts where role = 'staff' and email not like '%staff%'
      and split_part(email, '.', 1) not in ('caller', 'reviewer', 'manager', 'dutyless')`,
  'nobody has a plan that was not paid for': `
    select id from accounts where plan <> 'hope'
      and email not like 'belief.%' and email not like 'trust.%'
      and email not like 'blocked.%' and email not like 'blocker.%'
      and not exists (select from grants where grants.account_id = accounts.id)`,
  'nobody is verified who was not': `
    select p.id from profiles p join accounts a on a.id = p.id
    where (p.verified_personal and a.email not like 'other.%' and a.email not like 'verified.%'
        and a.email not like 'trust.%' and a.email not like 'block%'
        and not exists (select from verification_docs d
          where d.profile_id = p.id and d.doc_type = 'GovID' and d.state = 'approved'))
      or ((p.verified_job or p.verified_salary or p.verified_property)
        and not exists (select from verification_docs d
          where d.profile_id = p.id and d.state = 'approved'))`,
  'nobody has a document in hand that is decided, or that is their own': `
    select id from verification_docs
    where claimed_by is not null and (state <> 'pending' or claimed_by = profile_id)`,
  'an account that signed up has its profile': `
    select a.id from accounts a left join profiles p on p.id = a.id
    where p.id is null and a.role = 'member'`,
  'whoever has an account has confirmed its address': `
    select id from accounts where confirmed_at is null`,
  'nobody unconfirmed stands in a list': `
    select p.id from profiles p join accounts a on a.id = p.id
    where p.admitted and a.confirmed_at is null`,
  'staff stand in no list': `
    select p.id from profiles p join accounts a on a.id = p.id
    where p.admitted and a.role = 'staff'`,
  'a bride and a groom, never two of a side, are asked or saved': `
    select t.id from (
      select id, from_id, to_id from bookmarks
      union all select id, from_id, to_id from not_for_me
      union all select id, from_id, to_id from interests
      union all select id, from_id, to_id from chat_requests) t
    join profiles a on a.id = t.from_id join profiles b on b.id = t.to_id
    where a.gender = b.gender`,
  'family contacts are numbered without a gap': `
    select profile_id from contacts group by profile_id
    having count(*) <> max(position) + 1 or min(position) <> 0`,
  'whoever has photos has one primary photo': `
    select profile_id from pics group by profile_id
    having count(*) filter (where is_primary) <> 1`,
  'a conversation has two sides, who are its people': `
    select t.id from threads t where (
      select count(*) from thread_people s
      where s.thread_id = t.id and s.profile_id in (t.a_id, t.b_id)) <> 2`,
  'the messages of a conversation are numbered without a gap': `
    select t.id from threads t where t.last_sequence <> (
      select count(*) from messages m where m.thread_id = t.id)`,
  'nobody has read what was not written': `
    select s.thread_id from thread_people s join threads t on t.id = s.thread_id
    where s.read_sequence > t.last_sequence`,
  'what is unread is counted, and a list of conversations knows when the last word was': `
    select s.thread_id from thread_people s join threads t on t.id = s.thread_id
    where s.last_at <> t.last_at or s.unread <> (
      select count(*) from messages m
      where m.thread_id = t.id and m.sequence > s.read_sequence and m.from_id <> s.profile_id)`,
  'a decided report is on the audit trail': `
    select r.id from reports r where r.state <> 'open' and not exists (
      select from audit_trail where target = r.id::text)`,
  'an approved lead has its ad, and no other has one': `
    select l.id from leads l left join ads on ads.lead_id = l.id
    where (l.state = 'approved') <> (ads.id is not null)`,
  'a plan is granted for a paid order': `
    select g.id from grants g join payments p on p.id = g.payment_id
    where p.status <> 'captured' and g.revoked_at is null`,
  'what was captured gave its plan with a receipt, goes back, or waits for a person': `
    select p.id from payments p where p.status = 'captured'
      and not (exists (select from grants g where g.payment_id = p.id)
        and exists (select from receipts r where r.payment_id = p.id and r.kind = 'receipt'))
      and not exists (select from refunds f where f.payment_id = p.id)
      and not exists (
        select from payment_attention a where a.provider_payment_id = p.provider_payment_id)`,
  'receipts are numbered without a gap': `
    select kind, financial_year from receipts group by kind, financial_year
    having count(*) <> max(number) or min(number) <> 1`,
  'no daily budget is overdrawn': `
    select profile_id from daily_budgets where used > 300`,
};

/** The sentences that do not hold, with the first rows that break each. */
export async function brokenInvariants(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [sentence, statement] of Object.entries(invariants)) {
    const { rows } = await sql.raw(`${statement} limit 5`).execute(db);
    if (rows.length > 0) broken[sentence] = rows;
  }
  return broken;
}
