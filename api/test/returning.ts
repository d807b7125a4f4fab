import { deleteAccount, SessionReply } from 'shared-contracts/calls/auth';
import { send, type TestApp } from './app.ts';
import { TestBrowser } from './browser.ts';
import type { TestMember } from './members.ts';
import type { applicant } from './sign-up.ts';

type Change = Parameters<typeof applicant>[0];

/** Deletes an account by the member's own call. */
export async function leave(t: TestApp, { token }: Pick<TestMember, 'token'>): Promise<void> {
  const { status, body } = await send(t, deleteAccount, { body: {} }, token);
  if (status !== 200) throw new Error(`The account stays: ${status} ${JSON.stringify(body)}`);
}

/** Signs up with an address and confirms it: the account that has it from then on. */
export async function joinWith(t: TestApp, email: string, change: Change = {}) {
  const browser = new TestBrowser(t, `198.51.100.${joined.next().value}`);
  const { token } = await browser.join({ ...change, email });
  const { body } = await browser.confirm({ token });
  const session = SessionReply.parse(body['data']);
  return { id: session.userId, token: session.token, email };
}

/** The same member with a new account. */
export async function leaveAndReturn(t: TestApp, member: TestMember, change: Change = {}) {
  await leave(t, member);
  return joinWith(t, member.email, change);
}

/** Each sign-up comes from a network of its own: mails that one network causes are counted. */
const joined = (function* () {
  for (let host = 1; ; host = (host % 250) + 1) yield host;
})();
