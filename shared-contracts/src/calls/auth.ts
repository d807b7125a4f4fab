import * as z from 'shared-contracts/schema';
import { PLAN_CODES } from '../domain/plan.ts';
import { GENDERS, MADE_FOR } from '../domain/profile.ts';
import { LOCALES } from '../i18n/i18n.ts';
import { defineCall, DUTIES } from './call.ts';
import { LastName, PersonName } from './person-name.ts';
import { dataOf, Day, Digits, Email, FactorCode, NewPassword, PhoneNumber } from './schemas.ts';
import { SessionReply } from './session.ts';

// They stand apart because every page needs them, and the rest of this file only those who sign in.
export { SessionReply, signOut } from './session.ts';

/**
 * `password` also takes the one-time code that resetpassword mails (readings, 'password is optional'). Staff with a
 * second factor need `otp` once the password is right: the same call again, with a code of their authenticator or a
 * recovery code.
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/api/v1/sign_in',
  access: 'public',
  summary: 'Sign in with a password or a mailed one-time code',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    otp: z.optional(FactorCode),
  }),
  reply: dataOf(SessionReply),
  fails: {
    401: ['auth.wrongPassword', 'auth.codeNeeded', 'factor.codeWrong'],
    403: 'auth.confirmFirst',
    429: 'auth.tooManyTries',
  },
});

/** What a person tells us to become a member; ages 18 and 21 by gender are the server's rule. */
export const NewMember = z.object({
  email: Email,
  name: PersonName,
  lastName: LastName,
  gender: z.enum(GENDERS),
  birthdate: Day,
  phone: PhoneNumber,
  password: z.optional(NewPassword),
  /** Absent from clients that do not ask. */
  made_for: z.optional(z.enum(MADE_FOR)),
  /** The name of a parent or relative who writes for another person; the mail greets them by it. */
  made_by_name: z.optional(PersonName),
  /** What was agreed to, with the versions of the texts that were shown; absent from clients that ask nothing. */
  consents: z.optional(z.object({ intent: Day, terms: Day, marketing: z.optional(Day) })),
});

/** Always answers 'check your mail', for a known address too. */
export const signUp = defineCall({
  method: 'POST',
  path: '/api/v1/sign_up',
  access: 'public',
  summary: 'Ask to become a member',
  body: z.object({ user: NewMember }),
  reply: dataOf(
    z.object({
      mailed: z.literal(true),
      /** Where the mailbox has had enough for now, so that its newest mail counts instead: seconds until another is written. */
      again_in: z.optional(z.number()),
    }),
  ),
  fails: { 422: 'form.invalid', 429: 'auth.tooManyTries' },
});

/** `{email}` asks for a one-time code; `{reset_token, password}` sets a new password. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/v1/resetpassword',
  access: 'public',
  summary: 'Ask for a one-time code, or set a new password with one',
  body: z.object({
    user: z.union([
      z.object({ email: Email }),
      z.object({
        reset_token: z.string().check(z.minLength(1), z.maxLength(200)),
        password: NewPassword,
      }),
    ]),
  }),
  reply: dataOf(z.object({ mailed: z.optional(z.boolean()), changed: z.optional(z.boolean()) })),
  fails: { 410: 'auth.codeExpired', 422: 'form.invalid', 429: 'auth.tooManyTries' },
});

/**
 * Ours: the link or the code of the sign-up mail ends here. On the browser that signed up it answers the six
 * session keys, as sign_in does; elsewhere, and from the second time on, that the address is confirmed.
 */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/v1/confirm_email',
  access: 'public',
  summary: 'Confirm a mail address with the token or the code that was sent to it',
  body: z.union([
    z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    z.object({ email: Email, code: Digits }),
  ]),
  reply: dataOf(
    z.union([
      SessionReply,
      z.object({
        confirmed: z.literal(true),
        /** The address had an account before this call; absent from servers older than it. */
        already: z.optional(z.literal(true)),
      }),
    ]),
  ),
  fails: {
    403: 'auth.codeWrong',
    410: 'auth.linkExpired',
    422: 'form.invalid',
    429: 'auth.tooManyTries',
  },
});

