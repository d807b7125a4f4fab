import { sql, type SqlBool } from 'kysely';
import type { Device } from 'shared-contracts/calls/account';
import { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { planName } from 'shared-contracts/domain/plan';
import { dayText } from 'shared-contracts/i18n/day-text';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import type { AccountField } from '../../../../../locales/en/export.ts';
import { nameOfField } from '../../../../platform/validation/field-words.ts';
import { findHistory } from '../../../billing/billing.public.ts';
import {
  composeBiodata,
  type BiodataFacts,
  audienceOf,
  placeIn,
  relationIn,
  wishText,
  type OwnRow,
  listSearchRows,
  notBlocked,
} from '../../../profiles/profiles.public.ts';
import { consentsOf } from '../../consents.ts';
import { PLAN_COLUMNS, runningPlan } from '../../plan-in-force.ts';
import { TOKEN_SECONDS } from '../../sessions/session-token.ts';
import { listOpenSessions } from '../../sessions/sessions.store.ts';
import { draftWords } from './draft-words.ts';
import { isKey } from './export-words.ts';
import type { Part, Row, Subject } from './part.ts';
import { searchWords } from './search-words.ts';

/** Keys of drafts of messages to a member. */
const CHAT_DRAFT = `^chat:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`;

/** A profile with what its biodata is made of. */
export interface OwnProfile {
  readonly row: OwnRow;
  readonly facts: BiodataFacts;
}

/** A part, when its turn comes. */
export type LatePart = () => Promise<Part>;

/** What a member has alone; without a profile there are fewer parts. */
export function ownParts(subject: Subject, profile: OwnProfile | null): LatePart[] {
  const parts: LatePart[] = [() => accountPart(subject)];
  if (profile !== null) {
    parts.push(async () => profilePart(subject.words, profile));
    parts.push(async () => contactsPart(subject.words, profile.row));
  }
  return [
    ...parts,
    () => verificationPart(subject),
    () => moderationPart(subject),
    () => consentsPart(subject),
    () => paymentsPart(subject),
    () => sessionsPart(subject),
    () => searchesPart(subject),
    () => draftsPart(subject),
    () => staffCallsPart(subject),
  ];
}

async function accountPart({ db, id, now, words }: Subject): Promise<Part> {
  const { text, time, yesNo } = words;
  const account = await db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.id', 'accounts.id')
    .leftJoin('support_info', 'support_info.profile_id', 'accounts.id')
    .select([
      'email',
      'password_hash',
      'staff_calls',
      'search_mails',
      'language',
      'accounts.created_at',
      ...PLAN_COLUMNS,
    ])
    .select(['profiles.phone', 'profiles.state', 'profiles.score', 'profiles.visitors_allowed'])
    .select(audienceOf('profiles').as('photo_audience'))
    .select(['support_info.phone as support_phone', 'support_info.whatsapp'])
    .select(['phone_confirmed', 'phone_confirmed_at'])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
  if (account === undefined) return { name: 'account', rows: [] };
  const { plan, until } = runningPlan(account, now);
  const audience = (of: PhotoAudience | null) => (of === null ? null : text(`audience.${of}`));
  const line = (field: AccountField, value: string | number | null): Row => ({
    field: text(`account.${field}`),
    value,
  });
  return {
    name: 'account',
    rows: [
      { field: text('of.email'), value: account.email },
      line('member_since', time(account.created_at)),
      { field: text('of.plan'), value: planName(plan) },
      line('plan_until', until === null ? null : time(until)),
      line('password', yesNo(account.password_hash !== null)),
      line('phone', account.phone),
      line('support_phone', account.support_phone),
      line('support_whatsapp', account.whatsapp),
      line('phone_confirmed', account.phone_confirmed && phoneText(account.phone_confirmed)),
      line('phone_confirmed_at', account.phone_confirmed_at && time(account.phone_confirmed_at)),
      line('staff_calls', yesNo(account.staff_calls)),
      line('search_mails', yesNo(account.search_mails)),
      line('language', account.language === null ? null : OWN_NAMES[account.language]),
      line('state', account.state === null ? null : text(`state.${account.state}`)),
      line('photo_privacy', account.state === null ? null : audience(account.photo_audience)),
      line(
        'visitors_allowed',
        account.visitors_allowed === null ? null : yesNo(account.visitors_allowed),
      ),
      line('score', account.score),
    ],
  };
}

function profilePart({ text, language }: Subject['words'], { row, facts }: OwnProfile): Part {
  const { name, otherName, sections } = composeBiodata({ ...facts, contacts: [] });
  const named = [name, otherName].flatMap((value) =>
    value === null ? [] : [{ field: text('of.name'), value }],
  );
  const reported = sections.flatMap(({ lines }) =>
    lines.map(({ label, text: value }) => ({ field: label, value })),
  );
  const wishes = row.partner_preferences ?? {};
  // In the order of the fields: the database has its own.
  const wished = (Object.keys(PartnerPreferences.shape) as (keyof PartnerPreferences)[]).flatMap(
    (field) => (wishes[field] === undefined ? [] : [[field, wishes[field]] as const]),
  );
  const hopes = wished.map(([field, wish]) => {
    const name = `${text('profile.hopes')}: ${nameOfField([field], language)}`;
    return { field: name, value: wishText(field, wish, language) };
  });
  return { name: 'profile', rows: [...named, ...reported, ...hopes] };
}

function contactsPart({ language }: Subject['words'], { contacts }: OwnRow): Part {
  const rows = contacts.map(({ name, relation, phone, occupation, current_city, address }) => ({
    name,
    relation: relationIn(language, relation),
    phone,
    occupation,
    city: placeIn(language, current_city),
    address,
  }));
  return { name: 'contacts', rows };
}

async function verificationPart({ db, id, words }: Subject): Promise<Part> {
  const { text, code, time } = words;
  const docs = await db
    .selectFrom('verification_docs')
    .select(['doc_type', 'kind', 'state', 'reason', 'submitted_at', 'decided_at'])
    .where('profile_id', '=', id)
    .orderBy('submitted_at')
    .execute();
  const rows = docs.map(({ doc_type, kind, state, reason, submitted_at, decided_at }) => ({
    document: text(`document.${doc_type}`),
    kind: code(`kind.${kind}`),
    date: time(submitted_at),
    state: text(`verification.${state}`),
    reason,
    decided: decided_at === null ? null : time(decided_at),
  }));
  return { name: 'verification', rows };
}

async function consentsPart({ db, id, words }: Subject): Promise<Part> {
  const { language, text, time, yesNo } = words;
  const rows = (await consentsOf(db, id)).flatMap(({ purpose, given, version, decided_at }) =>
    given === null || version === null || decided_at === null
      ? []
      : [
          {
            purpose: text(`consent.${purpose}`),
            given: yesNo(given),
            text_version: dayText(version, language),
            date: time(new Date(decided_at)),
          },
        ],
  );
  return { name: 'consents', rows };
}

async function paymentsPart({ db, id, words }: Subject): Promise<Part> {
  const { text, time } = words;
  const rows = (await findHistory(db, id)).map((one) => ({
    date: time(new Date(one.paid_at ?? one.created_at)),
    plan: planName(one.plan),
    months: one.months,
    amount: one.amount / 100,
    state: text(`payment.${one.state}`),
    ends: one.ends_at === null ? null : time(new Date(one.ends_at)),
    receipt: one.receipt_number,
  }));
  return { name: 'payments', rows };
}

/** Where the member is signed in. */
async function sessionsPart({ db, id, now, words }: Subject): Promise<Part> {
  const { code, time } = words;
  const begunAfter = new Date(now.getTime() - TOKEN_SECONDS * 1000);
  const sessions = await listOpenSessions(db, id, { begunAfter, most: 200 });
  const rows = sessions.map(({ device, created_at, seen_at }) => ({
    device: deviceName(device, code),
    date: time(created_at),
    last_seen: time(seen_at),
  }));
  return { name: 'sessions', rows };
}

/** `Chrome, Android, phone`; null where nothing of it was noted. */
function deviceName(device: Device | null, code: Subject['words']['code']): string | null {
  const kind = device?.kind ? code(`device.${device.kind}`) : null;
  return [device?.browser, device?.system, kind].filter(Boolean).join(', ') || null;
}

/** Filters that were given a name. */
async function searchesPart({ db, id, words }: Subject): Promise<Part> {
  const rows = (await listSearchRows(db, id)).map(({ name, filters }) => ({
    name,
    filters: searchWords(filters, words),
  }));
  return { name: 'saved-searches', rows };
}

/** Leaves out drafts to people who blocked the member. */
async function draftsPart({ db, id, words }: Subject): Promise<Part> {
  const { text, code, time } = words;
  const drafts = await db
    .selectFrom('drafts')
    .select(['key', 'content', 'saved_at'])
    .where('profile_id', '=', id)
    .where(
      // A key without a member cannot be blocked.
      sql<SqlBool>`case when drafts.key ~ ${CHAT_DRAFT}
        then ${notBlocked(sql`substr(drafts.key, ${sql.lit('chat:'.length + 1)})::uuid`, id)} else true end`,
    )
    .orderBy('saved_at')
    .execute();
  const rows = drafts.map(({ key, content, saved_at }) => {
    const [place = key] = key.split(':');
    const kind = isKey(`draft.${place}`) ? code(`draft.${place}`) : text('draft.other');
    return { kind, date: time(saved_at), text: draftWords(place, content, words) };
  });
  return { name: 'drafts', rows };
}

/** Warnings and hidings with the words that the member was sent; who decided and who reported stay with the staff. */
async function moderationPart({ db, id, words }: Subject): Promise<Part> {
  const { said, time } = words;
  const actions = await db
    .selectFrom('moderation_actions')
    .select(['kind', 'reason', 'created_at', 'lifted_at', 'lifted_note'])
    .where('profile_id', '=', id)
    .orderBy('created_at')
    .execute();
  const rows = actions.map(({ kind, reason, created_at, lifted_at, lifted_note }) => ({
    date: time(created_at),
    kind: said(kind),
    reason,
    lifted: lifted_at === null ? null : time(lifted_at),
    answer: lifted_note,
  }));
  return { name: 'moderation', rows };
}

/** Dates and outcomes; what a caller wrote may be about others. */
async function staffCallsPart({ db, id, words }: Subject): Promise<Part> {
  const { code, time } = words;
  const calls = await db
    .selectFrom('call_logs')
    .select(['created_at', 'status'])
    .where('profile_id', '=', id)
    .orderBy('created_at')
    .execute();
  const rows = calls.map(({ created_at, status }) => ({
    date: time(created_at),
    state: code(`call.${status}`),
  }));
  return { name: 'staff-calls', rows };
}
