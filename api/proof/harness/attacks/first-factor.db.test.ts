import { listAudit } from 'shared-contracts/calls/audit';
import { beginStaffFactor, confirmStaffFactor } from 'shared-contracts/calls/staff-factor';
import { expect, it } from 'vitest';
import { makeEnrolmentCode } from '../../../src/modules/accounts/second-factor/enrolment-code.ts';
import { send, useApp } from '../../../test/app.ts';
import { addFactor } from '../../../test/factors.ts';
import { addMember } from '../../../test/members.ts';

const t = useApp({ staffFactorRequired: true, demonstration: false });

const begin = (token: string, enrolment_code?: string) =>
  send(t(), beginStaffFactor, { body: enrolment_code ? { enrolment_code } : {} }, token);

it('whoever learnt the password of staff sets up no factor before its owner does', async () => {
  const { id, email, token } = await addMember(t(), { role: 'staff' });
  // The attacker signed in a moment ago, so that no call asks for the password again.
  expect((await begin(token)).status).toBe(403);
  // A secret that was stored without the code, as a server of an earlier version does.
  const factor = await addFactor(t(), id, { confirmed: false });
  const confirmed = await send(t(), confirmStaffFactor, { body: { otp: factor.code() } }, token);
  expect(confirmed.status).toBe(403);
  expect((await send(t(), listAudit, { query: {} }, token)).body['code']).toBe('factor.needed');

  // Many guesses at the same time burn the code; they never pass it by.
  const made = await makeEnrolmentCode(t().parts, email);
  const guesses = Array.from({ length: 24 }, () => begin(token, 'K7QM-3XPD-9T2V-HB4C'));
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(403);
  expect((await begin(token, made?.code)).status).toBe(403);
});