/** Needs the current password, or a sign-in younger than 5 minutes (readings, 'Calls'). */
export const setPassword = defineCall({
  method: 'PUT',
  path: '/api/v1/user',
  access: 'member',
  summary: 'Set or change the password',
  body: z.object({
    user: z.object({ password: NewPassword, current_password: z.optional(z.string()) }),
  }),
  reply: dataOf(z.object({ changed: z.literal(true) })),
  fails: { 403: 'password.currentWrong', 422: 'password.tooShort', 429: 'auth.tooManyTries' },
});

/** Ours: what is stored of the caller's account beside the profile; only its owner gets it. */
export const getAccount = defineCall({
  method: 'GET',
  path: '/api/v1/account',
  access: 'member',
  summary: "The caller's own account",
  reply: dataOf(
    z.object({
      email: z.string(),
      has_password: z.boolean(),
      /** Signed in less than 5 minutes ago: `setPassword` needs no current password. */
      recently_signed_in: z.boolean(),
      /** When the paid plan ends, ISO 8601; null on Hope. */
      plan_until: z.nullable(z.string()),
      /** The numbers of `saveSupportInfo`, null without any; absent from older servers, as the next one. */
      support: z.optional(
        z.nullable(
          z.object({
            phone: z.string(),
            whatsapp: z.string(),
            updated_at: z.optional(z.string()),
          }),
        ),
      ),
      /**
       * Codes by SMS to `support.phone` (`sendPhoneCode`); null where there is no number, for staff, and where this server
       * sends none; absent from servers older than it.
       */
      phone_code: z.optional(
        z.nullable(
          z.object({
            /** Whether codes go to this number: Indian mobiles alone. */
            possible: z.boolean(),
            /** When the number was confirmed, ISO 8601; null before, and from 180 days after it on. */
            confirmed_at: z.nullable(z.string()),
            /** Whether it was confirmed more than 180 days ago; absent from older servers. */
            lapsed: z.optional(z.boolean()),
            /** Until when the code that was sent last is good, ISO 8601; null where none waits to be typed. */
            code_until: z.nullable(z.string()),
          }),
        ),
      ),
      /** Whether staff may phone. */
      staff_calls: z.optional(z.boolean()),
      /** Whether new people of saved searches are reported by mail; absent from servers older than it. */
      search_mails: z.optional(z.boolean()),
      /** The cheaper plan that follows then without a gap, and when it ends; absent from servers older than it. */
      next_plan: z.optional(z.nullable(z.enum(PLAN_CODES))),
      next_plan_until: z.optional(z.nullable(z.string())),
      /** Duties of staff; empty for everybody else, absent from servers older than it. */
      duties: z.optional(z.array(z.enum(DUTIES))),
      /** What `chooseLanguage` chose, null before; absent from servers older than it. */
      language: z.optional(z.nullable(z.enum(LOCALES))),
    }),
  ),
});

/** Ours: ends every session of the caller, this one too. */
export const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/api/v1/sign_out_everywhere',
  access: 'member',
  summary: 'End all sessions',
  reply: dataOf(z.object({ signed_out: z.literal(true) })),
});

/**
 * Needs the current password, a mailed code, or a sign-in younger than 5 minutes. At once: sockets closed, files gone,
 * the address free again; payments are kept (readings, 'Law'). Staff give their duty back first.
 */
export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/v1/delete/profile',
  access: 'member',
  summary: "Delete the caller's account",
  body: z.optional(
    z.object({
      current_password: z.optional(z.string().check(z.maxLength(200))),
      /** Of the newest mail that `sendDeletionCode` caused. */
      code: z.optional(Digits),
    }),
  ),
  reply: dataOf(z.object({ deleted: z.literal(true) })),
  fails: {
    403: ['password.currentWrong', 'account.codeWrong', 'auth.signInAgain'],
    409: 'account.dutyStands',
    429: 'auth.tooManyTries',
  },
});
