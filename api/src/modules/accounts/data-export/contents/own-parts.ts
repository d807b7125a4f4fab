import { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { planName } from 'shared-contracts/domain/plan';
import { dayText } from 'shared-contracts/i18n/day-text';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
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
} from '../../../profiles/profiles.public.ts';
import { consentsOf } from '../../consents.ts';
import { PLAN_COLUMNS, runningPlan } from '../../plan-in-force.ts';
import type { AccountField } from './export-texts.ts';
import type { Part, Row, Subject } from './part.ts';
import {
  draftsPart,
  moderationPart,
  searchesPart,
  sessionsPart,
  staffCallsPart,
} from './use-parts.ts';

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
