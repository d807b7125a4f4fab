import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What was done, by the action of the audit trail: the end of a sentence that begins with who did it, whom or what follows. */
export const deedTexts = defineTexts('mf-staff.deeds', {
  'account.delete': 'deleted the account',
  'account.duties': 'changed the duties of',
  'account.role': 'changed whether this is staff:',
  'account.factor': 'took the second factor from',
  'admin_profiles.list': 'looked for members of',
  'admins.list': 'looked at the list of callers',
  'apps.list': 'looked at the list of communities',
  'audit.list': 'looked at the audit trail',
  'call_logs.list': 'looked at the call logs of',
  'call_logs.create': 'logged the call',
  'call_logs.update': 'changed the call log',
  'call_logs.assign': 'assigned call logs to',
  'call_logs.export': 'exported the call logs of',
  'call_logs.join': 'joined call logs into',
  'leads.list': 'looked at the requests for ads',
  'leads.decision': 'decided on the ad',
  'payments.attention': 'looked at the payments that need a person',
  'payments.settle': 'settled the payment',
  'payments.refund': 'gave money back for the payment',
  'pics.queue': 'looked at the photos that wait',
  'pics.shown': 'approved the photo',
  'pics.refused': 'refused the photo',
  'profiles.list': 'looked at the list of profiles',
  'profiles.view': 'looked at the profile of',
  'profiles.migrate': 'moved',
  'reports.list': 'looked at the reports',
  'reports.excerpt': 'read the messages handed over with the report',
  'reports.decision': 'decided on the report',
  'texts.save': 'changed the text',
  'trails.list': 'read the staff history of',
  'trails.add': 'added to the staff history of',
  'verification.queue': 'looked at the documents that wait',
  'verification.claim': 'took the document',
  'verification.open': 'opened a page of the document',
  'verification.decision': 'decided on the document',
  'week.export': 'exported the week',
  'whatsapp.open': 'opened WhatsApp for the call log',
});

/** An action that has words here; any other is shown under its own name. */
export type Deed = keyof (typeof deedTexts)['en'];

/** Every action with words, in the order in which a list offers them. */
export const DEEDS = Object.keys(deedTexts.en) as Deed[];
