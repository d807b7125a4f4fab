import { confirmPhone, sendPhoneCode } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { saveSupportInfo } from 'shared-contracts/calls/contacts';
import type { Sms } from '../src/platform/sms/sms.ts';
import { send, type TestApp, type TestReply } from './app.ts';
import type { TestMember } from './members.ts';

type Signed = Pick<TestMember, 'token'>;

let numbers = 10_000;

/** A mobile number that nobody else in the test has: SMS to one number are counted. */
export const freshNumber = (): string => `+91 98220 ${(numbers += 1)}`;

/** Saves the number of a member. */
export const savePhone = (t: TestApp, { token }: Signed, phone: string): Promise<TestReply> =>
  send(t, saveSupportInfo, { body: { phone, whatsapp: phone } }, token);

/** The SMS since the last look, oldest first. */
export async function takeSms({ sms, parts }: TestApp): Promise<Sms[]> {
  await parts.jobs.settled();
  return sms.splice(0);
}

/** Asks for a code to one's number, or to the one that is given. */
export async function askForPhoneCode(
  t: TestApp,
  { token }: Signed,
  given: { readonly phone?: string; readonly current_password?: string } = {},
): Promise<TestReply> {
  const { body } = await send(t, getAccount, {}, token);
  const { support } = body['data'] as { support: { phone: string } | null };
  const phone = support?.phone ?? '';
  return send(t, sendPhoneCode, { body: { phone, ...given } }, token);
}

/** Asks for a code and returns it; '' where none was sent. */
export async function phoneCodeOf(t: TestApp, member: Signed): Promise<string> {
  await takeSms(t);
  await askForPhoneCode(t, member);
  return (await takeSms(t)).at(-1)?.variables.code ?? '';
}

/** Types a code. */
export const typePhoneCode = (t: TestApp, { token }: Signed, code: string): Promise<TestReply> =>
  send(t, confirmPhone, { body: { code } }, token);

/** Another six digits. */
export const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Gives a member a number of their own, confirmed by a code; returns it as SMS go to it. */
export async function confirmFreshNumber(t: TestApp, member: Signed): Promise<string> {
  const phone = freshNumber();
  await savePhone(t, member, phone);
  await typePhoneCode(t, member, await phoneCodeOf(t, member));
  await t.parts.jobs.settled();
  t.mails.length = 0;
  return phone.replaceAll(' ', '');
}

/** Puts the confirmation of a member's number so many ms into the past. */
export async function confirmedAgo(t: TestApp, { id }: TestMember, ms: number): Promise<void> {
  await t.db
    .updateTable('support_info')
    .set({ phone_confirmed_at: new Date(t.clock.read().getTime() - ms) })
    .where('profile_id', '=', id)
    .execute();
}
