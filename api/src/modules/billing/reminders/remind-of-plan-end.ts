import { sql } from 'kysely';
import { planName } from 'shared-contracts/domain/plan';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { z } from 'zod';
import { reminderTexts } from '../../../../locales/en/reminder.ts';
import { reminderTexts as hindi } from '../../../../locales/hi/reminder.ts';
import { reminderTexts as marathi } from '../../../../locales/mr/reminder.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { jobKind, recurringJob, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { carry, MAIL_RETRY, type Transport } from '../../../platform/mail/mail-job.ts';
import { type Mail, mailLink } from '../../../platform/mail/mailer.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { PaidPlan } from '../billing.tables.ts';

const words = wordsOf(reminderTexts, { mr: marathi, hi: hindi });

const PLAN_REMINDER = 'plan-reminder';
/** How long before the end of the last plan its owner is reminded, in ms. */
const AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

/** Finds plans that end within a week and that none follows, and has their owners reminded, once for each end. */
export function planReminders(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  everyMs: number,
): AnyJobKind {
  return recurringJob('plan-reminders', everyMs, async () => {
    const now = clock();
    const soon = new Date(now.getTime() + AHEAD_MS);
    await sql`
      with ending as (
        update accounts set plan_reminded_for = coalesce(next_plan_until, plan_until)
        where plan <> 'hope'
          and coalesce(next_plan_until, plan_until) > ${now}
          and coalesce(next_plan_until, plan_until) <= ${soon}
          and plan_reminded_for is distinct from coalesce(next_plan_until, plan_until)
        returning id, plan_reminded_for)
      insert into jobs (kind, unique_key, account_id, payload, run_at)
        select ${PLAN_REMINDER}, id::text, id,
          jsonb_build_object('account_id', id, 'until', plan_reminded_for), ${now}::timestamptz
        from ending
      on conflict (kind, unique_key) do update
        set seq = default, payload = excluded.payload, run_at = excluded.run_at,
          attempts = 0, last_error = null, dead_at = null`.execute(db);
  });
}

interface ReminderParts extends Pick<AppParts, 'db' | 'clock' | 'config'> {
  readonly transport: Transport;
}

/** Mails a reminder, unless the plan has been prolonged, given back or has ended meanwhile. */
export function planReminderJob({ db, clock, config, transport }: ReminderParts): AnyJobKind {
  return jobKind({
    ...MAIL_RETRY,
    name: PLAN_REMINDER,
    atOnce: 2,
    payload: z.object({
      account_id: z.string(),
      until: z.coerce.date(),
    }),
    async run({ account_id: id, until }, job) {
      const account = await db
        .selectFrom('accounts')
        .select(['email', 'language', 'plan', 'plan_until', 'next_plan', 'next_plan_until'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (account === undefined || account.plan === 'hope' || until <= clock()) return;
      const end = account.next_plan_until ?? account.plan_until;
      if (end?.getTime() !== until.getTime()) return;
      const plan = account.next_plan ?? account.plan;
      const { email, language } = account;
      await carry(
        transport,
        reminderMail(
          {
            email,
            plan,
            until,
            language,
          },
          config,
        ),
        job,
      );
    },
  });
}

interface Reminder {
  readonly email: string;
  readonly plan: PaidPlan;
  readonly until: Date;
  readonly language: Locale | null;
}

function reminderMail(
  { email, plan, until, language }: Reminder,
  { productName: product, siteOrigin }: Pick<AppParts['config'], 'productName' | 'siteOrigin'>,
): Mail {
  const values = {
    product,
    plan: planName(plan),
    date: dayText(indianDay(until).day, language ?? 'en'),
    link: mailLink(siteOrigin, routes.subscription.href(), language ?? 'en'),
  };
  const t = words(language ?? 'en');
  return { to: email, subject: t('subject', values), text: t('text', values) };
}
