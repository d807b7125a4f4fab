import * as z from 'shared-contracts/schema';
import { CONSENT_PURPOSES } from '../domain/consents.ts';
import { LOCALES } from '../i18n/i18n.ts';
import { defineCall } from './call.ts';
import { dataOf, Day, Digits } from './schemas.ts';

/** What a browser says of itself; never where it is. Null for what it does not say. */
export const Device = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.nullable(z.enum(['phone', 'tablet', 'computer'])),
});
export type Device = z.infer<typeof Device>;

/** One signed-in browser; times are ISO 8601, `last_seen_at` exact to some minutes. */
export const OpenSession = z.object({
  id: z.string(),
  /** Null where it was not noted at sign-in. */
  device: z.nullable(Device),
  signed_in_at: z.string(),
  last_seen_at: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Ours: where the caller is signed in, this browser first, then the one seen last. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'member',
  summary: 'Where the caller is signed in',
  reply: dataOf(z.array(OpenSession)),
});

/** Ours: ends one of the caller's sessions: its token dies and its sockets close. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/sessions/{id}',
  access: 'member',
  summary: 'End one session of the caller',
  params: z.object({ id: z.string() }),
  reply: dataOf(z.object({ ended: z.literal(true) })),
  fails: { 404: 'session.notFound' },
});

/** What the caller agreed to, or not; all null where nothing was ever said. */
export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  given: z.nullable(z.boolean()),
  /** Which text it was: the day since which that text reads so. */
  version: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
});
export type Consent = z.infer<typeof Consent>;

const Consents = dataOf(z.array(Consent));

/** Ours: each purpose once, as it was decided last. */
export const listConsents = defineCall({
  method: 'GET',
  path: '/api/v1/consents',
  access: 'member',
  summary: 'What the caller has agreed to',
  reply: Consents,
});

/** Ours: agrees or takes back; `version` is that of the text that was shown. */
export const saveConsent = defineCall({
  method: 'PUT',
  path: '/api/v1/consents',
  access: 'member',
  summary: 'Agree to something, or take it back',
  body: z.object({ purpose: z.enum(CONSENT_PURPOSES), given: z.boolean(), version: Day }),
  reply: Consents,
  fails: { 409: 'consent.needed', 422: 'form.invalid', 429: 'request.tooMany' },
});

/** Ours: whether staff may phone the caller; not allowed counts as do_not_disturb (readings). */
export const saveStaffCalls = defineCall({
  method: 'PUT',
  path: '/api/v1/account/staff_calls',
  access: 'member',
  summary: 'Allow calls by staff, or not',
  body: z.object({ allowed: z.boolean() }),
  reply: dataOf(z.object({ allowed: z.boolean() })),
});

/** Ours: whether new people of saved searches are reported by mail; each search has a choice of its own too. */
export const chooseSearchMails = defineCall({
  method: 'PUT',
  path: '/api/v1/account/search_mails',
  access: 'member',
  summary: 'Allow mails about saved searches, or not',
  body: z.object({ allowed: z.boolean() }),
  reply: dataOf(z.object({ allowed: z.boolean() })),
});

/** Ours: in which language the caller reads the site, on every device, and gets mails. */
export const chooseLanguage = defineCall({
  method: 'PUT',
  path: '/api/v1/account/language',
  access: 'member',
  summary: "Choose the language of the caller's account",
  body: z.object({ language: z.enum(LOCALES) }),
  reply: dataOf(z.object({ language: z.enum(LOCALES) })),
});

/** How far an export is; `none` where there is none, or none any more. */
export const ExportStatus = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** While it is made, 0 to 100. */
  percent: z.number(),
  /** Size of the file when it is ready. */
  bytes: z.nullable(z.number()),
  /** When the file goes, ISO 8601. */
  expires_at: z.nullable(z.string()),
  /** When the next may be requested, ISO 8601; null for now. */
  next_at: z.nullable(z.string()),
});
export type ExportStatus = z.infer<typeof ExportStatus>;

