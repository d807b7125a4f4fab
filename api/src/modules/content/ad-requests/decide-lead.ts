import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { ParsedInput } from 'shared-contracts/calls/call';
import { type decideLead, AD_DAYS_MOST } from 'shared-contracts/calls/leads';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { leadMailTexts } from '../../../../locales/en/lead-mail.ts';
import { leadMailTexts as hindi } from '../../../../locales/hi/lead-mail.ts';
import { leadMailTexts as marathi } from '../../../../locales/mr/lead-mail.ts';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Uploads } from '../../../platform/calls/uploads.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import type { Letter } from '../../../platform/mail/mailer.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import type { LeadsTable } from '../ads.tables.ts';
import { writeAdPicture, type PictureParts } from './ad-picture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const words = wordsOf(leadMailTexts, { mr: marathi, hi: hindi });

/** Of use for as long as anybody still waits for an answer, in ms. */
const GOOD_FOR_MS = 3 * 24 * 60 * 60 * 1000;

type Staff = Context<'staff'>;

type Body = ParsedInput<typeof decideLead>['body'];

type Lead = Selectable<LeadsTable>;

/** What deciding needs beside the request. */
export interface DecideParts extends PictureParts {
  readonly uploads: (context: Staff) => Uploads;
}

/** Approves a lead into an ad or rejects it, once; an advertiser with an e-mail is notified. */
export function answerDecideLead(parts: DecideParts): Handler<typeof decideLead> {
  return async ({ body }, context) => {
    const lead = await findLead(context, body.id);
    await (body.approve ? approve(parts, context, lead, body) : reject(context, lead, body));
    context.mail.wake();
    return { data: { id: lead.id, state: body.approve ? 'approved' : 'rejected' } };
  };
}

async function reject(context: Staff, lead: Lead, { reason = '' }: Body): Promise<void> {
  const { db, caller, clock, mail, config } = context;
  if (reason.length < 3) throw wrongField('reason');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await decide(trx, lead, { state: 'rejected', reason, decided_by: caller.id, decided_at: now });
    if (lead.email !== null)
      await mail.write(trx, rejectionMail({ ...lead, email: lead.email }, reason, config));
    const [action, detail] = ['leads.reject', { reason }];
    await recordAudit(trx, { actorId: caller.id, action, target: lead.id, detail, now });
  });
}

async function approve(
  parts: DecideParts,
  context: Staff,
  lead: Lead,
  { from, until, delayed, picture, ...body }: Body,
): Promise<void> {
  const { db, caller, clock, mail, config } = context;
  const now = clock();
  const days = adDays({ from, until }, now);
  if ('wrong' in days) throw wrongField(days.wrong);
  const rupees = body.price ?? lead.price / 100;
  if (!Number.isInteger(rupees)) throw wrongField('price');
  const accountId = caller.id;
  const written =
    picture === undefined
      ? null
      : await writeAdPicture(parts, {
          db,
          uploads: parts.uploads(context),
          uploadId: picture,
          accountId,
          now,
        });
  await db.transaction().execute(async (trx) => {
    await decide(trx, lead, { state: 'approved', decided_by: caller.id, decided_at: now });
    const { title, description, advertiser_name, advertiser_contact } = lead;
    const status = delayed ? 'delayed' : 'active';
    const ad = { id: randomUUID(), lead_id: lead.id, price: rupees * 100, status } as const;
    await trx
      .insertInto('ads')
      .values({
        ...ad,
        title,
        description,
        advertiser_name,
        advertiser_contact,
        image_key: null,
        file_key: written?.fileKey ?? null,
        created_at: now,
        ended_at: null,
        starts_at: days.startsAt,
        ends_at: days.endsAt,
      })
      .execute();
    await written?.keep(trx);
    if (lead.email !== null)
      await mail.write(trx, approvalMail({ ...lead, email: lead.email }, days, config));
    const detail = { ad: ad.id, rupees, from, until, delayed, picture: written !== null };
    const action = 'leads.approve';
    await recordAudit(trx, { actorId: caller.id, action, target: lead.id, detail, now });
  });
}

/** A lead that still waits. */
async function findLead({ db }: Pick<Staff, 'db'>, id: string): Promise<Lead> {
  const lead = isId(id)
    ? await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (lead === undefined) throw new Refusal(404, 'lead.notFound');
  if (lead.state !== 'new') throw new Refusal(409, 'lead.decided');
  return lead;
}

/** Writes the decision unless it was decided concurrently. */
async function decide(
  trx: Transaction<Database>,
  { id }: Lead,
  decision: Partial<Pick<Lead, 'state' | 'reason' | 'decided_by' | 'decided_at'>>,
): Promise<void> {
  const decided = await trx
    .updateTable('leads')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'new')
    .executeTakeFirst();
  if (decided.numUpdatedRows === 0n) throw new Refusal(409, 'lead.decided');
}

/** Whom a mail about a lead goes to. */
interface Advertiser {
  readonly email: string;
  readonly advertiser_name: string;
  readonly title: string;
  /** In which the ad was requested. */
  readonly language: Locale;
}

/** Says why there will be no ad. */
function rejectionMail(to: Advertiser, reason: string, config: Config): Letter {
  return letter('rejected', to, { reason }, config);
}

/** Says on which days the ad runs. */
function approvalMail(to: Advertiser, days: AdDays, config: Config): Letter {
  const locale = to.language;
  const from = dayText(indianDay(days.startsAt).day, locale);
  const until = dayText(indianDay(new Date(days.endsAt.getTime() - 1)).day, locale);
  return letter('approved', to, { from, until }, config);
}

function letter(
  kind: 'rejected' | 'approved',
  { email, advertiser_name: name, title, language }: Advertiser,
  more: Readonly<Record<string, string>>,
  { productName: product }: Pick<Config, 'productName'>,
): Letter {
  const t = words(language);
  const values = { product, name, title, ...more };
  const subject = t(`${kind}.subject`, values);
  const mail = { to: email, subject, text: t(`${kind}.text`, values) };
  return { mail, accountId: null, goodForMs: GOOD_FOR_MS };
}

/** The moments between which an ad runs: the first one, and the one after its last day. */
interface AdDays {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The time of two days in India, YYYY-MM-DD, both included; or which of the two is wrong: missing, over, before the
 * first day, or more than AD_DAYS_MOST ahead.
 */
function adDays(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  now: Date,
): AdDays | { readonly wrong: 'from' | 'until' } {
  const today = indianDay(now).beginsAt.getTime();
  const first = beginningOf(from);
  const last = beginningOf(until);
  if (first === null || first > today + AD_DAYS_MOST * DAY_MS) return { wrong: 'from' };
  if (last === null || last < first || last < today || last >= first + AD_DAYS_MOST * DAY_MS)
    return { wrong: 'until' };
  return { startsAt: new Date(first), endsAt: new Date(last + DAY_MS) };
}

/** In ms; null for no day. */
function beginningOf(day: string | undefined): number | null {
  const time = Date.parse(`${day}T00:00:00+05:30`);
  return Number.isNaN(time) ? null : time;
}
