import { signUp, type NewMember } from 'shared-contracts/calls/auth';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type * as z from 'zod/mini';
import type { Api, AppParts } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { mayMail, onTheBeat, type AuthLimits } from './auth-limits.ts';
import { judgeApplicant } from './judge-applicant.ts';
import { hashPassword } from './passwords.ts';
import { rememberDevice } from './sign-up-device.ts';
import { mailSignUp, SIGN_UP_MS, type Asked } from './sign-up-mails.ts';
import { newestSignUp, prolongSignUp } from './sign-ups.store.ts';

type Applicant = z.output<typeof NewMember>;

/** Signing up: a known address gets the same answer after the same time, and another mail. */
export function serveSignUp(api: Api, limits: AuthLimits): void {
  const { parts } = api;
  serve(
    api,
    signUp,
    async ({ body: { user } }, { mail, request, reply }) => {
      const mayWrite = await mayMail(limits, user.email, request);
      const device = rememberDevice(request, reply, SIGN_UP_MS);
      await onTheBeat(parts.authFloorMs, register(parts, user, { device, mayWrite }));
      mail.wake();
      return { data: { mailed: true as const } };
    },
    judgeApplicant,
  );
}

/** Keeps the sign-up with its mail; where the mailbox has had enough, the newest one lasts longer instead. */
async function register(
  parts: AppParts,
  user: Applicant,
  { device, mayWrite }: { readonly device: string; readonly mayWrite: boolean },
): Promise<void> {
  const asked = await askedBy(user, device);
  await parts.db.transaction().execute(async (trx) => {
    const now = parts.clock();
    const newest = mayWrite
      ? undefined
      : await newestSignUp(trx, { email: user.email, device, now });
    if (newest === undefined) await mailSignUp(parts, trx, asked);
    else await prolongSignUp(trx, newest.id, new Date(now.getTime() + SIGN_UP_MS));
  });
}

async function askedBy(user: Applicant, device: string): Promise<Asked> {
  const { email, name, lastName, gender, birthdate, phone, password, consents } = user;
  return {
    ...{ email, name, last_name: lastName, gender, birthdate, device_hash: device },
    phone: phoneText(phone),
    password_hash: password === undefined ? null : await hashPassword(password),
    consents: consents ?? null,
  };
}
