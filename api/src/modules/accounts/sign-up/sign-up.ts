import { signUp, NewMember } from 'shared-contracts/calls/auth';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type * as z from 'zod/mini';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve, type Validate } from '../../../platform/calls/serve.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import type { FieldError } from '../../../platform/validation/field-errors.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { birthdateComplaint } from '../birthdate.rules.ts';
import { madeForComplaint } from '../made-for.rules.ts';
import { passwordErrors } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { onTheBeat, secondsToMail, type AuthLimits } from '../sessions/auth-limits.ts';
import { rememberDevice } from './sign-up-device.ts';
import { mailSignUp, SIGN_UP_MS, type SignUpRequest } from './sign-up-mails.ts';
import { newestSignUp, prolongSignUp } from './sign-ups.store.ts';

/**
 * What the schema cannot check: common passwords, numbers that cannot be called, a gender that contradicts whom the
 * profile is for, and the marriage age, which depends on the day.
 */
const validateApplicant: Validate<typeof signUp> = ({ body }, { clock }) => {
  const user = (body as { user?: Record<string, unknown> | null } | null | undefined)?.user;
  return [
    ...passwordErrors(body),
    ...phoneErrors('user.phone', user?.['phone']),
    ...madeForErrors(user),
    ...ageErrors(user, clock()),
  ];
};

type Applicant = z.output<typeof NewMember>;

/** Signing up: a known address gets the same answer after the same time, and another mail. */
export function serveSignUp(api: Api, limits: AuthLimits): void {
  serve(
    api,
    signUp,
    async ({ body: { user } }, { db, mail, request, reply }) => {
      const parts = { ...api.parts, db };
      const againIn = await secondsToMail(limits, user.email, request);
      const mayWrite = againIn === null;
      const device = rememberDevice(request, reply, SIGN_UP_MS);
      await onTheBeat(
        parts.authFloorMs,
        register(parts, user, { device, mayWrite, language: languageOf(request) }),
      );
      mail.wake();
      // Counted by the typed address, not by accounts, so that it reveals nothing.
      return {
        data: { mailed: true as const, ...(mayWrite ? {} : { again_in: againIn }) },
      };
    },
    validateApplicant,
  );
}

interface Circumstances {
  /** The cookie's hash. */
  readonly device: string;
  /** Whether the mailbox has not had enough. */
  readonly mayWrite: boolean;
  readonly language: Locale;
}

/** Keeps the sign-up with its mail; where the mailbox has had enough, the newest one lasts longer instead. */
async function register(
  parts: AppParts,
  user: Applicant,
  { device, mayWrite, language }: Circumstances,
): Promise<void> {
  const requested = await requestedBy(user, device, language);
  await parts.db.transaction().execute(async (trx) => {
    const now = parts.clock();
    const newest = mayWrite
      ? undefined
      : await newestSignUp(trx, { email: user.email, device, now });
    if (newest === undefined) await mailSignUp(parts, trx, requested);
    else await prolongSignUp(trx, newest.id, new Date(now.getTime() + SIGN_UP_MS));
  });
}

async function requestedBy(
  user: Applicant,
  device: string,
  language: Locale,
): Promise<SignUpRequest> {
  const { email, name, lastName, gender, birthdate, phone, password, consents } = user;
  const { made_for, made_by_name } = user;
  return {
    email,
    name,
    last_name: lastName,
    gender,
    birthdate,
    device_hash: device,
    phone: phoneText(phone),
    made_for: made_for ?? null,
    made_by_name: made_by_name ?? null,
    password_hash: password === undefined ? null : await hashPassword(password),
    consents: consents ?? null,
    language,
  };
}

function madeForErrors(user: Record<string, unknown> | null | undefined): FieldError[] {
  const gender = NewMember.shape.gender.safeParse(user?.['gender']);
  const madeFor = NewMember.shape.made_for.safeParse(user?.['made_for']);
  if (!gender.success || madeFor.data === undefined) return [];
  const message = madeForComplaint(madeFor.data, gender.data);
  return message === null ? [] : [{ path: 'user.made_for', message }];
}

function ageErrors(user: Record<string, unknown> | null | undefined, now: Date): FieldError[] {
  const gender = NewMember.shape.gender.safeParse(user?.['gender']);
  const birthdate = NewMember.shape.birthdate.safeParse(user?.['birthdate']);
  if (!gender.success || !birthdate.success) return [];
  const message = birthdateComplaint(gender.data, birthdate.data, now);
  return message === null ? [] : [{ path: 'user.birthdate', message }];
}
