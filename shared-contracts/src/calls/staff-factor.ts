import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, FactorCode } from './schemas.ts';

/** The caller's own second factor, and what goes with it; times are ISO 8601. */
export const StaffFactor = z.object({
  /** `waiting` once it was begun, until a code confirms it; only `on` counts. */
  state: z.enum(['off', 'waiting', 'on']),
  /** Whether the desk stays closed without one. */
  required: z.boolean(),
  /** Whether setting one up takes the code that `staff-role` prints on the server. */
  enrolment_code: z.optional(z.boolean()),
  confirmed_at: z.nullable(z.string()),
  /** When this session gave a code last; null where it never did. */
  checked_at: z.nullable(z.string()),
  /** Recovery codes that were not used yet. */
  recovery_codes_left: z.number(),
  /** After so many ms without a sign of life this session is signed out; null for never. */
  idle_ms: z.nullable(z.number()),
});
export type StaffFactor = z.infer<typeof StaffFactor>;

const OwnFactor = dataOf(StaffFactor);
const Otp = z.object({ otp: FactorCode });
const RecoveryCodes = dataOf(z.object({ recovery_codes: z.array(z.string()) }));

/** Of calls that take a code: it is wrong or used up, none is needed, or there were too many tries. */
const CODE_FAILS = {
  403: 'factor.codeWrong',
  409: 'factor.notOn',
  429: 'auth.tooManyTries',
} as const;

/** Ours: how the caller's own second factor stands. */
export const getStaffFactor = defineCall({
  method: 'GET',
  path: '/api/v1/staff_factor',
  access: 'staff',
  withoutFactor: true,
  summary: "The caller's own second factor",
  reply: OwnFactor,
});

/**
 * Ours: makes a secret for an authenticator app; it counts once `confirmStaffFactor` had a code of it. Needs the
 * current password, or a sign-in younger than 5 minutes, and the code of the server where one is needed.
 */
export const beginStaffFactor = defineCall({
  method: 'POST',
  path: '/api/v1/staff_factor',
  access: 'staff',
  withoutFactor: true,
  summary: 'Begin with a second factor',
  body: z.object({
    current_password: z.optional(z.string().check(z.maxLength(200))),
    /** One-time code of the server, where `StaffFactor.enrolment_code` asks for it. */
    enrolment_code: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: dataOf(
    z.object({
      /** In base32, to be typed. */
      secret: z.string(),
      /** `otpauth:` address, to be drawn as a QR code. */
      uri: z.string(),
    }),
  ),
  fails: {
    403: ['auth.signInAgain', 'password.currentWrong', 'factor.enrolmentCodeWrong'],
    409: 'factor.alreadyOn',
    429: 'auth.tooManyTries',
  },
});

/**
 * Ours: from the first right code on the factor counts; other sessions of the account end. Recovery codes are shown
 * here only.
 */
export const confirmStaffFactor = defineCall({
  method: 'POST',
  path: '/api/v1/staff_factor/confirm',
  access: 'staff',
  withoutFactor: true,
  summary: 'Confirm the second factor by a code',
  body: Otp,
  reply: RecoveryCodes,
  fails: { ...CODE_FAILS, 403: ['factor.codeWrong', 'factor.enrolmentCodeWrong'] },
});

/** Ours: ten new recovery codes, each good once; the ones of before are not good any more. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/v1/staff_factor/recovery',
  access: 'staff',
  withoutFactor: true,
  summary: 'Make new recovery codes',
  body: Otp,
  reply: RecoveryCodes,
  fails: CODE_FAILS,
});

/** Ours: this session gave a code just now, as what moves money asks for. */
export const checkStaffFactor = defineCall({
  method: 'POST',
  path: '/api/v1/staff_factor/check',
  access: 'staff',
  withoutFactor: true,
  summary: 'Give a code for this session',
  body: Otp,
  reply: OwnFactor,
  fails: CODE_FAILS,
});

/** Ours: turns the second factor off; recovery codes go with it. */
export const removeStaffFactor = defineCall({
  method: 'DELETE',
  path: '/api/v1/staff_factor',
  access: 'staff',
  withoutFactor: true,
  summary: 'Turn the second factor off',
  body: Otp,
  reply: OwnFactor,
  fails: CODE_FAILS,
});