const ExportReply = dataOf(ExportStatus);

/** Ours: has everything that is kept of the caller put into one file, once a day. */
export const requestExport = defineCall({
  method: 'POST',
  path: '/api/v1/export',
  access: 'member',
  summary: "Ask for an export of the caller's data",
  body: z.object({ current_password: z.optional(z.string().check(z.maxLength(200))) }),
  reply: ExportReply,
  fails: { 403: 'password.currentWrong', 429: 'export.onceADay' },
});

/** Ours: how far the export is. */
export const getExport = defineCall({
  method: 'GET',
  path: '/api/v1/export',
  access: 'member',
  summary: 'How far the export is',
  reply: ExportReply,
});

/**
 * Ours: an address of the file for five minutes and for this session alone. Needs the session that requested the
 * export, or a sign-in younger than 5 minutes.
 */
export const getExportFile = defineCall({
  method: 'GET',
  path: '/api/v1/export/file',
  access: 'member',
  summary: 'Where the export can be fetched',
  reply: dataOf(z.object({ url: z.string() })),
  fails: { 403: 'auth.signInAgain', 404: 'export.notReady' },
});

/**
 * Ours: sends six digits by SMS to the number of `saveSupportInfo`, good for ten minutes; an earlier code of the account is
 * good no more. `phone` is that number as it was shown: where another one was saved meanwhile, none is sent (422), nor
 * to any but Indian mobiles (422). Needs the current password, or a sign-in younger than 5 minutes. 404 where this server
 * sends none.
 */
export const sendPhoneCode = defineCall({
  method: 'POST',
  path: '/api/v1/account/phone_code',
  access: 'member',
  summary: "Have a code sent to the caller's number by SMS",
  body: z.object({
    phone: z.string().check(z.maxLength(60)),
    current_password: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: dataOf(
    z.object({
      sent: z.literal(true),
      /** Seconds until another code may be requested. */
      again_in: z.number(),
    }),
  ),
  fails: {
    403: ['password.currentWrong', 'auth.signInAgain'],
    404: 'phone.notOffered',
    422: 'form.invalid',
    429: 'auth.tooManyTries',
  },
});

/** Ours: confirms the number with the code of `sendPhoneCode`; five wrong ones burn it. */
export const confirmPhone = defineCall({
  method: 'PUT',
  path: '/api/v1/account/phone_code',
  access: 'member',
  summary: "Confirm the caller's number with the code that was sent to it",
  body: z.object({ code: Digits }),
  reply: dataOf(z.object({ confirmed_at: z.string() })),
  fails: {
    403: 'phone.codeWrong',
    404: 'phone.notOffered',
    410: 'auth.codeExpired',
    422: 'form.invalid',
    429: 'auth.tooManyTries',
  },
});

/** Ours: no codes go to the number any more, until it is confirmed again; codes already sent are void. */
export const stopPhoneCodes = defineCall({
  method: 'DELETE',
  path: '/api/v1/account/phone_code',
  access: 'member',
  summary: "Send no more codes to the caller's number",
  reply: dataOf(z.object({ stopped: z.literal(true) })),
  fails: { 404: 'phone.notOffered' },
});

/** Ours: mails six digits with which the caller may delete the account, good for 15 minutes; an earlier code is good no more. */
export const sendDeletionCode = defineCall({
  method: 'POST',
  path: '/api/v1/delete/profile/code',
  access: 'member',
  summary: 'Have a code mailed with which the account can be deleted',
  reply: dataOf(z.object({ sent: z.literal(true) })),
  fails: { 409: 'account.dutyStands', 429: 'auth.tooManyTries' },
});

/** The calls about one's account beside those that every page needs (auth.ts). */
export const accountCalls = [
  listSessions,
  endSession,
  listConsents,
  saveConsent,
  saveStaffCalls,
  chooseSearchMails,
  chooseLanguage,
  sendPhoneCode,
  confirmPhone,
  stopPhoneCodes,
  sendDeletionCode,
  requestExport,
  getExport,
  getExportFile,
] as const;
