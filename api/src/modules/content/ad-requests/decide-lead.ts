import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { ParsedInput } from 'shared-contracts/calls/call';
import type { decideLead } from 'shared-contracts/calls/leads';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Uploads } from '../../../platform/calls/uploads.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { recordAudit } from '../../staff/staff.public.ts';
import type { LeadsTable } from '../ads.tables.ts';
import { adDays } from './ad-days.ts';
import { writeAdPicture, type PictureParts } from './ad-picture.ts';
import { approvalMail, rejectionMail } from './lead-mails.ts';

type Staff = Context<'staff'>;
type Body = ParsedInput<typeof decideLead>['body'];
type Lead = Selectable<LeadsTable>;

/** What deciding needs beside the request. */
export interface DecideParts extends PictureParts {
  readonly uploads: (context: Staff) => Uploads;
}

/** Approves a lead into an ad or rejects it, once; the advertiser is told where there is an e-mail. */
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

/** Writes the decision, unless somebody else has decided meanwhile. */
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
